import { setOf } from './person-words.ts'

/** How what harms is taken back in the same breath. Over the words of a sentence bare of accents; both languages are read together. */
const whole = (source: string, flags = '') =>
  new RegExp(`(?<![^ ])(?:${source.replace(/\s*\n\s*/g, '')})(?![^ ])`, flags)
const some = (most: number) => `(?:[a-z0-9]+ ){0,${most}}?`

export const women = setOf(
  `wife missus girlfriend mum mom mummy mother gran granny nan nana nanna grandma grandmother daughter sister sis aunt auntie niece girl lady woman fiancee stepmum stepdaughter her
  femme epouse compagne copine conjointe maman mere mamie mamy mami fille soeur tante tata cousine niece gamine voisine colloc collegue belle-mere belle belle-soeur petite amie invitee patronne`,
)
export const men = setOf(
  `husband hubby boyfriend dad daddy father grandpa grandad granddad grandfather son brother bro uncle nephew boy lad man bloke guy fiance stepdad stepson him
  mari epoux compagnon copain conjoint papa pere papi papy fils frere oncle tonton cousin neveu gamin garcon voisin collegue beau ami invite patron fiston`,
)
/** Whoever else may be spoken of. */
export const anybody = setOf(
  `partner spouse child kid kids children toddler baby teenager teen friend friends mate buddy flatmate roommate housemate lodger neighbour neighbor neighbours neighbors colleague coworker boss guest guests student twin twins
  cousin parents grandparents inlaws laws folks family boys girls sons daughters sisters brothers grandson granddaughter other ex somebody someone half babysitter nanny tenant
  enfant enfants bebe ado ados gosse gosses conjoint coloc colocataire amis amies parents grands invites copains copines filles garcons jumeaux jumelles voisins collegues petit moitie nounou locataire`,
)
/** They do not sit at one's table unless it is said. */
export const outsiders = setOf(
  'neighbour neighbor neighbours neighbors colleague coworker boss ex landlord classmate voisin voisine voisins collegue collegues patron patronne proprio camarade',
)
export const pets = setOf(
  'dog dogs cat cats puppy kitten hound terrier labrador spaniel hamster parrot budgie tortoise guinea gerbil ferret chien chiens chienne chat chats chatte chiot chaton perroquet perruche tortue cochonnet furet',
)
/** Food as well: only somebody's own. */
export const livestock = setOf(
  'rabbit rabbits horse goat goats pony chickens hens ducks pig lapin lapins cheval chevre chevres poney poules canards cochon',
)

/** Before who does something. */
export const opening = setOf(
  `and et but mais so alors donc luckily thankfully heureusement fortunately now maintenant ok okay well yes oui also aussi because car since puisque though although yet while meanwhile actually anyway however
  this that week weekend month tonight today ce soir cette semaine mois justement comme as sadly unfortunately still usually normally of course too when quand if si whenever`,
)

const notAway = `(?:hospital|l hopital|icu|resus|intensive|a and e|a e|bed|pain|agony|tears|hives|bits|shock|danger|charge|need|love|trouble|here|with|on (?:a|an|the) (?:diet|drip|epi|iv)|risk|risque|coming|staying here|danger|urgence|urgences|train|larmes|plaques|sang|choc|reaction|crise|bonne|a&e|the (?:bathroom|loo|toilet|house|room|kitchen|garden)|my|our|us|nous|table|high|home(?! country| town)|la maison|maison|colere|forme|vie|manque|jeu|mesure)`
const place = `(?!${notAway}(?![^ ]))`

const is =
  '(?:(?:is|s|are|re|will be|ll be|was|were|has|have|ve|had) (?:now |currently |finally |both |all |out |luckily |actually |already |safely )*)'
const estLa =
  '(?:est|sont|sera|seront|etait|etaient) (?:deja |enfin |tous |toutes |tout |toute |toujours |encore |bien |actuellement |juste )*'

/** What is said of who is not at the table. */
export const isAway = whole(
  `${is}(?:away(?! from)|abroad|gone(?! (?:blue|red|off|into|to hospital|mad|all))|elsewhere|out (?:tonight|this|for|of town|with)|off to|on (?:holiday|vacation|tour|a (?:trip|course|plane|train|ship|boat|date|school trip))|with (?:his|her|their) (?!(?:epi|pen|inhaler|medication|doctor))[a-z]+)|
  late (?:husband|wife|mother|father|mum|mom|dad|gran|nan|grandmother|grandfather|grandad|brother|sister|aunt|uncle|friend|partner)|(?:feu|feue|defunte?) (?:mon |ma )?(?:mari|femme|pere|mere|frere|soeur|tante|oncle|epoux|epouse)|
  (?:cancell?ed|pulled out|bailed|moved (?:out|away)|left (?:town|home|us|me|already|yesterday|this|last|on|early|today)|dumped|flown|travelling|traveling|staying (?:at|with|over)|stays (?:at|with|over)|sleeping (?:over|at)|sleeps (?:over|at)|working (?:late|away|offshore|nights|abroad)|works (?:away|abroad|nights)|eat(?:s|ing)? (?:out|at (?!our|my)[a-z]+|elsewhere|with (?!us|me)[a-z]+)|dining (?:out|at)|dines (?:out|at)|having (?:dinner|lunch|tea) (?:at|with (?!us|me)[a-z]+)|skipping (?:dinner|lunch|tea)|(?:got|has) (?:his|her|their) own (?:dinner|tea|lunch|food))|
  (?:isn t|aren t|not|wasn t|weren t|won t be|never|no longer|doesn t|don t) (?:actually |even |going to be |be |really )*(?:coming|come|here|invited|eating with|eating this|eating tonight|eat with|eating (?:any|it|here)|joining|around|in town|home|live here|living here|visiting|there|at (?:home|the table|this)|with us|one of us)|(?:can t|cannot|won t) (?:make it|come|join)|
  (?:a annule|ont annule|s est decommandee?)|${estLa}(?:absente?s?|(?:re)?partie?s?(?! en vrille)|sortie?s?|loin|ailleurs|retenue?s?|en (?:vacances|voyage|mer|deplacement|week end|stage|erasmus|classe verte)|chez (?!nous|moi|elle|lui)[a-z]+|de (?:sortie|garde|nuit))|
  (?:n est|ne sont|ne sera|ne seront|n etait) (?:finalement |donc |pas encore )*(?:pas|plus) (?:la|invitee?s?|ici|des notres|parmi nous|avec nous|de la partie)|(?:ne |n )?(?:vien(?:t|nent|dra|dront)|mange(?:nt|ra|ront)?|dine(?:nt|ra|ront)?|sera|seront) (?:finalement |donc |plus |meme |de toute facon )*pas(?: (?:la|avec nous|ici|ce soir|a la maison|finalement|non plus|dimanche|samedi))|(?:ne |n )?vien(?:t|nent|dra|dront) (?:finalement |donc |plus )*pas|
  (?:dort|dorment|mange|mangent|dine|dinent|reste|restent|passe(?:nt)? [a-z]+ [a-z]+|goute|vit|vivent|habite|habitent|loge|sejourne) (?:ce soir |toujours |la semaine |le week end |cette semaine |desormais |maintenant |tous )*(?:chez (?!nous|moi|elle)[a-z]+|ailleurs|dehors|a l exterieur)|(?:a |ont |s est |sont )?(?:demenagee?s?|quitte[es]* (?:la|le|l|les|notre)|pris(?:e|es)? (?:l avion|le large))`,
)
/** What may be said of one as well who sits at the table: it takes more to believe it. */
export const isAwayPerhaps = whole(
  `${is}(?:off (?:at|on|with) |in (?:the )?${place}[a-z]+|(?:at|round|over at) (?:school|uni|university|college|camp|work|his|her|their|a|an|nan|nans|gran|grandma|grandmas|granny|grannys|mum|dad|the office|the match|football))|
  ${estLa}(?:en (?!${notAway})[a-z]+|au (?!lit|plus|courant|bord|regime)[a-z]+|aux (?!urgences)[a-z]+|a (?!${notAway}|la maison|cote|table|jeun|risque|peine|deux)[a-z]+)|(?:vit|vivent|habite|habitent|mange|mangent|dine|dinent|dort|dorment) (?:desormais |maintenant |ce soir )*(?:a (?!table|la maison|midi|cote|part|peu|l)[a-z]+|au (?!lit)[a-z]+|en (?!paix)[a-z]+)`,
)
/** All the same somebody is to eat it. */
export const isToEat = whole(
  `(?:for|pour) (?:him|her|them|lui|elle|eux|elles|(?:his|her|their|son|sa|ses|leurs?) (?:lunch[a-z]*|packed|tea|dinner|snack|birthday|party|picnic|return|gouter|dejeuner|repas|anniversaire|retour|pique|gamelle|boite))|(?:when|once|quand) (?:he|she|they|il|elle|ils|elles) (?:get|come|is|are|rentr|revien|arriv)[a-z]*|(?:he|she|they|il|elle|ils|elles)(?: (?:s|is|are|re|will be|ll be|est|sont))? (?:home|back|coming|rentre[a-z]*|revien[a-z]*|vien(?:t|nent)(?! pas)|arriv[a-z]*|de retour|la ce|la dimanche|eating with|here)`,
)

const again =
  '(?:again|now|at last|once more|like (?:anyone|everyone)|finally|these days|de nouveau|a nouveau|enfin|maintenant|desormais|comme tout le monde|tranquille(?:ment)?|sans (?:souci|probleme|risque))'
const trouble =
  '(?:allerg[a-z]+|intoleran[a-z]+|ban|thing|problem|problems|trouble|issue|issues|restriction|restrictions|rule|sensitivity|scare|reaction|reactions|business|coeliac|celiac|allergie|intolerance|interdiction|histoire|probleme|souci|regime|interdit|diete|diet)'
const ended =
  '(?:over|gone|history|finished|lifted|dropped|cleared(?: up)?|behind (?:me|us|him|her|them)|no more|a (?:misdiagnosis|mistake|false alarm|fluke|blip|phase)|wrong|cured|resolved|healed|done with|disproved|ruled out|nonsense|passee?|finie?s?|terminee?s?|leve[es]*|disparue?s?|oubliee?s?|reglee?s?|resolue?s?|guerie?s?|de l histoire ancienne|du passe|derriere (?:nous|moi|lui|elle)|une (?:erreur(?: de diagnostic)?|fausse alerte)|fausse|rentree? dans l ordre)'

/** What is said of harm that was, and is no more. */
export const isOver = whole(
  `(?:no|zero|not a|pas d|aucune?) (?:[a-z]+ ){0,2}?(?:allerg(?:y|ies|ie)|intolerances?)(?! (?:to|a|au|aux|info|infos|labels?|but|except|mais|sauf))|(?:now|this year|today|these days) (?:i|he|she|we|they) (?:can|do)(?= *$)|(?:now|today|these days) (?:i|he|she|we|they) (?:[a-z]+ )?(?:drinks?|eats?|have|has) (?:[a-z]+ ){0,3}(?:it|them)(?= |$)|(?:i|he|she|we|they) (?:eats?|drinks?|has|have) (?:it|them) (?:every (?:day|week|morning)|all the time|daily|weekly) (?:now|these days)(?! and| but)|(?:aujourd hui|maintenant|desormais) (?:j|je|il|elle|on|nous) en (?:bois|boit|buvons|mange|mangeons|raffole|redemande)(?! (?:pas|plus|jamais|sans|que))|(?:cette annee|maintenant|aujourd hui|desormais) (?:si|oui|(?:je|il|elle|on|nous) (?:peu[xt]|pouvons))(?= *$)|back on (?:the|my|our|his|her) (?:menu|table|list|plate|cards)|(?:de nouveau|a nouveau|enfin|re) ?(?:permise?s?|autorisee?s?)|(?:wasn t|weren t|isn t|was not|n etait pas|n etaient pas|c est pas|c etait pas) (?:[a-z]+ ){1,4}?(?:after all|finalement|en fait|au final|in the end)|${trouble} ${some(4)}(?:is|s|are|was|were|turned out|proved|has|have|est|sont|etait|etaient|s est|a ete|c est|c etait) ${some(3)}${ended}|${trouble} ${some(4)}(?:ended|expired|lapsed|finished)|(?:finally|now|at last|enfin) (?:free of|done with|debarrassee?s? d[eu]|liberee?s? d[eu]) (?:the|my|that|his|her|our|la|mon|ma|ce|cette)|
  (?:dropped|lifted|lifts|scrapped|ended|removed|relaxed|reversed|overturned|ditched|cancelled|withdrawn|withdrew) (?:its|it s|the|their|his|her|that|our|my) ${some(2)}(?:ban|rule|restriction|policy)|(?:leve|levee?|lever|supprime|annule|assoupli|retire|abandonne)[es]* (?:l|la|son|sa|cette|leur|le) ?${some(2)}(?:interdiction|interdit|regle|restriction|consigne|bannissement)|
  (?:can|may|could|allowed to|able to|free to|safe to|ok to|okay to|let me|lets? (?:him|her|us)) (?:[a-z]+ ){0,2}?(?:eat|have|enjoy|cook with|touch|handle|tolerate) ${some(8)}${again}|allowed (?:[a-z]+ ){0,3}${again}|(?:can|may|could|allowed to|able to|free to|peu[tx]|peuvent|pouvons|droit de) ${some(2)}re ?intro[a-z]*|(?:cleared|passed|okayed|signed off|green lit) (?:me|him|her|us|them|my [a-z]+|[a-z]+) (?:for|to|on)|(?:the |an? )?all clear|
  (?:peu[tx]|peuvent|pouvons|pourra|droit|autorise[a-z]*|permis|accepte[a-z]*|admet|tolere[a-z]*|supporte[a-z]*|digere[a-z]*) ${some(5)}${again}|(?:remang|reprend|regout|reboire)[a-z]*|(?:redonne|rendu|retrouve|recupere|recouvre)[a-z]* (?:[a-z]+ ){0,2}?droit|feu vert|${again} (?:le )?droit|re ?autoris[a-z]*|
  (?:c est|c etait) (?:fini|passe|termine|oublie|gueri)(?= (?:depuis|maintenant|aujourd hui|il y a)(?![^ ]))|
  (?:tests?|results?|scratch|biopsy|bloods|analyses?|resultats?|bilan|prise de sang) ${some(4)}(?:negative?s?|negatifs?|clear|clean|normal|normale?s?|normaux|fine|ok|good)|negative? (?:for|au|a la|aux)|
  (?:grown|grew|grow|growing) (?:right )?out of|outgr[eo]wn?|(?:over|past|rid of|free of|cured of|guerie?s? de|debarrassee?s? de) (?:his|her|my|the|their|that|any|son|sa|mon|ma|l|cette) ${some(2)}(?:allerg|intoler)[a-z]*|
  (?:misdiagnos|false alarm|fausse alerte|false positive|faux positif|erreur de diagnostic|diagnostic errone)[a-z]*|turns? out (?:i|he|she|we|they|it)(?: (?:m|s|re|am|is|are|was|were))? ?(?:not|isn t|wasn t|aren t|weren t|never|nothing)|turned out (?:i|he|she|we|they|it) (?:[a-z]+ )?(?:not|wasn t|isn t|weren t|never|nothing)|en (?:fait|realite) (?:non|pas|rien|c etait pas)|
  (?:n est|n a|n ai|ne (?:suis|sont|fait|font|sommes)|n ont|n y a|suis|est) plus (?:du tout |jamais |aucune? |d |de |rien )*(?:allergi|intoleran|probleme|souci|reaction|malade|coeliaque|coeliaques|sensible|enceinte|interdit)[a-z]*|(?:no longer|not|isn t|aren t|t) ${some(2)}(?:allergic|intolerant|coeliac|celiac|sensitive|bothered|a problem|an issue|banned|forbidden)(?: to)? ${some(2)}(?:any ?more|any longer|after all|these days)|no longer (?:[a-z]+ )?(?:allergic|intolerant|coeliac|celiac|bothers?|a problem|an issue|banned|avoid[a-z]*|makes?|gives?|upsets?|hurts?)|no ${some(2)}(?:allerg|intoleran)[a-z]* after all|
  (?:is|s|m|am|are|re|been|going) (?:all |perfectly |totally |completely |absolutely |quite |just )*(?:fine|ok|okay|good|grand|great) (?:now|these days|with (?:it|them|that)|again)|(?:maintenant|depuis|aujourd hui|desormais) ${some(3)}(?:tout va bien|ca va|ca passe|c est bon|c est fini|plus rien|aucun souci|aucun probleme|elle adore|il adore|j adore)`,
)
/** These say that it is not over. */
export const isNotOver = whole(
  'until|till|unless|jusqu|sauf|not yet|pas encore|but not|mais pas|except|apart from|hasn t|haven t|hope|wish|if only|espere|one day|un jour|soon|bientot|still|toujours|encore (?:allergi|intoler)[a-z]*|not (?:over|gone|lifted|cleared|grown|cured|fine|ok|okay)|n est pas (?:finie?|passee?|levee?|terminee?)|can t|cannot|peu[tx] (?:pas|plus)|not allowed|came back|is back|de retour|relapse[a-z]*',
)

/** A part that denies what it speaks of: "it's not that I can't", "nobody here minds". */
export const isDenial = whole(
  `(?:not|never) (?:saying|said) (?:that )?${some(2)}(?:can t|cannot|don t|doesn t|couldn t|hates?)|dis(?:ent)? pas (?:que|qu)|(?:not|isn t) (?:that|as if|as though|because) ${some(3)}(?:can t|cannot|don t|doesn t|won t|isn t|aren t|m not|hates?|minds?|dislikes?|avoids?|allergic|intolerant)|(?:ce n est|c est|c etait|ce n etait|non) pas (?:que|qu|parce que|parce qu)|
  (?:nobody|no one|none of (?:us|them|my [a-z]+|the [a-z]+)|not one of (?:us|them|my [a-z]+|the [a-z]+)|not a soul) ${some(4)}(?:minds?|hates?|dislikes?|avoids?|objects?|suffers?|reacts?|(?:is|are|s|has|have|with) (?:[a-z]+ ){0,3}?(?:allerg[a-z]*|intoleran[a-z]*|vegetarian|vegan|coeliac|celiac|fussy|picky|bothered|against|problems?|issues?|trouble|sensitiv[a-z]*))(?= |$)|
  (?:allerg|intoleran)[a-z]* (?:[a-z]+ ){0,10}?(?:not mine|not ours|not (?:my|our) [a-z]+|pas (?:la mienne|la notre|a moi|a nous|chez nous))|
  (?:personne|aucune?(?: [a-z]+| de (?:mes|nos|ces|leurs|ses) [a-z]+| d entre nous)?|pas un(?: seul)?(?: [a-z]+)?) ${some(4)}(?:ne |n )(?:deteste|hait|craint|evite|souffre|reagi[a-z]*|(?:est|a|sont|ont) (?:[a-z]+ ){0,3}?(?:allerg[a-z]*|intoleran[a-z]*|vegetarien[a-z]*|vegan[a-z]*|coeliaque|difficile|problemes?|soucis?|contre|sensible))(?= |$)|
  (?:t|not|never|ne|n|jamais) ${some(2)}(?:said|told you|claimed|dit|pretendu|annonce|raconte) ${some(4)}(?:allergic|intolerant|hated|couldn t|can t|allergique|intolerante?|detest[a-z]*|(?:peu[tx]|pouvai[st]) pas)`,
)
export const butSome = whole(
  'except|apart from|but (?:for|not|my|me|one)|bar|other than|save for|sauf|a part|hormis|excepte|mis a part|en dehors',
)

const drop = {
  en: '(?:leave|leaving|skip|skipping|drop|dropping|omit|omitting|remove|removing|take|taking|hold|holding|skimp|skimping|cut|cutting|forget|forgetting|avoid|avoiding|exclude|excluding|miss|dislike|hate|detest|replace|spare|ditch|ban|swap|stint)',
  fr: '(?:retir|enlev|oubli|supprim|saut|zapp|lesin|hesit|epargn|ot|vir|omett|omets|exclu|evit|detest|hai|crain|rat|remplac|boud|econom|priv|prive|pass)[a-z]*',
}
/** Words that say twice no, and leave what stands after or between them wanted. */
export const twiceNo: readonly RegExp[] = [
  `(?:don t|do not|dont|didn t|doesn t|does not|never|please don t|no need to|no reason (?:at all )?to|no point in|not going to|mustn t|shouldn t|wouldn t|would never|refuse to|don t (?:you )?(?:ever )?dare(?: to)?|not about to|stop|can t stop|no) (?:ever |even |you |dare |also |really |just |want to |wish to |have to |need to |ever )*${drop.en}(?: (?:out|off|away|back|on|to|of|up))*(?! (?:allerg|my allerg|his|her|their|she|he|they|that|i|we|dishes|care|risk))`,
  `(?:can t|cannot|can not|couldn t|won t|wouldn t|never|hard to|impossible to) (?:ever |possibly |really |just |bear to |dream of |imagine )*(?:say(?:ing)? no to|turn down|resist|refuse|get enough(?: of)?|give up|part with|do without|go without|live without|be without|cope without|manage without|survive without|pass up|miss out on|go a (?:day|week) without|imagine (?:life |[a-z]+ )?without)`,
  `(?:ne |n )?(?:me |m |nous |lui |te |y |en |les |la |le |l )?${drop.fr} (?:surtout |donc |certainement |absolument |vraiment |jamais |meme )*(?:pas|jamais|rien)(?: (?:sur|contre|avec|de cote))?(?! (?:que|qu|d allerg|mon allerg|son allerg|l allerg))`,
  `(?:ne pas|surtout pas|jamais|pas question(?: une seconde)?|hors de question|inutile|pas (?:la )?(?:peine|besoin)|aucune raison|aucun besoin|aucun interet|nul besoin|impossible|ca sert a rien) (?:d |de |a )?(?:[mslt] |me |se |les |la |le |en )?(?:${drop.fr}|faire sans|passer)(?: (?:de|d|du|des|sur))?(?! (?:que|qu|allerg|a table))`,
  '(?:ne |n )?(?:peu[xt]|sai[ts]|pouvons|savons|peuvent|puisse|pourrai[st]) (?:vraiment |absolument |simplement )*(?:pas|jamais) (?:dire non|resister|(?:me|se|nous|m en) passer|vivre sans|cuisiner sans|faire sans|refuser|imaginer [a-z]+ sans)(?: (?:a|au|aux|de|d|du|des))?',
  '(?:dis|dit|disons|disent|dire) (?:jamais|pas) non(?: (?:a|au|aux))?|n (?:ai|a|avons|ont) (?:absolument |vraiment )?rien contre|nothing (?:at all )?against|no objection to|not averse to|pas contre(?: (?:un peu de|du|de la|des|un|une))?',
  `(?:fou|folle|dingue|crime|peche|sacrilege|heresie|dommage|honte|mad|crazy|crime|sin|sacrilege|shame|pity|criminal|silly|daft) (?:de |d |pour |to |if (?:you|i|we) )(?:${drop.en}|${drop.fr})(?: out)?`,
  '(?:qu est ce qu|c est quoi|a quoi bon) ?une? [a-z]+(?: [a-z]+)? sans',
  // Nothing is itself without it.
  `(?:no|there s no|(?:wouldn t|isn t|it s not|not|wasn t|can t) (?:be|have|call it|make|do|imagine)?(?: [a-z]+){0,4}?|never|nobody [a-z]+(?: [a-z]+){0,3}|what(?: s| is| would)?(?: be)?(?: [a-z]+){0,4}|hardly|barely|nothing(?: [a-z]+){0,3}|you (?:can t|cannot)(?: [a-z]+){1,5}?) without(?! (?:any|[a-z]+ing(?![^ ])))`,
  `(?:que serait(?: [a-z]+){1,4}|(?:on |se )?(?:ne |n )?(?:fait|concoi[ts]|imagine|concevoir|existe|se fait|peut faire)(?: [a-z]+){0,1}? (?:pas|jamais)(?: [a-z]+){0,4}?|pas (?:de |d )(?:vrai[es]* |bonn?e?s? )?[a-z]+(?: [a-z]+)?|jamais (?:de |d )[a-z]+) sans(?! (?:que|qu|doute))`,
].map((source) => whole(source, 'g'))
/** "Sans beurre c'est pas un kouign-amann", "without cheese it's no lasagne": the first word is taken back by the rest. */
export const notWithout =
  /(?<![^ ])(without|sans|pas de|pas d)(?= ((?:[a-z]+ ){0,3}?[a-z]+),? (?:(?:it|that|this|ca|cela|ce|c|s|is|est|isn t|n est|ne serait|serait|wouldn t be|would be) )+(?:not |no |pas |plus |just |hardly |meme pas )?(?<=(?:not|no|pas|plus|hardly|t be|isn t) )(?!(?:a |an |un )?(?:allerg|grave|genant|probleme|souci|problem|big|bad|necessary|obligatoire|possible|important|matter))(?:(?:(?:a |an |the |un |une |le |la |les |vraiment |really |du |de la )+(?!option|cho|luxe|caprice|joke|blague|question|whim|prefer|disc|rule|regle|demande|request|wish)(?:[a-z]+ ){0,2}?[a-z]+)|the same|worth it|noel|christmas|thanksgiving|easter|paques|dimanche|sunday|ete|summer|fete)(?: [,.;!?]| *$| (?:so|donc|alors|at all)))/g
/** Not one's own: of somebody who does not sit at the table. */
export const isNotOurs = whole(
  '(?:i m|i am|we re) (?:at home|home|working from home|off today|on holiday)|en teletravail|(?:not|isn t|aren t|pas) (?:me|mine|us|ours|my (?:own|family|lot)|moi|nous|a moi|chez nous|le mien|la mienne|les miens)|(?:me|moi|nous|us),? (?:non|si|oui|pas du tout|no)|(?:i|we|je|j|on|nous) (?:aren t|m not|am not|are not|re not|don t|do not|can|sure can|am fine|m fine|re fine|suis pas|ne suis pas|ne sommes pas|n ai pas|si|oui|adore|adorons|love)',
)
