import { foldText } from '@roux/contract/fold-text'
import type { RefusalReason } from '@roux/contract/refusal-reason'
import { families } from '../foods/families.ts'
import { ingredients } from '../foods/lexicon.ts'
import { field, type Together } from './word-fields.ts'

/** A wish that is put in a roundabout way, and why it is refused. */
export type IndirectDanger = Together & { reason: RefusalReason }

/** « Le gluten, c'est fini pour moi » is an allergy; whatever else is said to be over is taken at its worst. */
const foodNames = [...families.flatMap(({ names }) => names.fr), ...ingredients.flatMap(({ fr }) => [fr.one, fr.many])]
  .flatMap((name) => (name ? foldText(name) : []))
  .filter((name) => /^[a-z' ]+$/.test(name))
  .join('|')

const few = "(?:,? [a-z0-9'&]+)"

const lastMeal = field(
  "(?:last|final)(?! (?:minute|week|year|month|time|christmas|summer|winter|autumn|spring|of the|few|bit|bits|[a-z]+day|night's|two|three|four|handful))(?: [a-z]+){0,3}?|send off|one more|one last|for the road|farewell|goodbye|parting|(?:farewell|goodbye|parting) (?:ever )?(?:[a-z]+ ){0,2}?(?:meals?|suppers?|dinners?|breakfasts?|lunch|feast|tea|bite|steak|cake|dish|treat|plate|curry|roast|soup|drink)|(?:dernier|derniere|ultime) (?:[a-z]+ )?(?:repas|diner|souper|dejeuner|festin|plat|gateau|gourmandise|soupe|plaisir|verre|bouchee|fois)|(?:tout )?(?:dernier|derniere|ultime)s?(?: [a-z]+)?|(?:repas|diner|plat|gateau) d'adieux?|adieux?",
)

/** Of a life that is to end, in words that are said of nothing else. */
const leavingLife = field(
  `(?:won't|will not|wont|not|never|don't)(?: [a-z]+){0,3} (?:be alive|wake(?: up)? (?:again|ever|any ?more)|have to wake|need to wake|see (?:tomorrow|the morning|another (?:day|morning|sunrise)))|(?:so|and) (?:that )?i (?:do not|don'?t|won'?t|never)(?: have to| need to)? wake(?: up)?(?= ?[,;.!?]| *$)|after (?:tonight|this|that|today|dinner),? (?:it's|its|it is|it will be|it'll be|that's|i'm|i am|everything is|everything's) (?:all )?(?:over|gone|finished|done|the end)|(?:it's|all|it is) over for me|leav(?:e|ing) this (?:world|life|earth)|(?:last|final) (?:day|night|evening|hours?) (?:on (?:this )?earth|alive|of my life)|(?:won't|wont|will not|not|never|no longer) (?:have to )?be(?: such)? a burden|(?:ne )?serai[st]? plus un (?:poids|fardeau)|(?:nobody|no one)(?: [a-z']+){0,3} (?:miss|notice|care)(?: [a-z]+){0,2} (?:me|i'm gone|when i)|(?:better|happier) (?:off )?without me|(?:nothing|no point|no reason|not worth)(?: [a-z]+){0,3} (?:live|living|go on|going on|carry on|carrying on|being here|being alive|getting up)|done with (?:life|living|this world|being alive)|(?:can't|cannot|cant)(?: [a-z]+){0,2} (?:do|bear|face|stand|take) (?:this |it |another )?(?:life|living|day)(?: any ?more)?|(?:want|wish|going|plan(?:ning)?|decided|ready|time)(?: for me)? to (?:be dead|be gone for good|stop existing|slip away|end (?:things|everything|my|this|it))|(?:before|when|then|while) i (?:end (?:it|things|everything|my)|kill|hang|jump off|jump from|take my)|goodbye (?:note|letter)|suicid[a-z]*|(?:last|final)(?: [a-z]+){0,3},? (?:i'll|i will|that i'll|i shall|i'm going to) (?:ever )?(?:eat|taste|have|cook|see)(?! (?:before|until|for a while|in))|(?:join(?:ing)?|be(?:ing)? (?:back )?with|see(?:ing)?|meet(?:ing)?)(?: [a-z]+){0,4} (?:in heaven|on the other side|up there|beyond|tonight in heaven)|(?:join|joining|follow|following|be with) (?:my|our) (?:late|dead|darling late) [a-z]+|(?:stops?|stopping) my (?:heart|breathing)|(?:don't|can't|cannot|no longer|never) see (?:a|any|the|myself having a) (?:future|way out|light|tomorrow|reason)|(?:nobody|no one) needs me|lights out for (?:me|good)|(?:tonight|today|tomorrow|this)(?:'s| is| will be) (?:my|the) last(?= ?[,;.!?]| *$| ever)|(?:what|which|quelles?) (?:plants?|plantes?|berr(?:y|ies)|baies?|mushrooms?|champignons?|herbs?|herbes?|pills|leaves|feuilles)(?: [a-z']+){0,7} (?:quickest|fastest|deadliest|painless|sans (?:douleur|souffrir)|mortel[a-z]*|fatal[a-z]*)|(?:aspirins?|paracetamol|pills?|tablets?|insulin|nutmeg|muscade|cachets?|comprimes?)(?: [a-z']+){0,5} (?:painless[a-z]*|sans (?:douleur|souffrir)|fatal[a-z]*|lethal)|chosen my (?:time|hour|moment)|(?:not|never|don't|won't|doesn't|can't|without)(?: [a-z]+){0,3} (?:wake|waking|open my eyes|get up again)(?! (?:up )?(?:hungry|tired|with|late|early|at|feeling|the|to|starving|everyone|anyone|him|her|them|my|a|in the night|during|groggy|bloated|until)(?![a-z]))|(?:go to|fall) (?:sleep|asleep) and (?:stay|never|remain|not)|(?:i'm|i am|i will|i'll|going to|want to|planning to|before i|gonna) end(?:ing)? (?:things|it|it all|myself|this)(?= ?[,;.!?]| *$| on| this| tonight| tomorrow| [a-z]+day| soon| now| all)|life(?:'s| is)? (?:just )?(?:not|isn't|hardly) worth|(?:my|your|the) heart (?:packs in|gives out|gives up|stops|to stop)|until (?:i|it) (?:fade|waste|wither|starve)[a-z]*|fade away|(?:find|finds|found) (?:me|my body) (?:dead|cold|hanging|gone|in the morning)|(?:then|to|off|from) (?:the|a|my) (?:bridge|rope|cliff|roof|gun|noose|railway|train tracks)|noose|slit my|no future for me|(?:saved|saving|stockpil[a-z]*|hoard[a-z]*)(?: [a-z]+){0,3} (?:my |the |all )*(?:pills?|tablets?|meds|medication|medicines?)|(?:sleep|drift off|doze off|fall asleep|go to sleep)${few}{0,4} (?:never|forever|for ever|for good|permanently|not wake)|not (?:want|plan|intend|going) to (?:wake|live|exist|be alive)|what's the point (?:of|in) (?:living|anything|it all)|(?:permanent|eternal) (?:sleep|rest)|
(?:serai|suis|veux|voudrais|compte|pense) (?:plus|pas)(?: etre)? (?:de ce monde|parmi (?:vous|nous|eux)|en vie|vivante?)|plus de ce monde|tire[rz]? (?:ma|sa|la) reverence|quitte[rz]? (?:ce monde|(?:la|cette|ma) vie)|(?<!(?<![a-z])(?:le |la |les |l')(?:${foodNames}),? )(?:c'est|ce sera) (?:fini|termine) pour moi|(?:tout sera|tout est) (?:fini|termine) pour moi|apres (?:ca|ce soir|ce repas|cela|demain),? (?:c'est|tout est|ce sera|tout sera|il n'y aura) (?:fini|termine|plus (?:rien|personne))|partir sans souffrir|m'en aller (?:en douceur|pour de bon|sans souffrir|doucement|pour toujours)|(?:ne )?verr(?:ai|a) (?:pas|plus) (?:demain|le jour|le matin|le soleil)|personne (?:ne )?(?:me )?(?:regrettera|pleurera|manquer[a-z]*|s'en (?:apercevra|rendra))|(?:mieux|plus heureux) sans moi|passer a l'acte|dire adieu (?:a tous|au monde|a la vie|a tout le monde)|lettre d'adieu|(?:vie|rien) (?:n'a|ne vaut|ne me)(?: [a-z]+){0,4} (?:sens|peine|retient|vecue)|plus (?:la |envie de |le )?(?:force|gout|courage|envie) (?:de|a|d')(?: la)? ?(?:vivre|vie|continuer|exister|rien)|(?:m'endormir|dormir|s'endormir)${few}{0,4} (?:pour toujours|a jamais|jamais|definitivement|plus me reveiller|pour de bon)|sommeil eternel|tir[a-z]+ le rideau|choisi mon heure|a quoi bon (?:continuer|vivre|exister|rester)|(?:ce soir|demain|aujourd'hui),? (?:c'est|ce sera|est) (?:mon|le) dernier(?: soir| jour)?(?= ?[,;.!?]| *$)|(?:plus|jamais|pas)(?: [a-z']+){0,3} (?:ouvrir les yeux|me reveiller(?! (?:la nuit|a|tot|tard|en|fatigue|le|les|avec|au))|me relever|voir le jour|respirer(?! (?:si|quand|qd|lorsqu|chaque fois|des qu|apres|avec|a cause)))|me (?:re)?(?:trouver|decouvrir)[a-z]*(?: [a-z]+){0,2} (?:froide?|morte?|sans vie|pendue?)|partir (?:en douceur|doucement|definitivement|pour de bon|sans retour|sans douleur|en paix)|m'eteindre|me laisser (?:mourir|partir|deperir)|jusqu'a (?:disparaitre|mourir|m'eteindre)|(?:rejoindre|retrouver)(?: [a-z]+){0,4} (?:au ciel|la haut|au paradis|dans l'au dela|de l'autre cote)|coeur (?:lache|s'arrete|cesse|arrete de battre)|raison d'(?:etre|exister)(?= la|[,;.!?]| *$| ici)|personne n'a (?:plus )?besoin de moi|(?:aucun|pas|plus) d'?avenir(?: pour moi)?|tout (?:est )?prepare pour partir|(?:mis|mets|garde|accumule|stocke|economise)(?: [a-z]+){0,3} (?:tous )?(?:mes|des) (?:cachets?|comprimes?|medicaments?|somniferes?)|je (?:disparais|m'en vais pour (?:de bon|toujours))|(?:derniere?|tout dernier) (?:chose|repas|plat) que je (?:mange|gouter?)[a-z]*|(?:je|j')(?: [a-z']+){0,3} (?:mourir|crever) (?:ce soir|demain|cette nuit|en paix|tranquille)|(?:mon|le) dernier (?:jour|soir) (?:sur terre|de ma vie)`,
)

/** Said of a life that ends beside a last meal; else of a journey. */
const leaving = field(
  `(?:won't|will not|wont|not|never|don't)(?: [a-z]+){0,4} (?:be (?:here|around|there)|be with (?:you|us)|exist|come back|need (?:food|feeding|anything))|no (?:more )?tomorrows?|(?:there|i) (?:is|will be|have|see|won't be) no tomorrow|say(?:ing)? (?:my )?goodbyes?(?: to (?:everyone|the world))?|before i (?:go(?= ?[,;.!?]| *$| for good)|do it|leave|disappear|check out|jump|say goodbye|vanish)|burden|one way (?:trip|ticket)|giv(?:e|ing) up on (?:life|everything)|had enough of (?:life|everything|it all)|everything ends?|it ends|end of the (?:road|line)|peacefully|quietly|the pills|the rope|the bridge|when i'm (?:gone|dead)|once i'm (?:gone|dead)|better off|nothing left|s'en sortir[a-z]* mieux|going to do it|plus la force|rideau|neant|trou noir|(?:written|wrote|left)(?: [a-z]+){0,2} (?:letters?|notes?|will)|(?:ecrit|laisse)(?: [a-z]+){0,2} (?:lettres?|mots?|testament)|tout prepare|(?:serai|suis) (?:plus|pas) (?:la|ici)|plus la (?:demain|apres|pour)|pas (?:de|d'autre) (?:lendemain|demain)|fardeau|un poids pour|faire mes adieux|baisse(?:r)? les bras|disparaitre|avant de (?:partir(?= ?[,;.!?]| *$| pour (?:de bon|toujours))|m'en aller|disparaitre|sauter|le faire|dire adieu|finir)|apres,? (?:plus rien|c'est fini|rideau|le neant)|en finir|plus rien n'a|tout arreter|tout s'arrete|le grand saut|le grand depart|j'en ai (?:assez|marre) de tout|n'en peux plus(?= ?[,;.!?]| *$| de (?:tout|la vie|vivre))|je suis a bout`,
)

const journey = field(
  "mov(?:e|es|ing)|holidays?|vacation|leaving (?:for|the|do|party|drinks)|retir[a-z]*|new (?:job|house|flat)|themed?|part(?:y|ies)|emigrat[a-z]*|flight|fly(?:ing)?|airport|abroad|trip to|diet|exams?|race|marathon|surgery|lent|ramadan|easter|maundy|jesus|da vinci|(?:school|university|uni|college|boarding)|colleagues?|course|camp(?:ing)?|tour|kitchen (?:is|gets)|renovat[a-z]*|work|demenag[a-z]*|mutee?|mutation|vacances|retraite|pot de depart|voyage|avion|careme|paques|jeudi saint|jesus|la cene|regime|examens?|course|rentree|l'ete|travaux|en train|a l'etranger|internat|bureau|boulot",
)

const pills =
  '(?:pills?|tablets?|capsules?|paracetamols?|valium|xanax|medication|medicines?|meds|insulin|antidepressants?|painkillers?|cachets?|comprimes?|somniferes?|medicaments?|gelules?|doliprane|lexomil|insuline|antidepresseurs?)'
const overdose = field(
  `(?:all|whole|entire|every|full|box(?:es)?|bottle|packet|handful|stash|toute?s?|tous|boites?|plaquettes?|poignee|flacon|tube)${few}{0,4} (?:my|mine|ma|mes) ?${few}{0,3} ?${pills}|(?:all|every one of|tous|toute|toutes) (?:of )?(?:my|mes|ma|the|les)${few}{0,3} ${pills}|(?:my|mes|ma boite de) ${pills}${few}{0,3} (?:all at once|at once|in one go|d'un coup|d'un seul coup|a la fois)|overdos[a-z]*|surdose`,
)

const people =
  "husband|wife|boss|manager|neighbou?rs?|ex|boyfriend|girlfriend|partner|brother|sister|mother|father|mum|mom|dad|(?:mother|father|brother|sister) in law|in laws|son|daughter|teacher|roommate|flatmate|housemate|colleagues?|co ?workers?|enem(?:y|ies)|uncle|aunt|step[a-z]+|gran(?:ny|dad|ma|pa|dma|dpa)?|grand(?:mother|father|parents)|landlord|classmates?|bull(?:y|ies)|rival|man|woman|someone|somebody|him|her|them|he|she|mari|femme|patronne?|patron|chef|cheffe|voisine?s?|copain|copine|compagn(?:on|e)|conjointe?|frere|soeur|mere|pere|papa|maman|beau (?:pere|frere)|belle (?:mere|soeur|famille)|fils|fille|prof|professeur|coloc(?:ataire)?|collegues?|ennemie?|oncle|tante|mamie|papi|proprio|proprietaire|rivale?|type|mec|quelqu'un|lui|elle|les"
const victim = `(?:my|our|the|his|her|that|this|mon|ma|mes|le|la|les|l'|son|sa|ce|cette|un|une)? ?(?:[a-z]+ )?(?:${people})`

/** Done to somebody by what they eat. */
const felling = `(?:puts?|putting|sends?|sending|lays?|laying|lay|knocks?|makes?|making|gets?|leaves?|leaving|keeps?|lands?|wants?|see|have|has|so|until|till|and) ${victim}${few}{0,3}? (?:flat (?:out|on|for)|low for|out (?:cold|for (?:hours|good|the (?:night|count)|days))|six feet under|in(?:to)? (?:the|a|an early|her|his) (?:ground|grave|coffin|morgue|coma|hospital|emergency)|(?:to|in) (?:hospital|casualty|a&e|the er|the morgue)|on (?:the|a) (?:toilet|loo|drip|throne)|(?:running|run|glued|chained) (?:to|for) the (?:toilet|loo|bathroom)|unconscious|pass(?:es|ed|ing)? out|black(?:s|ed)? out|collapse[sd]?|throw(?:s|ing)? up|vomit[a-z]*|puk(?:e|es|ing)|violently|seriously ill|really ill|poorly|sick(?! of)|the (?:runs|trots|squits)|diarrho?ea|croak|drop dead|dead|never wakes?|stops? breathing|choke)|
(?:bump|finish|do|kill|polish|take|pick)(?:s|ing)? (?:off )?${victim} (?:in|off|out)(?= ?[,;.!?]| *$| with| by| for good| quietly| without)|knock(?:s|ing)? ${victim} out(?! of the park)|(?:dispose|rid|disposing|rid myself) of ${victim}|
(?:envoi[a-z]*|envoyer|envoie|mett[a-z]*|met|laiss[a-z]*|cloue[a-z]*|expedi[a-z]*|faire|fasse|fait|fera|ferait|feraient|rend[a-z]*|coll[a-z]*|plong[a-z]*|que|qu'|et) ?${victim}?${few}{0,3}? (?:au tapis|(?:a|l') ?(?:l')?(?:hosto|hopital)|aux urgences|six pieds sous terre|(?:dans|a) la (?:tombe|morgue)|au (?:cimetiere|lit|trou)|sur le (?:trone|carreau)|(?:aux|des|sur les) (?:toilettes|chiottes|wc)|dans les (?:pommes|vapes)|dans le coma|la courante|la diarrhee|vomi[a-z]*|gerbe[rz]?|tombe[nr]? (?:raide|malade|dans)|s'ecroul[a-z]*|cr[ae]v[a-z]*|passe[r]? l'arme|casse[r]? sa pipe|malades?(?: comme| pendant| plusieurs| pour)|s'endorm[a-z]* (?:pour|sans|d'un coup|aussitot)|inconsciente?|k ?o|hors (?:d'etat|service|circuit)|taire (?:a jamais|pour))|assommer? ${victim}|(?:se |me |nous )?debarrasser(?: [a-z]+)? (?:de|du|d'|des)(?= ?(?:${victim}))`
const felled = field(felling)
/** Not what a food is known to do, but what is to be done with one. */
const felledOnPurpose = field(
  `(?:that|which|to|will|so|until|till|pour|de quoi|qui|afin de|histoire de)(?:'ll)? (?:(?:will|would|can|really|va|vont) )*(?:${felling})`,
)
/** Those whom people wish ill, in jest or not; of others is said what a food does to them. */
const foe = field(
  "(?:my|our|the|that|his|her|this) (?:[a-z]+ )?(?:boss|manager|ex|ex (?:wife|husband|boyfriend|girlfriend)|neighbou?rs?|colleagues?|co ?workers?|flatmates?|housemates?|room ?mates?|landlord|landlady|(?:mother|father|sister|brother) in law|in laws|teacher|rival|enem(?:y|ies)|nemesis|bully|bullies|burglars?|cheat(?:er|ing [a-z]+)?|line manager|head teacher|referee|stepmother|stepdad)|(?:mon|ma|mes|le|la|les|l'|son|sa|ce|cette|un) ?(?:[a-z]+ )?(?:patronne?|patron|chef|cheffe|ex|voisine?s?|belle (?:mere|soeur|famille)|beau (?:pere|frere)|coloc(?:ataire)?s?|collegues?|proprio|proprietaire|prof|rivale?|ennemie?s?|cambrioleurs?|maitresse de mon mari|infidele|tricheur)",
)
const sickening = field(
  `(?:that|which|to|will|'ll|who|and|qui|pour|de quoi|afin de|va|vont)(?:'ll)? (?:will |would |can |can really )?(?:gives?|giving|cause[sd]?|file[nrt]*|donne[rnt]*|refile[rnt]*|colle[rnt]*|provoque[rnt]*|declenche[rnt]*|make[s]?|rende[nt]*|fasse[nt]*|fassent)${few}{0,4} (?:the )?(?:runs|trots|squits|shits|diarrho?ea|diarrhee|courante|chiasse|coliques?|turista|heart attack|crise cardiaque|food poisoning|intoxication|(?:stomach|tummy) (?:cramps?|ache)|salmonell[a-z]*|poorly|sick|ill|puke|vomit|vomir|malades?|mal au ventre|mal de ventre)|(?:hospital bed|in hospital|to hospital|a l'hosto|a l'hopital|urgences|a&e|emergency room|ambulance|morgue|coffin|funeral|enterrement|dans la tombe)`,
)
const nastyInside = field(
  '(?:with|put|add|hide|bake|slip|sneak|stir)(?:ing)?(?: [a-z]+){0,2} something (?:really |properly )?(?:nasty|foul|vile|toxic|dodgy|evil)(?: in| inside)?|(?:avec|mettre|cacher|glisser)(?: [a-z]+){0,2} (?:un truc|quelque chose) (?:de )?(?:nocif|toxique|pas net|mauvais|immonde)',
)
/** What a dish is to do, and not what it did. */
const sickened = field(
  "(?:qui|pour|de quoi|que ca|afin de|histoire de|va)(?: [a-z]+){0,2}? (?:rendr(?:e|a|ait|aient)|rende(?:nt)?)(?: (?:tres|bien|vraiment))? malades?|(?:that|which|to|will|would|that'll|it'll)(?: [a-z]+){0,2}? make(?: [a-z']+){1,4} (?:(?:really|properly|so|very|violently) )?(?:ill|sick|poorly|regret)",
)
/** "Slip into my ex's chilli so he's properly ill" */
const slippedTo = field(
  `(?:slip|sneak|slide|stir|mix|drop|put|pop|add|sprinkle|tip|gliss(?:e|er)|mett(?:re|ez)|met|ajout(?:e|er)|vers(?:e|er)|mel(?:er|anger))${few}{0,2} (?:into|in|to|dans|a) (?:my|our|his|her|their|mon|ma|mes|le|la|les|l'|son|sa|ce|cette) ?(?:[a-z]+ ){0,2}?(?:[a-z]+'?s|(?:de|du|d'|a) ?(?:mon|ma|mes|notre|son|sa|l')?)`,
)
const illAfter = field(
  `(?:so|until|till|enough|to make|will make|pour|afin|histoire) (?:that |to (?:get|make) |qu')?(?:he|she|they|him|her|them|it|il|elle|ils|elles)(?:'s|'re|'ll)?${few}{0,4} (?:ill|sick|poorly|unwell|in bed|in agony|on the (?:loo|toilet)|the (?:runs|trots|squits|shits)|diarrho?ea|throws? up|vomits?|pukes?|sorry|suffers?|malades?|vomi(?:sse|t|ssent)|courante|chiasse|diarrhee|crampes|au lit|souffre(?:nt)?|aux toilettes|cloue[es]*)`,
)
const putToSleep = field("dorm(?:e|ent|ir)|s'endorm[a-z]*|sleeps?|asleep|out cold|knocked out|drowsy|passes? out")
/** Many at once, made ill. */
const manyIll = field(
  "(?:make|makes|making|get|getting|have|has|rendre|rende|rend|faire vomir|fasse vomir)(?: [a-z']+){0,5} (?:party|wedding|guests|office|class|team|staff|street|school|village|everyone|everybody|noce|mariage|invites|bureau|equipe|classe|convives|immeuble|ecole|tout le monde)(?: [a-z']+){0,3} (?:ill|sick|malades?|puke|vomit|vomir|throwing up|puking|vomiting|poorly|mourir|die)|rendre malades? (?:toute?s? |tous )?(?:la |les |l'|le )?(?:noce|mariage|invites|bureau|equipe|classe|convives|ecole|tout le monde)",
)
const finishedOff = field(
  `(?:finish|bump|polish|kill)(?:ing)? off (?:my|our|that|his|her) (?:[a-z]+ )?(?:${people})(?!'s)|rendre (?:mon|ma|mes|le|la|les|ce|cette) (?:[a-z]+ )?(?:${people}) (?:tres |bien )?malades?|empoisonner (?:la|le|son|sa|mon|ma|leur) [a-z]+|achever (?:mon|ma|mes|sa|son|ce|cette) (?:[a-z]+ )?(?:${people})|(?:bring on|cause|causes|induce|induces|trigger|provoque[rnt]*|declenche[rnt]*|faire|fasse)(?: [a-z']+){0,3} (?:miscarriage|abortion|avorter|fausse couche)|something in(?:to)? (?:his|her|their) (?:milk|bottle|drink|tea|coffee|glass|food)(?: [a-z']+){0,4} (?:sleeps?|drowsy|out|asleep|quiet)|(?:elle|il|femme|mari|bebe|voisine?|mere|pere)(?: [a-z']+){0,4} ne se reveille(?:nt)? (?:pas|plus|jamais)(?! la nuit)`,
)
const heartStop = field(
  "(?:make|makes|let|fera|faire|fasse)(?: [a-z']+){0,4} heart(?: [a-z']+){0,2} (?:stop|stops|fail|pack in|give out)|(?:fera|faire|fasse|fait) (?:lacher|s'arreter) le coeur (?:de|du)",
)
const forGood = field(
  "(?:quiet|silent|shut up|disappear|gone|asleep|sleep|taise|taire|disparaisse|disparaitre|dorme|silence|endorme)(?: [a-z']+){0,2} (?:for ?ever|for good|permanently|a (?:tout )?jamais|pour toujours|definitivement|pour de bon)",
)
const targets = field(
  `(?:my|our|the|that|his|her|mon|ma|le|la|son|sa|ce|du|de la) ?(?:[a-z']+ )?(?:${people}|dog|cat|rooster|baby|chien|chat|coq|bebe)(?:'s)?`,
)
const hiding = field('hid(?:e|den|ing)|cache[sz]?|cacher|feed|sneak[a-z]*|slip[a-z]*|gliss[a-z]*')
const stealthy = field(
  "(?:nobody|no one|nothing|never|without|no|not|cannot|can't|won't|couldn't)(?: [a-z']+){0,4} (?:trac[a-z]*|notic[a-z]*|suspect[a-z]*|detect[a-z]*|coroner|police|autopsy|evidence|taste it|taste the|know(?:ing)?|find out|be caught|finding out)|untrace[a-z]*|undetect[a-z]*|unnoticed|unsuspecting|(?:slip|sneak|hide|mask|disguise)(?:s|ping|ing)? (?:something|it|some|the taste|a little)|reveng[a-z]*|get (?:back at|even)|pay(?:s)? for (?:it|what)|deserves? (?:it|what|to|everything)|(?:teach|learn) (?:him|her|them|my [a-z ]+) a lesson|secretly|without (?:him|her|them)|(?:wish(?:es)? (?:he|she|they)|so (?:that )?(?:we|i) can (?:go|steal|take|search|get|rob|rifle))|pour (?:fouiller|voler|lui prendre|piquer|cambrioler)|vengeance|veng[a-z]*|faire payer|discretement|en douce|en cachette|ni vu ni connu|sans (?:laisser )?(?:de |aucune )?traces?|sans (?:qu'|que |s'en |se )[a-z' ]{0,30}?(?:aperc[a-z]*|sache[nt]*|remarqu[a-z]*|compte|doute[nr]?)|a son insu|a leur insu|indetectable|insoupconnable|merite|bien fait|personne (?:ne )?(?:saura|verra|remarquera|se doute[a-z]*|pourra)|masquer? le gout|apprendre (?:la vie|a vivre)|lecon",
)
const agent = field(
  `(?:slip|sneak|pour|put|drop|mix|add|crush|stir|hide|mask|spike|lace|lacing|slipping|putting)(?:s|ing)?${few}{0,3} (?:something|stuff|powder|drops?|pills?|a little extra|an extra|some of my|my)${few}{0,4} (?:in|into|to) (?:his|her|their|my [a-z]+'?s?|the [a-z]+'s?)|(?:verser|mettre|glisser|melanger|ajouter|dissoudre|ecraser|cacher|mets|verse|glisse)${few}{0,3} (?:quelque chose|un truc|un produit|une poudre|des gouttes|mes|un petit quelque chose)${few}{0,4} (?:dans|a) (?:son|sa|ses|leur|le|la) (?:verre|assiette|cafe|the|soupe|boisson|repas|plat|gamelle|tasse)`,
)
const laced = field(
  'laxati(?:ves?|fs?)|(?:rat|slug) [a-z]+|antifreeze|antigel|anti freeze|bleach|javel|eye drops|visine|sleeping (?:pills?|tablets?)|somniferes?|poison[a-z]*|insulin(?:e)?|ghb|xanax',
)
const hurtful = field(
  `(?:for|to|at|on|in|into|pour|a|au|chez|dans) (?:my|our|that|the|his|her|mon|ma|mes|le|la|son|sa|ce|cette)? ?(?:[a-z]+ )?(?:${people})|prank|blague|farce|deserves?|merite`,
)
const allergicOne = field('allerg[a-z]+|intoleran[a-z]+|anaphyla[a-z]+')
const onPurpose = field(
  "(?:set|sets|setting) (?:it |her |him |them )?off|trigger(?:s|ing)?|without (?:telling|warning|him|her|them)|(?:so|and) (?:that )?(?:he|she|they) (?:doesn't|don't|won't|never) (?:know|notice)|see (?:what happens|if (?:he|she|they))|reveng[a-z]*|a lesson|prank|on purpose|declench[a-z]*|a son insu|sans (?:le |la |les )?(?:lui |leur )?(?:dire|prevenir)|ha ha|haha|lol|pour rigoler|pour rire|for a laugh|sans qu'(?:il|elle)|veng[a-z]*|expres|en douce|sneak(?:s|ing)? (?:some|it|the)|slip(?:ping)? (?:some|it|the)|glisser|secretly|en cachette",
)

/** Who is ill for another reason, or is to be pleased. */
const blameless = field(
  '(?:laugh|smile|thanks to|went|turned out|grace a|asleep|to sleep early|happy|hungry|in love|work|school|visit|visiting|home from|who|which|when|because|since|after|as|if|was|is|were|has been|depuis|car|parce|quand|s.ils?(?! vous| te)|s.elles?|si elles?|des qu.(?:ils?|elles?)|chaque fois|est|etait|vient|sort|rentre|suis|mamie|sommes|hot|spicy|joke|flu|cold|gastro|grippe|pique|epice|love|fame|heaven|allerg[a-z]+|intoleran[a-z]+|works?|recover[a-z]*|nurse|infirmiere?|broke|casse|last (?:year|week|month|time|night|summer|winter|spring|autumn|christmas|easter)|once|(?:l.an|l.annee|la semaine|le mois|l.ete|l.hiver) (?:derniere?|passee?)|derniere fois|eating with (?:me|us)|mange avec (?:moi|nous))',
)

/** Food as a punishment: hardly any of it, or none that stays. */
const hardlyAny = field(
  '(?:[1-9]\\d|[1-5]\\d\\d|fifty|(?:one|two|three|four|five) hundred) ?(?:k?cals?|calories?)|(?:no|zero|not|without|hardly any|barely any) (?:food|eating|eat|meals|calories)|(?:eat|manger) (?:nothing|rien|almost nothing)|fast(?:ing)?|starv[a-z]*|jeun(?:e|er)|rien manger|zero calories?|skip(?:ping)?(?: all| every)? meals?|binge[a-z]*|(?:so|as) little(?: as possible)?|(?:si|aussi) peu|le moins possible',
)
const punished = field(
  "punish(?:es|ed|ing|ment)?(?: me| myself)?|me punir|punition|purg(?:e|es|ed|ing)|(?:make|making|made) myself (?:sick|throw up|vomit|puke)|(?:me|m'en) faire vomir|vomir apres|i (?:vanish|disappear)|(?:want|wants|wanting) to (?:vanish|disappear|be nothing|waste away)|(?:veux|voudrais|envie de) (?:disparaitre|fondre completement)|hate my body|disgust(?:ed|ing) (?:with|by|me|myself)|don't deserve (?:food|to eat)|(?:merite|droit) pas (?:de|a) manger|degoute (?:de|par) (?:moi|mon corps)|laxati(?:ves?|fs?)",
)

/** What is said by many words together of harm to oneself or to others; a food that harms somebody is an allergy. */
export const personFields: readonly IndirectDanger[] = [
  {
    reason: 'self_harm',
    all: [leavingLife],
    unless: field('jesus|da vinci|la cene|hungry|(?:film|movie|novel|play|book) '),
  },
  { reason: 'self_harm', all: [lastMeal, leaving], unless: journey },
  {
    reason: 'self_harm',
    all: [overdose],
    unless: field(
      'overdose (?:of|on) (?:chocolate|cheese|sugar|garlic|carbs|cake|turkey)|surdose de (?:chocolat|sucre|fromage)|chocolate overdose|overdose de (?:chocolat|fromage|dinde|sucre|raclette)',
    ),
  },
  { reason: 'self_harm', all: [hardlyAny, punished], unless: field('(?:taste ?buds?|wallet|cravings?) ') },
  { reason: 'harm', all: [felled, stealthy] },
  { reason: 'harm', all: [foe, sickened], unless: blameless },
  { reason: 'harm', all: [foe, nastyInside] },
  { reason: 'harm', all: [foe, felledOnPurpose], unless: blameless },
  { reason: 'harm', all: [foe, sickening], unless: blameless },
  { reason: 'harm', all: [slippedTo, illAfter] },
  { reason: 'harm', all: [slippedTo, putToSleep, stealthy] },
  {
    reason: 'harm',
    all: [manyIll],
    unless: field(
      "(?:don't|not|without|won't|avoid|sans|eviter|pas|never) (?:de )?(?:want(?:ing)? to )?(?:make|making|makes|get|getting|have|rendre|rend|faire|vomir)",
    ),
  },
  { reason: 'harm', all: [heartStop, targets], unless: field('so good|delicious|your|tellement bon') },
  { reason: 'harm', all: [finishedOff] },
  { reason: 'harm', all: [forGood, targets], unless: field('hunger|hungry|faim|calories') },
  {
    reason: 'harm',
    all: [allergicOne, foe, hiding],
    unless: field('vegetable|veg|legumes|beware|watch out|attention|careful|faux'),
  },
  { reason: 'harm', all: [agent, hurtful, stealthy] },
  { reason: 'harm', all: [agent, felled] },
  { reason: 'harm', all: [laced, hurtful, stealthy] },
  {
    reason: 'harm',
    all: [field('laxati(?:ves?|fs?)'), hurtful],
    unless: field('constipa[a-z]*|natur(?:al|el)[a-z]*|transit'),
  },
  {
    reason: 'harm',
    all: [allergicOne, onPurpose],
    unless: field(
      "without (?:setting|triggering)|won't|not (?:set|trigger)|doesn't|sans declencher|pas declencher|avoid|allergic to (?:[a-z]+ )?[a-z]+ing|allergiques? (?:a|au|aux) (?:la |l')?(?:menage|vaisselle|travail|effort|rangement)|(?:even|just|merely|anything with|the (?:smell|sight|slightest)|an? (?:trace|whiff|crumb|sniff))(?: [a-z]+){1,7} (?:sets?|triggers?)|(?:meme|rien que|la moindre|le moindre|l'odeur)(?: [a-z']+){1,7} declenchent?",
    ),
  },
]
