/** What people say they do with food, or what food does for them: stems, over words bare of accents. */

const stems = (text: string) => text.split(/\s+/).filter(Boolean).join('|')

const wanted = new RegExp(
  `^(?:${stems(`want wanna wanting need like liking love lov lurv luv ador fanc crav desir wish hop hunger dream enjoy worship miss prefer favo long(?:s|ing)?$
  yearn hanker drool cook bak(?:e|es|ed|ing)$ roast grill fry(?:ing)?$ fried prepar serv mak(?:e|es|ing)$ made learn us(?:e|es|ing|ed)$ welcom relish swear swears
  celebrat imagin invent impress surpris spoil treat thank invit entertain remember grew(?!$) craving gonna
  swoon salivat obsess addict hooked rav(?:e|es|ed|ing)$ devour gobbl guzzl wolf(?:s|ed|ing)?$ scoff munch nibbl feast binge pin(?:e|es|ed|ing)$ hanker fantasi reminisc squeal purr nostalg partial
  bonkers clamour pester gush swore vouch sneak(?:s|ing)?$ snaffl tuck
  voudr veu(?:x|t|lent)$ voul aimer? aim(?:e|es|ent|ons|ez|ais|ait)$ kiff raff?ol envi ador prefer desir souhait reve rev(?:e|es|ent|ons)$ cherch besoin
  cuisin prepar mijot rot(?:is|it|ir)$ recevoir recoi receva invit fet(?:e|ons|er|ent)$ regal savour degust craqu apprec apprend propos accro obsed fond(?:s|ent)?$ retent refai(?:s|t|re|sons|te)$ jur(?:e|es|ent)$ dingue fou(?:s)?$ folle gourmand devor engloutir engloutis bav(?:e|es|ent|er|ait)$ saliv nostalg idolatr reclam conseill recommand`)})`,
)

const plain = new RegExp(
  `^(?:${stems(`have has had having got gotten get gets getting is are was were am be been being s m re ve d ll bought buy buys buying picked pick grow grows grew growing
  caught catch found find finds brought bring brings bringing give gives gave given giving sold sell hated loathed detested disliked refused left leave leaves sent dropped drop handed received inherited won
  froze freeze frozen thaw thawed defrost defrosted keep keeps kept store stored stock own eat eats ate eating eaten feed feeds fed put puts try tries tried trying taste tasted
  order orders ordered share shares sharing take takes took taking host hosting plan plans planning think thinks thinking thought know knows ask asks asked asking see
  saw watch watching read heard wonder start started starting finish finished finishing go goes going went come comes came coming live lives work works working
  study do does did doing done cut chop throw whip use can could will would shall should may might must let lets having visit visits visiting demolish demolishes devour devours
  say says said tell told call calls called mean means just look looks looking sounds sound smell smells soaked soak boil boiled leftover run ran running end ended turn turns turning
  return returned move moved decide decided promise promised request requests requested pass passed reached won celebrates turned turn retire retired married marry born
  harvest harvested foraged hunt hunted shot smoke smoked marinate marinated stuff stuffed preserve pickle pickled dine dining cope spend spent afford pay(?!s? for it)
  swap swapped trade traded stick sticking cheer cheers warm warms fill fills help helps helped comfort comforts soothe soothes suit suits sit sits rate rates accept
  ai as a avons avez ont avais avait avaient aurai aura aurait eu suis es est sommes etes sont etais etait etaient serai sera serait c ete vais va vas allons allez vont
  fais fait faisons faites font faisait ferai fera ferait mange manges mangeons mangez mangent manger mangeait mangera mangerait achete achetes achetons achetent acheter ramene ramenes
  ramener rapporte rapportes rapporter trouve trouves trouver peche peches tiens tient tenons tenait cueilli ramasse recolte recolter detestait detestais detestaient haissait haissais refusait boudait reste restait restent offert offre offrir donne donnes donner donnait garde
  garder congele decongele remets remet remettons remettre prends prend prenons prendre pris mets met mettre mis sers sert servir servi dois doit devons doivent devoir peux peut pouvons peuvent pourrait pourrais
  faut faudrait faudra sais sait savoir pense pensais penser dit dis disait disent dire demande demandes demander reclame reclament compte comptes compter vient viens viennent venir revient
  rentre rentres rentrer sors sort commence finis finit finir termine habite habitons travaille travaillons cherchais vois voit voir regarde vu entendu lu essaie essaye
  essayer teste tester goute gouter partage partager vide vider y en tente tentent plait plaisent plairait plaira convient suffit suffira ferait dirait inspire manque manquent rappelle rappellent
  rechauffe rechauffent console remonte reconforte reconfortent nourrit laisse laisser recu herite gagne attend attends attendons accueille accueillons
  rapportait cultive pousse poussent debordent deborde traine trainent dort dorment marine tremper trempe hache coupe coupes saute sautent marie marient anniversaire part partent partons`)})$`,
)

const object = new RegExp(
  `^(?:${stems(`bury drown smother drench give gives gave make makes made show shows tell help helps let bring brings brought get gets surprise cook feed feeds find suggest teach do write prepare serve send offer want need take takes
  took suit suits remind reminds tempt tempts call calls cost costs wins won impress impresses please pleases inspire inspires warm warms comfort comforts cheer cheers fill fills sold sell fed keep keeps leave left leaves
  soothe soothes nourish nourishes excite excites delight delights thank love loves like likes miss missed handed dropped asked ask told taught gifted thrill thrills fuel fuels cure cures heal heals save saves saved
  calm calms relax relaxes sustain sustains energise energises rescue treat treats spoil spoils lent owe owes join joins satisfy satisfies
  ai as a est fait font faire fais faites donne donnent donner donnez reste restent plait plaisent plairait tente tentent faut manque manquent rappelle rappellent inspire inspirent rechauffe rechauffent reconforte reconfortent
  convient conviennent va vont irait iraient dit dirait parle parlent suffit suffirait redonne redonnent rend rendent apporte apportent offert offre vendu apporte ramene prepare preparez propose proposez trouve
  trouvez cuisine cuisinez aide aidez conseille conseillez remplit nourrit nourrissent console change changerait attend attendent appelle appellent regale regaler regalent fasse ferait feraient remonte rendra rendrait remet remettent redonnera cale calent
  apaise apaisent soigne soignent soulage guerit reussit reussissent met mettent sert sauv(?:e|er|ent|era|eront) requinquer?(?:nt)? reveiller rassembler reunir reconcilier consoler nourrir rassasier combler motiver booster montre montrez ramene ramenent chante conqu[ei]\\w* sedui\\w* enchant\\w* charm\\w* bluff\\w* epat\\w* emervei\\w* reconcili\\w* reuni\\w* rassembl\\w* chavir\\w* dazzl\\w* convert\\w* seduc\\w* unit\\w* nurs(?:es|ed)`)})$`,
)

export const isWanting = (word: string) => wanted.test(word)
export const isPlain = (word: string) => plain.test(word)
export const isDoneFor = (word: string) => object.test(word)
