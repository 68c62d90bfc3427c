/**
 * How a harm is told, whatever its words: over the words of a sentence bare of accents, with "§" for a food and "¤" for
 * a dish. The two languages are read together.
 */
const whole = (source: string) => new RegExp(`(?<![^ ])(?:${source.replace(/\s*\n\s*/g, '')})(?![^ ])`, 'g')
const some = (most: number) => `(?:[a-z0-9]+ ){0,${most}}?`

/** How a food gets into or near somebody. */
const contact = `(?:eat\\w*|ate|ha[sd]|have|having|touch\\w*|lick\\w*|tast\\w*|tr(?:y|ies|ied)|smell\\w*|sniff\\w*|swallow\\w*|nibbl\\w*|
bit(?:e|es|ing)?|bitten|drink\\w*|drank|sip\\w*|chew\\w*|consum\\w*|ingest\\w*|munch\\w*|near|around|handl\\w*|looks? at|contains?|containing|gets?|there s|there is|theres|
mang(?:e|es|ent|eait|er)|touch(?:e|es|ent|er)|lech\\w*|gout\\w*|aval\\w*|croqu\\w*|boit|boi[sv]\\w*|bu|respir\\w*|sent|renifl\\w*|approch\\w*|
pren(?:d|ds|nent)|pris|consomm\\w*|grignot\\w*|mord\\w*|ingere\\w*|y a|ya|contient|frol\\w*|effleur\\w*)`

/** On what condition something happens. */
const condition = `(?:if|when|whenever|everytime|(?:every|each|any|last|next|first|only) time|the (?:moment|second|minute|instant|day|night)|
(?:as|so) soon as|once|after|si|s|quand|lorsqu?e?|(?:des|chaque fois|aussitot|sitot|suffit|depuis|apres|rien) qu?e?|apres|le (?:jour|soir) ou|
(?:la )?(?:derniere|premiere|prochaine) fois(?: qu?e?)?)`

const bite = `(?:bites?|mouthfuls?|slices?|spoonfuls?|sips?|crumbs?|nibbles?|licks?|whiffs?|forkfuls?|sniffs?|bouchees?|cuiller\\w*|tranches?|gorgees?|miettes?|lichettes?|becquees?)`

/** What follows on eating: "whenever he has §", "two bites of § and". */
export const tellings: readonly RegExp[] = [
  whole(`${condition} ${some(6)}${contact} ${some(5)}§`),
  whole(
    `(?:one|two|three|four|half|an?|single|une?|deux|trois|quatre|la moindre|quelques) (?:tiny |single |small |petite? |seule )?${bite} (?:of |de |d |du |the |that |my |la |le |l |some )*§ (?:and|et)`,
  ),
  whole(`(?:last|only|first|one|derniere?|seule?) § (?:that |que? |qu )?${some(3)}${contact}`),
  whole('§ , (?:meme|even|juste|just|rien|cru|raw|cooked|cuit)[^,]* ,'),
]

const past = `(?:last (?:time|night|week|month|year|summer|winter|autumn|spring|christmas|easter|[a-z]+day)|once|one time|(?:the|an) other (?:day|night|week|time)|yesterday|
ago|la derniere fois|l autre (?:jour|soir|fois)|une fois|un jour|hier|(?:la semaine|l an|l annee|l ete|l hiver|le mois) (?:derniere?|passee?)|(?:ans|mois|jours|semaines))`

/** That somebody ate it, and when. */
export const eaten = whole(
  `${past} ${some(8)}(?:had|ate|tried|tasted|shared|ordered|swallowed|drank|(?:a|ai|as|ont|avons|avait|avais) ${some(2)}(?:eu|mange|goute|bu|pris|partage|commande|avale)) ${some(5)}§|
(?:ate|tried|tasted|licked|swallowed|nibbled|bit into|(?:a|ai|as|ont|avons) ${some(2)}(?:mange|goute|avale|croque|leche)) ${some(5)}§(?= .*(?:${past}))|
had (?:half|a (?:tiny |little |single )?(?:bit|bite|sip|slice|spoon|spoonful|mouthful|taste)|one|some|two|three) ${some(4)}§(?= (?:and|,|then) (?:i|we|he|she|they|had|spent|was)(?![^ ]))`,
)

/** A liking of old, and what turns it. */
export const likedOnce =
  /(?<![^ ])(?:used to|once|loved|liked|adored|lived on|grew up on|always|for years|all my life|avant|autrefois|toujours|longtemps|adorai\w*|aimai\w*|mangeai\w*|raffolai\w*|petite?)(?= .*§)/
export const turned =
  /(?<=§ (?:.* )?)(?:(?:but|mais|and|et|,) )*(?:these days|lately|nowadays|now|recently|until|till|since|anymore|any more|depuis|jusqu(?: a)?|maintenant|aujourd hui|desormais|ces temps ci|dernierement)(?![^ ])/

const part =
  '(?:lips?|throat|tongue|mouth|eyes?|eyelids?|face|chest|gums|guts?|stomach|tummy|belly|bowels|fingers|hands|ears|nose|levres?|gorge|langue|bouche|yeux|paupieres?|visage|poitrine|gencives|ventre|bide|estomac|intestins?|doigts|mains|oreilles|nez|figure|joues)'
const whose =
  '(?:(?:la|le|les|l)(?= [a-z]+ d(?:e|u) (?:mon|ma|mes|notre|nos|son|sa|ses|leurs?|papa|maman|papi|mamie))|(?:my|his|her|our|their|ma|mon|mes|sa|son|ses|notre|nos|leurs?|[a-z]{2,} s|[a-z]{2,}s)|(?:a|ai|ont|avait|avais|avoir) (?:le|la|les|l))'
const cause =
  '(?:with|after|from|when|whenever|if|because of|over|avec|apres|quand|si|des|a cause d(?:e|u|es)?|au contact|devant)'

/** What a body does with a food, by whatever verb. */
export const bodies: readonly RegExp[] = [
  whole(`${whose} ${part} (?!(?:with|avec) )(?:[a-z0-9]+ ){1,7}?${cause} ${some(5)}§`),
  whole(`(?:ca|it|that|this|they) [a-z]+ ${some(2)}${whose} ${part} ${some(6)}§`),
  whole(`(?:§|¤) (?:(?!but |mais |although |car )[a-z0-9]+ ){0,8}?${whose} ${part} [a-z]+`),
  // "Had a funny turn after cashews"
  whole(
    `(?:had|has|gets?|got|(?:a|ai|avait) (?:eu|fait)) (?:an?|une?|some|the|des) (?!(?:[a-z]+ ){0,2}(?:walk|stroll|swim|nap|party|dance|drink|chat|evening|exam|meeting|coffee|balade|sieste|fete|verre|cafe|soiree|promenade) )(?:[a-z0-9]+ ){1,5}?(?:after|off|because of|apres|a cause d(?:e|u|es)?) ${some(3)}§`,
  ),
  // "Gets a tingly tongue and fat lips off kiwi"
  whole(
    `(?:gets?|got|getting|ha[sd]|have|attrap\\w+|chop\\w+|eu) ${some(5)}${part} (?:[a-z0-9]+ ){0,5}?(?:${cause}|off) ${some(3)}§`,
  ),
  // "My wife is poorly for days after garlic."
  whole(
    `(?:my|his|her|our|mon|ma|mes|notre|nos|son|sa|ses|leurs?|i|he|she|we|they|je|j|il|elle|ils|elles|on|nous) ${some(2)}(?:is|am|m|are|re|was|were|feels?|felt|gets?|got|est|suis|sommes|sont|etait|reste) (?:[a-z0-9]+ ){1,6}?(?:after|from|because of|apres|a cause d(?:e|u|es)?) (?:the |his |her |my |a |an |some |any |eating |having |de |d |du |des |le |la |les |l |une? )*§`,
  ),
  whole(
    `(?:devien\\w*|devenue?s?|turns? (?:into|a)|becomes?|became|ressembl\\w*|looks? like) (?:[a-z0-9§]+ ){0,6}?${cause} ${some(5)}§`,
  ),
]

/** What it was after all, where an allergy is told: "not to milk but to eggs", "turns out it's sesame". */
export const foundOut = whole(
  '(?:blame|blamed|blaming|i blame|fault of|culprit|because of|on accuse|coupable) (?:it on |them on |, )?(?:the |le |la |les |l )?§|§ (?:are|is|was|were|est|sont) to blame|(?:it s|it is|it was|c est|c etait|ce sont) (?:all |mostly |surtout |sans doute |probably )*(?:the|le|la|les|l) §(?! (?:i|we|for|tonight|que?|pour|ce|that|which|qui))|§ (?:sans doute|surement|probablement|i think|i guess|probably|apparemment|apparently)|(?:turns? out|turned out|but|no|mais|en fait|finalement) (?:it s|its|it is|it was|to|c est|c etait|ce sont|a|au|aux)(?: the| le| la| les| l)? §(?! (?:i|we|for|tonight|que?|pour|ce))',
)

/** What is no cause of it, and where that is said with a reserve. */
export const blameless = whole(
  `(?:it s not|it is not|it isn t|isn t|it wasn t|wasn t|was not|not because of|it s never|it was never) the §(?=(?: [a-z]+){0,6} ,? ?(?:it s|it was|but)(?![^ ]))|
(?:ce n est|c est|c etait|ce n etait|ce sont|n est|n etait) pas (?:de |du |la faute d(?:e|u|es) )?(?:le |la |les |l )?§ (?:qui|que?|mais|, ?(?:c est|c etait|mais))|
§ ${some(1)}(?:is|are|was|were|s) (?:totally |perfectly |absolutely |always |all |completely )*(?:fine|ok|okay|grand|safe|no (?:problem|bother|trouble|issue))(?= ,| but| though| *$)|
(?:avec )?(?:le |la |les |l )?§ (?:aucun|pas de|zero|sans|nul) (?:souci|probleme)s?|§ (?:n )?y (?:est|sont|etait|etaient) pour rien|§ (?:ca va|ca passe|passe(?:nt)? bien|ok)(?= ,| mais| *$)`,
)
export const unless =
  /(?<![^ ])(?:not|pas|except|unless|sauf|but|mais|only|seulement) (?:for|with|pour|avec|when|if|quand|si|raw|crue?s?|cooked|cuite?s?|baked|in)(?![^ ])/

const doctor =
  '(?:doctors?|doc|docs|gp|diet(?:ician|itian|icien(?:ne)?)s?|allerg(?:ist|y clinic|y nurse)|allergologist|specialist|consultant|paediatrician|pediatrician|dermatologist|gastroenterologist|immunologist|paramedics?|nurse|pharmacist|hospital|clinic|lab|medecins?|docteurs?|toubib|pediatre|pharmacien(?:ne)?|infirmiere|generaliste|urgentiste|interne|labo|specialiste|gastro|dermato|allergo|[a-z]+o?logue)'
const tests = '(?:prick|patch|skin|blood) tests?|test results|tests? cutanes?|prises? de sang|bilan'
const blames =
  '(?:it s|its|it was|they re|that s|blam\\w*|suspect\\w*|culprits?|guilty|point(?:s|ed) (?:to|at)|down to|c est|c etait|ce sont|accus\\w*|soupconn\\w*|coupables?|incrimin\\w*|mis en cause|responsables?|positi(?:ve|f|fs|ves)|came back|lit up)'

const removed =
  '(?:cross|struck|strike|scratch|scrub|wip|rul|knock|kick|tak|took|cut|threw|throw|bann?|barr?|axe?|veto|forb[aio]d|stopp?|remov|blacklist|outlaw|ray|barr|biff|supprim|enlev|retir|banni|exclu|proscri|vir|ote|sorti|coup|interdi|elimin)[a-z]*'

const noMore =
  '(?:no more|no|never|not|avoid|off|cut out|stop|stay away from|steer clear of|(?<!(?:mang[a-z]*|prend[a-z]*|consomm[a-z]*|ajout[a-z]*|peu|beaucoup|faut|besoin de) )plus(?= (?:de|d|du|des) )|plus jamais|pas|aucune?|jamais|eviter|arreter|fini(?:e?s)?|stop aux?)'
const article = '(?:any |the |more |ever |raw |cooked |of |de |d |du |des |le |la |les |l )*'

/** Where somebody is brought who is harmed. */
const care =
  '(?:hospital|a and e|a e|e r|er|icu|casualty|resus|intensive care|(?:the )?emergency(?: room| department)?|accident and emergency|hopital|hosto|urgences|rea|reanimation|clinique|soins intensifs)'

/** Whom a doctor or a test blames, and what is taken from somebody. */
export const verdicts: readonly RegExp[] = [
  // "Spent Christmas night in A&E after one prawn"
  whole(
    `${care} ${some(5)}(?:after|from|because of|thanks to|over|off|apres|a cause d(?:e|u|es)?|suite a) ${some(4)}§`,
  ),
  whole(`(?:${doctor}|${tests}) (?:[a-z0-9,:]+ ){0,8}?${blames} (?!(?:low|for low) )(?:[a-z0-9,:]+ ){0,5}?§(?! it is)`),
  whole(
    `(?:${doctor}|nutritionist|nutritionniste|diet(?:icien(?:ne)?|ician|itian)) (?:(?!for|pour|to|eat)[a-z]+ ){0,3}?${removed} ${some(2)}§`,
  ),
  whole(`${blames} ${some(3)}§ (?:[a-z0-9,:]+ ){0,5}?${doctor}`),
  // "No more eggs, says the allergist", « ordre du cardiologue : plus de pamplemousse »
  whole(`${doctor} (?:, )?${some(4)}(?:, )?${noMore} ${article}§`),
  whole(
    `${noMore} ${article}§ (?:[a-z0-9,]+ ){0,4}?(?:says?|said|orders?|ordered|told|insists?|dit|a dit|selon|d apres|ordre|according to|thanks to) (?:[a-z]+ ){0,2}?${doctor}`,
  ),
  // « Plus de laitages depuis la biopsie »
  whole(
    `${noMore} ${article}§ (?:for (?:me|him|her|us) |for my [a-z]+ )?(?:since|ever since|depuis|after the|apres (?:son|sa|ses|mon|ma|l|la|le)) (?:the |his |her |my |son |sa |mon |ma |le |la |l )?[a-z]+`,
  ),
  whole(
    `§ ${some(4)}(?:is|was|were|are|est|sont|etait) (?:the |a |le |la |les )?(?:culprits?|trigger|to blame|coupables?|en cause|responsables?|fautifs?)`,
  ),
  whole(
    `(?:${doctor}|${tests}|needle|aiguille) (?:[a-z0-9,:]+ ){0,8}?§ ${some(2)}(?:lit up|came (?:up|back)|positive|positi(?:f|fs|ves)|flagged|ressorti\\w*|confirm\\w*)`,
  ),
  whole(
    `§ (?:is|are|s|was|were|est|sont|c est) (?:an? |the |pure |absolute |total |sheer |utter |un |une |l |la |le )*(?:nightmare|torture|hell|murder|misery|punishment|torment|agony|disaster|enemy|enfer|supplice|calvaire|torture|cauchemar|catastrophe|horreur) (?:for|to|with|pour|avec|chez)`,
  ),
  whole(
    `§ ${some(2)}(?:is|are|s|re|has been|have been|ha[sd]|was|were) (?:now |strictly |completely |totally )*(?:off|out|banned|over|finished|history|verboten|taboo|forbidden|a no ?no|a no no|no go|out of bounds)(?: the (?:menu|table|list|cards))?(?= (?:since|because|after|ever|for|at|with|here|now|in this)| ?,| *$)`,
  ),
  // "She can't go near a prawn", « ne peut pas approcher une crevette »
  whole(
    `(?:can t|cannot|can not|couldn t|mustn t|must not|(?:isn t|aren t|not) allowed|(?:ne |n )?(?:peu(?:t|x|vent)|doi(?:t|s|vent)) (?:pas|plus)|(?:pas|plus) (?:le )?droit) (?:even |to |be |go |come |ever |have |meme |de |d |a |au |aux |en )*(?!digest|tolerat|handl|stomach|process|take|have|diger|support|toler|wait|resist|stop|get|help|afford|find|decide|cook|make|bake|fry|roast|believe|remember|think|live|say|tell|imagine|choose|buy|taste|go|do(?![^ ])|seem|always|attend|resist|arret|trouv|decid|cuisin|fai[a-z]|choisi|achet|croire|vivre|dire|passer|pay|gout|refus)[a-z]+ (?:the |a |an |any |another |near |with |around |une? |de |d |du |des |le |la |les |l |single |seule? )*§`,
  ),
  whole(
    `(?:nobody|no one|none of (?:us|them)|personne) (?:[a-z]+ ){0,4}?(?:can|may|should|(?:is|are) allowed to|(?:ne |n )?(?:peut|doit|a le droit(?: de| d)?)) (?:have|eat|touch|be near|manger|prendre|toucher|avoir) (?:any |the |de |d |du |des |le |la |les |l )*§`,
  ),
  // « C'est l'œuf qui lui serre la poitrine »
  whole(
    `(?:c est|it s|it was|ce sont|c etait) (?:the |le |la |les |l )?§ (?:qui|that|which) ${some(2)}(?:me|m|lui|la|le|l|nous|leur|makes?|made|gives?|gave|does|did|sets?|sends?|sent|gets?|kills?|causes?)(?! (?:plait|faut|tente|manque|fait envie|fait plaisir))`,
  ),
  // "Mustard is my undoing"
  whole(
    `§ (?:c |ce |it |that )?(?:is|are|was|s|est|sont) (?:literally |truly |vraiment |clairement )*(?:my|his|her|our|their|ma|mon|mes|sa|son|ses|notre|leur) (?!own|best|go|only|main|first|new|old|secret|turn|idea|choice|request|dish|plat|base|peche|dada|truc|kiff|faible|point|passion|weakness|love|thing|jam|life|joy|guilty|mum|mother|dad|son|daughter|wife|husband|mari|femme|special|comfort|everything|bonheur|plaisir|prefer|fav)[a-z]+(?= ?,| *$| for| pour)`,
  ),
  whole('§ (?:free )?(?:rule|ban|policy|restriction)s?'),
  // « Une seule arachide suffirait à l'emporter »
  whole(
    `(?:une?|one|an?|half|just|moindre|single|seule?) (?:seule? |single |petite? |tiny )?§ (?:suffi[a-z]+|(?:is|was|would be|s|d be) (?:all it takes|enough|sufficient)) (?:a|to|pour) (?!(?:l |le |la |les |the )?(?:lier|fa[a-z]+|bind|make|feed|nourr[a-z]+|thicken|dor[a-z]+|parfum[a-z]+|flavour|flavor|gar[a-z]+|season|chang[a-z]+|cook|cui[a-z]+|relev[a-z]+|glaz[a-z]+|brush|serv[a-z]+|rempl[a-z]+|fill|satisf[a-z]+)(?![a-z]))[a-z]+`,
  ),
  // "The satay nearly did for my flatmate"
  whole(
    `(?:§|¤) (?:nearly |almost |really |once )?did for (?:me|him|us|them|(?:my|our|his|her|their) (?!birthday|wedding|party|christmas|dinner|lunch|tea|starter|main|dessert)[a-z]+)`,
  ),
  // « Ce qui ronge mon oncle, ce sont les poivrons »
  whole(
    `(?:what|ce qui) (?!saves?|saved|got|gets|keeps?|helps?|cheers?|suits?|pleases?|tempts?)(?:(?:me|m|lui|nous|leur|le|la|les|l) (?!plai|manqu|tent|fai|fer|faut|dit|dir|inspir|botte|rest|sauv|ren|va[^ ]* (?:bien|mieux))[a-z]+|[a-z]+ (?:me|him|her|us|them|(?:my|our|his|her|their|mon|ma|mes|notre|nos|son|sa|ses) [a-z]+)) ${some(4)}(?:, )?(?:it s|is|are|was|were|c est|ce sont|c etait) (?:always |bien |surtout |the |le |la |les |l )*§`,
  ),
  // "My gluten-wrecked girlfriend"
  whole(
    `(?:my|our|his|her|their) § (?!obsess|lov|craz|starv|addict|fuel|power|depriv|rais|fed|smear|cover)[a-z]+(?:ed|averse|challenged|phobic) (?:(?:little|old|best) )?[a-z]+(?= ?[,.;!?]|$)`,
  ),
  // The ban of a school
  whole(
    `(?:interdi(?:t|sent)|bannit|bannissent|proscri(?:t|vent)|bans|banned|has banned|have banned|forbids?|forbade|prohibits?|outlaws?|(?:won t|doesn t|don t|does not|do not) (?:allow|permit|accept)) (?:any |all |the |toujours |encore |desormais |formellement |strictement |totalement |absolument |les |le |la |l |toute? |tous )*§`,
  ),
  // "Got rushed in last night after a crab cake"
  whole(
    `(?:^|, )(?:got|was|were|ended|spent|woke|been|landed|felt|transportee?|reveillee?|finie?|passe|emmenee?|hospitalisee?) (?!(?:[a-z]+ ){0,2}(?:home|back|walk|party|married|drunk|hungry) )(?:[a-z0-9]+ ){1,6}?(?:after|because of|apres|a cause d(?:e|u|es)?) ${some(3)}§`,
  ),
  whole(
    `§ ,? ?(?:ca |c )(?:est )?${some(3)}(?:assuree?|garantie?|fini|terminee?|morte?|(?:la |une |le |un |l )?(?:punition|supplice|calvaire|torture|horreur|galere|cauchemar|guerre|agonie)|la cata|catastrophe|l enfer|le drame|niet|rapee?|foutue?)(?= (?:pour|pr|avec|chez|depuis))`,
  ),
]
