import { words } from '@roux/cooking/languages/word-list'

/** What every wish is said with, and who comes and when. */
const sayingNothing = words(
  `a an the mop batter peasy grannies serves feeds sert around about by onto into off out down kind sort some any lots lot plenty of and or for
  with without my our your his her their me us we i you it that this these those what whats is are be can could
  would like want need make making made cook cooking cooked recipe recipes dish dishes meal meals food something
  anything nothing idea ideas quick quickly easy simple fast lazy nice good great best tasty delicious yummy frozen
  classic traditional authentic modern homemade home style family kids kid children child friendly night weekday
  sunday tea student leftover leftovers fridge cupboard pantry store left over few minutes minute min mins hour
  hours under within less than half only just one two three four five six seven eight nine ten people persons person
  servings serving portions big small large little bit ever perfect ultimate super really very so please thanks
  tonight today tomorrow week day test hello hi dad dads mum mums mom moms nans grans kids grandma wife husband friends guests free love fun
  country garden plain basic new old other more most extra no not on in at to from up also work post fuss time mess
  waste un une le la les l de d du des et ou pour avec sans mon ma mes notre nos votre vos ton ta tes son sa ses
  leur leurs je tu nous vous il elle ils elles ce cet cette ces que qui quoi quel quelle est sont ai as avons avez
  ont faire fais cuisiner cuisine recette recettes plat plats repas idee idees chose rapide rapidement facile vite
  express bon bonne bons meilleur meilleure delicieux delicieuse gourmand gourmande classique traditionnel
  traditionnelle maison famille familial familiale enfant enfants bebe soir midi petit petite petits petites grand
  grande mere pere semaine dimanche pas etudiant reste restes frigo placard fond heure heures demi demie moins plus
  deux trois quatre cinq sept huit neuf dix personnes personne parts convives invites beaucoup peu tres bien merci
  svp stp moi toi lui salut bonjour veux voudrais aimerais envie besoin saveur saveurs tout tous toute toutes autre
  comme dans par sur en au aux chez much many else help hungry tired well keep before after during while when where
  which who how why then if got have has had get gets use used using glut heap handful bunch jar bag packet quarter
  third scratch hassle stress drama faff bother nonsense frills monday tuesday wednesday thursday friday saturday
  morning afternoon evening foolproof failproof favourite favorite beginner beginners lover lovers boyfriend
  girlfriend daughter brother sister parents mother father nan gran granny grandad neighbours colleagues guest rest
  bits bobs odds ends tin tins pans bowlful plate vibes vibe mood feeling feel flavour flavours flavor flavors taste
  tastes tasting market fair ingredients ingredient items things stuff thing anyone everyone everybody nobody
  someone somebody kitchen table times days weeks month year midweek mid late early lunchtime teatime bedtime treat
  approved twist touch version variation remix lonely single couple duo solo presque rien panier plein pleine veille
  boulot travail chichi effort fatigue prise tete compliquer complique compliquee longtemps long longue temps perte
  hospice hospices amis ami amie pote potes copains copines collegues voisins beaux belle papa maman papy papi mamie mamy tata tonton cousin
  cousine fils fille mari femme copain copine cheri cherie amoureux amoureuse seul seule monde gens ado ados gamins gosse gosses mioche mioches loulous minots
  lundi mardi mercredi jeudi vendredi samedi matin apres soiree nuit jour jours fin finir utiliser ecouler vider
  accommoder changer varier original originale originaux nouveau nouvelle nouveaux nouvelles parfait parfaite ideal
  ideale complets savoureux savoureuse gouteux gouteuse minutee astuce astuces aliments aliment produits produit
  marche chef mains retour boite boites conserve conserves faitout saladier assiette bol quelque quelques choses n
  importe prou sorte genre facon maniere esprit ambiance touche note bonsoir coucou plait propose proposez donne
  donnez montre trouve cherche prevoir pret prete prets faut peut peux pouvez sais savoir fait faites passer manger
  mange mangent recevoir recois servir aime aiment adore adorent voudrait veut souhaite souhaiterais desir inspire
  inspiration gourmandes gourmands grosse faim faims journee lente doucement beau belles mal malade ca cela ceci car
  donc si dont quand avant pendant entre contre vers sous depuis jusqu meme aussi encore toujours jamais plz pls thx
  thks asap gimme ppl sumthing smth wanna gonna gotta dunno max maxi tonite yall pax lol omg starving knackered
  skint scran grub nosh munchies truc trucs machin pr ss bcp qqch flemme neighbour neighbor neighbors voisin voisine
  voisines flatmate flatmates roommate roommates housemate housemates colleague collegue coloc colocs colocataire
  colocataires coworker coworkers boss patron patronne butcher boucher bouchere fishmonger poissonnier poissonniere
  landlord landlady proprio proprietaire greengrocer grocer primeur maraicher maraichere epicier epiciere baker
  boulanger boulangere farmer fermier fermiere concierge gardienne facteur postman jai crevee creve dalle bouffe
  bouffer graille miam hyper trop vla fonds loves loved hates hated marre tourne tournent tourner raffole raffolent
  deteste detestent`,
)

/** Never said for nothing: how it shall be, where it is from, what it is made in. */
const sayingMuch = words(
  `fancy healthy light hearty cosy cozy comforting comfort warm warming cold hot spicy mild creamy crispy crunchy
  fresh roasted roast baked fried grilled steamed raw smoky sweet sour savoury savory salty sticky rich thick thin
  toddler party date weeknight weekend lunch dinner supper breakfast brunch snack starter main side dessert pudding
  summer winter spring autumn fall christmas easter seasonal birthday picnic barbecue bbq cheap budget pot pan tray
  oven cooker slow pressure microwave air fryer protein low high carb calorie calories fat fibre fiber keto indian
  macro macros carbs training nutrition nutritious doctor calorique caloriques caloric sport sportif sportive medecin muscu musculation limiter slice slices race
  nutritionniste nutritionist dietician dietitian dieteticien dieteticienne apport apports marathon
  italian french thai chinese mexican greek moroccan spanish japanese korean vietnamese asian african turkish
  lebanese mediterranean english british american cajun tuscan persian indonesian caribbean jamaican whole green red
  white black yellow brown golden vegan vegetarian gluten dairy fusion street rustic mixed sauce topping filling
  base crust lunchbox box school gym workout knead bake leger legere sain saine chaud chaude froid froide epice
  epicee relevee doux douce cremeux cremeuse croustillant croustillante croquant fondant fondante moelleux moelleuse
  roti rotie grille grillee frais fraiche frit frite dejeuner diner souper gouter ete hiver printemps automne noel
  paques saison anniversaire fete pique nique cher chere economique poele casserole cocotte marmite micro ondes
  indien indienne italien italienne francais francaise thaie chinois chinoise mexicain mexicaine grec grecque
  marocain marocaine espagnol espagnole japonais japonaise asiatique provencal provencale mediterraneen
  mediterraneenne normande bretonne vapeur vert verte rouge blanc blanche noir noire jaune entree principal gouts
  sucre sale salee accompagnement garniture pate vegane vegetarien rainy snowy sunny freeze freezes freezer freezing
  keeps travels travel pack packed ahead stale machine mixer blender processor equipment gadgets cleanup washing
  churn bread gentle soothing wholesome nourishing romantic elegant impressive showstopper crowd surprise sheet
  stove stovetop hob grill wok griddle sick flu hangover hungover diet weight loss healthier lean bulk muscle gains
  kcal carbs sugar salt spice spices seasoning texture colour colours colorful colourful rainbow local organic
  natural batch batches prep midnight feast snacks nibbles appetizer appetiser appetizers canapes finger buffet
  potluck camping campfire hiking office lunchboxes thermos balanced nutritious energy immune iron vitamin vitamins
  omega inspired famous viral tiktok instagram trending restaurant takeaway deli bistro pub cafe sicilian roman
  neapolitan alsatian breton swiss german austrian bavarian polish russian ukrainian hungarian romanian portuguese
  brazilian peruvian argentinian chilean colombian cuban texan southern creole californian hawaiian australian irish
  scottish welsh swedish danish norwegian finnish nordic dutch belgian israeli syrian egyptian tunisian algerian
  ethiopian nigerian senegalese kenyan filipino malaysian singaporean burmese nepalese pakistani bengali punjabi sri
  lankan tibetan mongolian sichuan szechuan cantonese hunan taiwanese broke moitie congeler preparer emporter bureau
  tiede cuisson materiel robot balance additif additifs conservateurs gras grasse graisse regime ligne poids sport
  muscu proteine proteines energie pluie pluvieux neige soleil automnal hivernal estival printanier reconfortant
  reconfortante rechauffe rechauffer rechauffante convivial conviviale partager partage romantique complet complete
  equilibre equilibree nourrissant nourrissante consistant consistante copieux copieuse parfume parfumee exotique
  rustique raffine raffinee elegante chic festif festive technique bio locale antan voyage ecole cantine gamelle
  surgele surgeles surgelee surgelees congele congelateur poeles fours plaque plancha thermomix cookeo airfryer
  multicuiseur autocuiseur verrine verrines sicilienne romaine toscane napolitaine alsacien alsacienne savoyard
  savoyarde lyonnais lyonnaise nicois nicoise normand auvergnat corse basque catalan catalane portugais portugaise
  libanais libanaise turc turque tunisien tunisienne algerien algerienne africain africaine senegalais antillais
  antillaise reunionnais reunionnaise mauricien bresilien bresilienne americain americaine anglais anglaise
  irlandais allemand allemande polonais polonaise russe hongrois hongroise suedois coreen coreenne vietnamien
  vietnamienne cambodgien indonesien indonesienne malaisien iranien perse israelien syrien moelleuses croustillantes
  croustillants fondants fondantes mijotee mijote ventre rhume noires noirs dur dure durs dures rassis rassie
  stems stalks rinds peelings cores pods cosses tops fanes trognons tiges epluchures pelures croutes rassies mur murs overripe ripe spotty carcass carcasse heel talon quignon froid froide froids froides mould moulds`,
)

/**
 * Words that a cook writes in a prompt and that are no ingredient. What is not among them, nor in the lexicon, and
 * stands where an ingredient would, is taken for one that the kitchen does not know.
 */
export const commonWords: ReadonlySet<string> = new Set([...sayingNothing, ...sayingMuch])

/** The rest of the little words of both languages, and what is told of a day. */
const little = words(
  `til wit mrs missus hubby wifey bf gf bruv round regime diet dorm dorms halls digs bedsit studio internat assembling assembled thats law btw urgent pitie twins everything sitting se batch serie jardin ish stovetop picky fussy quarters bedroom chambre house tub tubs throw throwing thrown away jeter tops possible ideally ressemble ressemblent shop choose choix eve soit cote courses affames affame hungry starving arriving holds far alone feed feeds ready pret prete prets pretes will course faite faits faites complet complete saison seasonal season school ecole class classe classes olds pupils pupil cp months trimester doctor doctors gp cardiologist allergist dietitian nutritionist hypertension orders medecin docteur cardiologue allergologue dieteticienne nutritionniste ordre sober eyes nose throat lips yeux gorge levres nez pot slow work turning turn wants yet plenty finish finishing nobody every each until since although though because too whether both either neither here there everywhere somewhere
  maybe perhaps probably am im was were been being isn aren wasn weren don doesn didn won wouldn couldn shouldn
  cannot shall should may might must let lets ve ll re s t m o y x ok okay do does did done doing go goes going gone
  went come comes came coming getting give gives gave given giving take takes took taken taking put puts see seen
  look looks looking say says said tell tells told ask asks asked know knows knew think thinks thought feels felt
  find finds found kept leave show shows mean means wish wishes wished hope hopes hoping try tries tried trying
  start starts started starting stop serve served eat eats ate eaten bring brings brought bought buy turn turns
  turned end last next first second once twice again ago already yet still even never always often sometimes usually
  now soon later yesterday she he him himself herself myself yourself themselves ourselves they them theirs ours
  mine yours its itself whose whom such same own another others all several none least piece pieces part way ways
  type list word words whatever whoever whenever however above below between among across along through against
  toward towards upon near far away back per via versus vs quite rather pretty almost nearly enough actually
  absolutely totally definitely exactly properly proper simply truly alone together instead man men woman women folk
  folks lad lads girl girls boy boys sons daughters sisters brothers aunt uncle cousins nephew niece grandmother
  grandfather grandpa grandparents mummy daddy nana partner fiance fiancee mate mates friend teacher team young huge
  tiny short better bad worse worst right wrong lovely fine real true thank cheers sorry hey yo oh ah yes nope yeah
  loving likes liked enjoy enjoys wants wanted wanting needs needed crave craving fancy worth uses makes cooks prepare puis
  ensuite alors ainsi lors lorsque puisque tandis quoique afin parce pourquoi comment combien lequel laquelle
  lesquels celui celle ceux celles ci voici voila ne point guere aucun aucune nul certains certaines plusieurs
  chaque quelqu tel telle tels telles memes autres suis es sommes etes etais etait etions etaient etre sera serai
  serons seront serez serait seraient soit soient fut avais avait avaient aura aurai aurons auront aurait aurais eu
  ayant avoir vais vas va allons allez vont aller irait ira faisons font fera ferai ferait pouvons peuvent pouvoir
  pourrait pourrais pourrions dois doit devons devez doivent devoir devrait devrais voulons voulez veulent vouloir
  voudrions voulait sait savons savez savent faudra faudrait vient viens venons venez viennent venir met mets mettre
  mettons mettent prend prends prendre donner dis dit dire dites vois voir crois croire pense pensais penser trouver
  cherchons aimons plairait manges mangeons restent rester arrive arrivent arriver passe tient tiens tenir reviens
  revient rentre rentrer pars sors laisse laissez laisser attend aide aidez sens sent qu sinon ni mais assez mieux
  environ vraiment juste seulement surtout enfin bref ici bas dehors dedans devant derriere dessus dessous partout
  ailleurs jusque parmi selon malgre sauf hors hier demain aujourd hui maintenant bientot tard tot tantot deja
  souvent parfois fois mois ans annee annees homme hommes femmes filles garcon garcons frere freres soeur soeurs
  oncle tante neveu grands grandes pote potes amies invite equipe monsieur madame vieux vieille bonnes gros vrai
  vraie vrais vraies premier premiere dernier derniere pardon allo hein ben bah ouais oui non g jsuis jme jpeux chui
  chuis ke ki koi kan pk dla tt tro c sth sumfing smthn lemme pref u ur r w wiv wot cuz coz espece histoire kg gr
  gramme grammes gram grams ml cl dl litre litres liter liters tbsp tsp cm mm kilo kilos oz lb lbs pound pounds
  tasse tasses cup cups cuillere cuilleres pinch pincee bols bowl bowls assiettes plates dozen dizaine douzaine zero
  eleven twelve thirteen fourteen fifteen sixteen twenty thirty forty fifty hundred onze douze treize quatorze
  quinze seize vingt trente quarante cinquante cent amazing special allergy allergies allergic allergique
  allergiques allergie allowed banned forbidden interdit interdite interdits interdites add ajoute ajouter ajoutez
  mix chop drain simmer translate traduis double triple halve change swap mitonner concocter suggest suggestion
  suggestions`,
)

/** Does a word say nothing of what is to be cooked? */
export function saysNothing(word: string): boolean {
  return sayingNothing.has(word) || little.has(word)
}
