import type { Eater } from '@roux/contract/constraints'
import { matchesOf } from '../text/matches-of.ts'
import { numberInWords, numberOf, numberWords } from '../text/number-words.ts'
import { rememberLast } from '../text/remember-last.ts'
import { anyOf } from './any-of.ts'
import { plainWords } from './plain-words.ts'

/** An age in words is told in figures first, as nobody is a hundred here: these patterns would be long with all the words. */
const inWords = anyOf(numberInWords, 'g')
const inFigures = (words: string) => `${Math.min(numberOf(words), 99)}`

const count = '(\\d{1,2}|one|un)'
const ordinals =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth premier deuxieme troisieme'
const ordinal = ordinals.replaceAll(' ', '|')
const years = `(\\d{1,2}|${ordinal}|one|un)`
const child =
  'son|daughter|boy|girl|niece|nephew|grandson|granddaughter|kid|fils|fille|neveu|niece|gamine?|petit fils|petite fille|ado'
const aging =
  'single malt|malt|scotch|whisk(?:e)?y|rum|rhum|bourbon|balsamic|cheddar|cheese|fromage|port|wine|vin|vinegar|vinaigre|parmesan|comte|gouda|mimolette|tomme|beaufort|jambon|ham|sourdough|levain|starter|recipe|anniversary|cognac|armagnac|calvados|affine|affinage|conservation|garde|keeps?|conserver|congelateur|porto'

const elder =
  "(?:grand ?(?:ma|pa|mother|father|parents?|mere|pere|dad|mum|mom|maman|papa)s?|gran(?:ny|dad)?|nan(?:ny|na|a)?|mam(?:ie|y|i)|meme|papi|papy|pepe|oma|opa|mothers?|fathers?|mums?|moms?|dads?|parents?|aunt(?:ie|y)?|uncle|tante|oncle|neighbou?r|voisine?|mere|pere|maman|papa|lady|gentleman|woman|dame|monsieur|femme|in laws?|he|she|who)(?:'s)?"

/** Words that say how old somebody is: the age, and months where it is in months. What ages in a cellar is nobody. */
const ages: readonly RegExp[] = [
  anyOf(`${count} ?(months?|mths?|mos?|years?|yrs?|y) ?olds?(?:'s)?(?! (?:[a-z]+ )?(?:${aging}))|${count} ?yos?`, 'g'),
  anyOf(
    `(?:aged?|ages|turns|turning|turned) ${count}(?!(?: (?:or|to) \\d+)? (?:years|hours|days|weeks|months|times))`,
    'g',
  ),
  anyOf(
    `(?:boys?|girls?|sons?|daughters?|kids|twins|nieces?|nephews?|grandsons?|granddaughters?|(?<!there )(?:he|she)) ?(?:are|is|'s|'re)(?: (?:only|just|now|nearly|almost|barely))* ${count}(?=(?: (?:and|or|to|now|today|next|this|years|so|but)|[,;.!?]| *$))`,
    'g',
  ),
  anyOf(
    `(?:i'm|im|i am)(?: only|just|nearly|almost|about|turning)* ${count}(?= ?[,;.!?]| *$| (?:and|so|but|this|next|today|now))`,
    'g',
  ),
  anyOf(
    `(\\d{1,2}|${ordinal})(?:st|nd|rd|th)? (?:birthday|bday)|(\\d{1,2}(?=[snrt])|${ordinal})(?:st|nd|rd|th)? birthdays`,
    'g',
  ),
  anyOf(`${elder},? (?:[a-z']+ ){0,3}?([7-9]\\d)(?= ?(?:[,;.!?]|$|ans|years?|yrs?|and|et|on|next|this))`, 'g'),
  anyOf(
    `(?:his|her|their|my [a-z]+'?s) (1[0-7]|${ordinal})(?:th|st)?(?= ?[,;!?]|[.] |[.]?$| (?:party|next|this|on saturday|tomorrow))`,
    'g',
  ),
  anyOf(
    `(?:${child})s?(?:'s)?,? (?:[a-z]+,? )?${count}(?: ans)?(?= ?[,;.!?]|$| (?:and|et|years?|ans))(?! (?:people|persons?))`,
    'g',
  ),
  anyOf(
    `(?<!(?:${aging})[a-z]*(?: (?!pour|chez|a)[a-z]+)? |(?:rentr|reven|revien|retour|apres|sejour|voyage|stage|absence|mission|pause|au bout|en fin)[a-z]* |enceintes? |grossesse |depuis |(?<![a-z])y )(?:de|les|agee?s? de|des|a partir de|a|ai|g|ont|aura|aurai|avoir|fete ses|fetent leurs|ses|bebe|enfant|fils|fille) ${count}(?:,? (?:et |ou |a )?\\d{1,2}){0,4} (mois|ans)(?! (?:d'abstinence|de (?:sobriete|sevrage|(?:notre |leur |l'|la |le |mon |ma |son |sa )?(?:mariage|entreprise|boite|association|societe|couple|resto[a-z]*|club|boutique|permis|pacs|rencontre|divorce|retraite|service|carriere)|vieillissement|garde|conservation|vie commune)|d'age|d'amour|d'experience|plus tard|apres|au congel|au frais|au frigo))`,
    'g',
  ),
]

/** How old an age in figures or words is, or the birthday that is named. */
function ageOf(told: string): number {
  const place = ordinals.split(' ').indexOf(told)
  return place < 0 ? numberOf(told) : (place % 17) + 1
}

/** Nobody of those eats: "when the kids are in bed", "adults only", "not pregnant any more". */
const absent = anyOf(
  `(?:no|without|not for|except|away from|hide from|hidden from|minus|instead of) (?:the |my |our |any )?(?:kids?|child(?:ren)?|toddlers?|teens?|teenagers?|bab(?:y|ies))|(?:kids?|child) free|adults? only|only adults|grown ups only|
(?:when|while|once|after|now that|as) (?:the |my |our )?(?:kids?|child(?:ren)?|teens?|bab(?:y|ies)) (?:are|is|have|has|go|goes|fell)(?: finally| all)? (?:in bed|asleep|away|out|gone|at (?:school|camp|their|her|his|grand[a-z]*|my)[a-z' ]{0,20}|left|to bed|to sleep|moved out|sleeping|with (?:their|his|her) [a-z]+)|
(?:not|no longer|isn't|not yet|never been) (?:pregnant|breast ?feeding|nursing|expecting)|(?:^ ?|[,;.!?] ?)(?:tout )?(?:bebe|petite?|enfant|gamine?),? (?:on (?:me|m'|nous) ?|je |j'(?:etais|avais|ai) ?)|inner child|baby ?foot|pregnant pause|(?:as|like|since|from|being|was|were|when (?:i|he|she) (?:was|were)) (?:a |tiny |only |still |just )*(?:baby|babies|bub|infant|toddler|kid|child)(?! (?:who|that|eats))|(?:bab(?:y|ies)|kids?|sons?|daughters?|twins) (?:is|are|was|were|will be|'s|'re) (?:being )?(?:called|named)|(?:quand|lorsque) (?:j'etais|il etait|elle etait|on etait) (?:encore |tout |toute )*(?:bebe|enfant|petite?|gosse|gamine?)|(?:etant|depuis) (?:tout |toute )?(?:bebe|petite?|enfant)|(?:bebe|enfant|fils|fille)s? (?:s'appelle(?:nt|ra)?|se nomme)|(?:the |my |our )?(?:kids?|children|teens?|bab(?:y|ies))(?:'s| is| are) (?:at (?:their |his |her |my )?(?:gran[a-z']*|nan[a-z']*|mum's|dad's|auntie's|school|camp|nursery)|with (?:their|his|her|my) [a-z]+|away|in bed|asleep)|pas d'enfants?|aucun enfant|school reunion|class of (?:19|20)\\d\\d|promo (?:de )?(?:19|20)?\\d\\d(?: de (?:mon|notre|l') ?(?:ecole|lycee|college))?|anciens (?:eleves|du lycee|de l'ecole)|(?:was|were|when i was|been) pregnant|etai(?:s|t) enceinte|(?:jelly|dutch) bab(?:y|ies)|like a (?:kid|child|teenager)|(?:kid|child|baby) at heart|kid goat|goat kid|
sans (?:les |mes |nos |l'|aucun )?(?:enfants?|gosses?|ados?|bebes?)|(?:pour|entre) adultes(?: seulement)?(?! et)|reserve aux adultes|pas pour les (?:enfants|petits|ados)|(?:(?:quand|une fois que|pendant que|apres que|maintenant que) )?(?:les |mes |nos )?(?:enfants|gosses|ados|petits) (?:sont|dorment|seront|ne sont)(?: pas)?(?: enfin)?(?: couches| au lit| partis| endormis| absents| chez [a-z ]{0,20})|(?:quand|une fois que|pendant que) (?:les |mes |nos )?(?:enfants|petits) dorment|
(?:pas|plus|jamais ete) (?:enceinte|en train d'allaiter)|n'allaite (?:pas|plus)|ame d'enfant|comme un enfant|souvenirs? d'enfance|retour en enfance|
old school|cooking school|culinary school|school of|ecole hoteliere|ecole de cuisine|cooking class|first class|world class|high class|class act|working class|premiere classe|grande classe|(?:c'est|trop) la classe|de classe mondiale|middle class|haute ecole|grandes? ecoles?|
baby (?:spinach|corns?|carrots?|potato(?:es)?|new|leaf|leaves|greens|salad|back|gem|kale|beets?|beetroots?|plum|tomatoe?s?|courgettes?|zucchini|leeks?|onions?|aubergines?|artichokes?|squid|octopus|octopuses|bok|pak|turnips?|marrows?|lettuces?|rocket|cucumbers?|peppers?|broccoli|fennel|sweetcorn|mushrooms?|shower|sitters?|ribs?|food jars?|bella|clams?|lamb|goat)|
(?:epinards?|poulpes?|calamars?|carottes?(?: nouvelles)?|navets?|mais|pousses?|feuilles?|legumes?) bebes?|bebes? (?:carottes?|epinards?|poireaux?|courgettes?|calamars?|poulpes?|legumes?|fenouils?|betteraves?|mais|navets?|artichauts?|pousses?)|petit creux|creche de noel|santons?`,
  'g',
)

const babe = '(?:new ?borns?|bab(?:y|ies)|infants?|twins|bebes?|nouveaux? nes?|nourrissons?|jumeaux|jumelles)'

/** "Mon bébé de 3 ans" and "my baby turns three" are none; the first birthday is the last day as one. */
const grown = anyOf(
  `(?:bebe|baby)(?:'s)?(?=(?: (?!months?|mois|weeks?|semaines)[a-z']+){0,4} (?:${years} ?(?:ans|an|years?|yrs?|yos?)(?![a-z])|(?:turn(?:s|ed|ing)?|is|be|'s) (?:now |already |just |nearly |almost )?${years}(?! ?(?:%|weeks?|months?|mths?|wks?|days?|and a half months|or))|${years}(?:st|nd|rd|th)? (?:birthday|bday)|${years} ?e(?:me)? anniversaire))|
${years} ?(?:st|nd|rd|th|e|eme)? (?:birthday|bday|anniversaire) (?:of|for|de|pour) (?:my|our|the|mon|notre|le|ma) (?:baby|bebe)`,
  'g',
)
function agedAs(...[, ...parts]: readonly (string | undefined)[]): string {
  const told = parts.find((part) => part !== undefined) ?? ''
  return ` aged ${ageOf(told)} `
}

/** Not born yet. */
const unborn = anyOf(
  `(?:avant|before|until|d'ici|jusqu'a) (?:(?:l'arrivee|la naissance|the arrival|the birth|que|of|de|du|d'un|le|la|l'|les|notre|mon|our|my|the) ?)*${babe}(?: (?:comes?|arrives?|is born|gets here|is here|n'arrive|naisse|ne naisse))?(?! (?:wakes?|naps?|sleeps?|bed|se reveille|dort))|(?:expect(?:ing|s)?|having|carrying|due|attend(?:s|re|ons|ent|ant)?) (?:(?:a|an|our|my|her|their|un|une|notre|mon|son|leur|des|first|second|third|another|premier|deuxieme|petit) )*${babe}|baby (?:bump|due|on (?:the |its )?way)|unborn ${babe}|bebe (?:en route|a naitre|dans le ventre)|(?:\\d{1,2}|[a-z]+) (?:months?|weeks?) (?:gone|along|preggo|pregnant)`,
  'g',
)

/** In somebody's arms or asleep, while others eat. */
const beside = anyOf(
  `(?:while|when|before|after|until|because|cause|and|as|since|once|but|so) (?:the |my |our |his |her )?${babe} (?:(?:is|s|are|finally|has|was|just|always|'s) )*(?:naps?|napping|sleeps?|sleeping|slept|asleep|cr(?:y|ies|ying)|wakes?|screams?|screaming|down|in bed|won't sleep|fell asleep)|
${babe} (?:in (?:one |my |the )?arms?|on (?:my |one |the )?(?:arm|hip|lap)|in a sling|at the breast|to look after|to hold)|(?:holding|carrying|nursing|breast ?feed(?:s|ing)?|rocking|settling) (?:a|the|my|our|her|his) (?:[a-z]+ )?${babe}|
(?:parents?|mums?|moms?|dads?|mothers?|fathers?|couples?|famil(?:y|ies)|friends?|sister|brother|wife|daughter|neighbou?rs?|mate|cousin|colleague|niece|partner)(?:'s|'ve)?(?: (?:who|that)(?:'ve)?)?(?: (?:just|have|has|had|got|who|finally))* (?:with|of|had|got|have|has) (?:(?:a|an|their|her|his|just|tiny|new|little) )*${babe}|(?:i|we|they|she|he)(?:'ve| have|'ve got| just| had| got)+ (?:(?:a|an|our|my|tiny|new|had|just|got) )+${babe}(?! (?:who|that|eats|starting|wants))|
${babe} (?:(?:a|s'est|est|enfin|ne|deja|vient de|finally|is|has|just) )*(?:dort|dorment|dormi|pleure|hurle|s'endort|endormie?|couchee?|fait (?:la|sa) sieste|fait dodo|au lit|asleep|napping|sleeping|down for the night|down(?= ?[,;.!?]|$))(?! (?:mal|pas|mieux|peu))|(?:up|awake)(?: [a-z0-9]+){0,3} with (?:a|the|my|our) ${babe}|new ${babe},? (?:no sleep|at home|here)|(?:home|back|hospital|ward|out|retour|maternite|sortie?s?)(?: [a-z]+){0,3} (?:with|avec) (?:a|the|my|our|un|notre|le) (?:[a-z]+ )?${babe}|
(?:pendant|tant|des|alors|vu|puis)(?: que| qu) (?:le |mon |notre |ma )?${babe} (?:dort|pleure|fait|hurle|s'endort)|(?:quand|et|car|mais|le|mon) ${babe} (?:dort|pleure|hurle|fait la sieste|s'endort)|${babe} (?:dans les bras|au bras|sur (?:le bras|la hanche|les genoux)|au sein|en echarpe)|(?:porte|portant|tenant|tiens|allaite|allaitant|bercer|berce) (?:un|mon|le|notre|son) ${babe}|
(?:parents?|maman|mamans|papa|couple|amis?|amies?|soeur|frere|voisins?|voisine) (?:avec|d'|de|qui (?:ont|a|vient d'avoir|viennent d'avoir)) ?(?:un|une|leur|son|des) (?:[a-z]+ )?${babe}|(?:vien(?:s|t|ent)|venons) d'avoir (?:un|une|notre|leur|des) ${babe}`,
  'g',
)

const small =
  '(?:bab(?:y|ies)|bubs?|bubba|babes?|newborns?|sons?|daughters?|boys?|girls?|grandsons?|granddaughters?|grandchild|niece|nephew|twins?|little (?:one|man|guy|lady)|kiddo|tot|she|he|they)'
const petite =
  '(?:bebes?|fils|filles?|petite?|puce|loulou|louloute|bonhomme|bout de chou|bouchon|choupette|crevette|pitchoune?|jumeaux|jumelles|neveu|niece|il|elle|ils|elles|qui|[a-z]+ ans et)'
const soFar =
  "(?:(?:'s|'re|is|are|of|turns|turned|turning|will be|aged?|now|only|just|nearly|almost|about|barely|already|at|a bit|a little|over|under|not|even|yet|around|who|exactly) ?)*"
const enTout =
  "(?:(?:a|ont|n'a|n'ont|que|qui|tout|juste|a peine|bientot|presque|deja|pas|encore|agee?s?|de|d'|environ|seulement|plus|moins) ?)*"

/** Under a year, told in weeks or months, or by what a child of that age begins. */
const firstYear = `(?:my|our|his|her|their|a|the|for|to) (?:[a-z]+ |\\d+ ){1,2}(?:days?|weeks?|wks?) olds?(?! (?:bread|baguette|rice|leftovers?|starter|sourdough|dough|meat|cheese|milk|beef|chicken|curry|stew|bananas?|croissants?|pizza|turkey|soup|ham|fish))|${small},? ?${soFar} ?(?:\\d{1,2}|(?:(?:twenty|thirty|forty) )?[a-z]+) (?:weeks?|wks?|mths?)(?! (?:pregnant|along|gone|away|ago|in |into|off|out|sober|late|early|abroad|overdue|older|younger|time|of|from|to go|until|till))|${small},? ?${soFar} ?(?:[1-9]|1[01]|one|two|three|four|five|six|seven|eight|nine|ten|eleven) (?:months?|mos?)(?! (?:pregnant|along|gone|away|ago|in |into|off|out|sober|late|early|abroad|overdue|older|younger|time|of|from|to go|until|till))|
(?:${petite} ${enTout} ?(?:\\d{1,2}|[a-z]+) (?:jours|semaines)(?! (?:de|d'|apres|avant|plus|en|a))|(?:[1-9]|1[01]|trois|quatre|cinq|six|sept|huit|neuf|dix|onze) mois (?:tout juste|a peine|et demi|revolus)|tout juste (?:[1-9]|1[01]|quatre|cinq|six|sept|huit) mois)|
(?:very )?first (?:ever )?(?:spoon(?:s|fuls?)|mouthfuls|solids|solid foods?|purees?|mush|weaning [a-z]+)|(?:start(?:s|ed|ing)?|beg[aiu]n(?:s|ning)?|mov(?:e|es|ed|ing)|introduc(?:e|ed|ing)|try(?:ing)?|tried|ready|gone|going|go) (?:(?:on|to|onto|with|her|his|him|for|our|my|the|[a-z]+) )?solids|half a year old|blw|baby led weaning|(?:[4-9]|1[01]) ?mo(?= |[,;.!?]|$)|(?:[1-9]|1[01]|three|four|five|six|seven|eight|nine|ten|eleven) ?monthers?|start(?:s|ed|ing)? (?:on )?(?:mush|purees?|baby rice|real food|proper food)|home ?made (?:baby )?formula|formula (?:recipe|at home)|weaned?|bottle fed|teething|(?:no|hasn't any|without|not got any|doesn't have any) teeth(?: yet)?|(?:baby|infant|follow on|first) (?:milk|formula)|moses basket|
pas encore (?:de|ses|une) dents?|(?:fait|perce) ses (?:premieres )?dents|se diversifi[a-z]+|diversifi(?:e|er|ons|ez)|(?:commence|debute|demarre|passe|attaque|introdui)[a-z]* (?:(?:a manger|les?|des|aux|la|nos|ses) )*(?:solides?|petits pots|purees|morceaux)|premieres (?:purees?|cuilleres?|cuillerees|bouchees)|lait (?:infantile|maternise|(?:1er|premier|2e|deuxieme) age)|couffin|dme`

const words: readonly (readonly [Eater, RegExp])[] = [
  [
    'infant',
    anyOf(
      `${firstYear}|bab(?:y|ies)|bubs?|infants?|newborns?|weaning|first (?:foods?|purees?|solids|tastes?|bites|spoons?) (?:for|of) (?:my|our|the|a|her|his)|first solids|starting solids|start(?:ing|s)? on solids|under one year|under 1 year|bebes?|nourrissons?|nouveaux? nes?|diversification(?: alimentaire)?|premieres? (?:purees?|compotes?|bouillies?|cuilleres?|petits pots)|petits? pots? (?:pour|de) (?:bebe|mon|ma)|petits? pots?(?= [^.]*\\d+ mois)|biberons?`,
    ),
  ],
  [
    'small_child',
    anyOf(
      `toddlers?|pre ?schools?(?:ers?)?|kindergart(?:en|ens|ners?|eners?)|nursery(?: school)?|day ?care|playgroup|under fives?|under 5s?|little ones?|tout petits?|maternelle|creche|garderie|moins de (?:cinq|5) ans|bambins?|jeunes enfants?|petite section|moyenne section`,
    ),
  ],
  [
    'minor',
    anyOf(
      `kids?|kiddos?|kiddies|child(?:ren)?(?:s|'s)?|teen(?:s|ager|agers|age)?|tweens?|pupils?|school(?:s|ers?|kids?|mates?|children|boys?|girls?)?|classrooms?|class ?mates?|(?:${child})s?'s? (?:[a-z]+ )?(?:class|school|team|party|classmates|lunch ?box|packed lunch)|(?<!(?:yoga|evening|night|dance|spin|pottery|fitness|gym|pilates) )class of (?:\\d{1,2}|twenty|thirty)(?:[ -][a-z]+)?|(?:my|his|her|our|their|the|whole|entire|a|third|second|first|fourth|fifth|sixth|year \\d) class(?:'s)?|class (?:party|parties|treats?|picnics?|trips?|fetes?|cake|bake|snack)|under ?age|trick or treat(?:ers?|ing)?|years? (?:[1-9]|1[0-3]|one|two|three|four|five|six|seven|eight|nine|ten|eleven)s?(?! (?:of|in|into|on|at|since|ago|old|running|together|here|now|and|or|with|after|before|anniversary)(?![a-z]))|leavers'? (?:party|disco|do|lunch|ball|assembly)|(?:\\d{1,2}(?:st|nd|rd|th)|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth) graders?|under (?:[6-9]|1[0-7])s|u(?:[6-9]|1[0-7])s?|under (?:[6-9]|1[0-7])(?= (?:football|rugby|cricket|hockey|tour|team|party|boys|girls|swim[a-z]*|tournament|league|squad|side|match|disco))|youth club|reception (?:class|children|kids)|(?:little|junior|youth) league|(?:guides|beavers|cubs|girl guides)(?= |$)|under (?:18|eighteen)s?|minors?|youngsters?|youths?|grand ?(?:kids?|child(?:ren)?|sons?|daughters?)|(?:neph|niec)(?:ew|e)s?(?=[^a-z]+(?:age|\\d|one|two|three|four|five|six|seven|eight|nine|ten))|little (?:girls?|boys?)|scouts?|brownies? (?:troop|pack)|summer camp|sleepover|prom(?: night)?|sweet (?:16|sixteen)|bar mitzvah|bat mitzvah|quinceanera|first communion|freshm[ae]n at high|high school(?:ers?)?|(?:\\d{1,2}th|seventh|eighth|ninth|tenth|eleventh|twelfth) grade|gcses?|a levels?|secondary school|sixth ?form(?:ers?)?|juniors?|
enfants?|loulou(?:te)?s|bouts de chou|gamine?s?|gosses?|mioches?|momes?|marmots?|(?:pour|des|aux|les|mes|nos|ces|a mes|a nos) (?:tout )?petits(?= ?(?:[,;.!?]|$|et |qui|de la|du|adorent|aiment))|eleves?(?! (?:en|au|a l'|sans|dans|sous|a la))|cm[12]|ce[12]|(?:classe|eleves?|enfants?|les|mes|des|aux|en|de) (?:de |du )?cp|(?:(?:les?|des|de|en|mes|ma|la|ses) )(?:[3-6] ?e(?:mes?)?|sixiemes?|cinquiemes?)(?: [a-d])?(?= ?[,;.!?]| *$| du college)|(?:(?:des|les|mes|nos) )?terminales?(?= ?[,;.!?]| *$| du lycee)|(?:des|les|mes|nos) terminales|centres? de loisirs|periscolaire|cadets|louveteaux|jeannettes|colos?|ecolier(?:e)?s?|collegien(?:ne)?s?|lyceen(?:ne)?s?|ados?|adolescente?s?|preados?|(?:l'|a l'|mon |d')?ecoles?|collegue? de college|(?:le|du|au|de) college|lycees?|brevet(?: des colleges)|(?:passe|revise|prepare|fete|eu|apres) (?:son|leur|le) (?:bac|brevet)|(?:la|ma|sa|leur|notre|une|toute la|de) classe|mineure?s?|petits enfants|petit fils|petite fille|kermesse|centre aere|colo(?:nie)?(?: de vacances)?|gouter d'anniversaire|boum|communion|cantines?(?: scolaires?)?|scolaires?|moins de (?:18|dix huit) ans|jeunes de moins`,
    ),
  ],
  [
    'frail',
    anyOf(
      `elderly|frail|hospices?|palliati(?:ve|fs)|fin de vie|end of life|pensioners?|old age pensioners?|oaps?|senior citizens?|(?:our|the|for|of) seniors|(?:old|older) (?:people|folks?|relatives?|parents|adults|ladies|gentlemen|lady(?!'s)|gentleman(?!'s))|(?:care|nursing|retirement|old people's) homes?|(?:octo|nona|septua)genarians?|centenarians?|great grand ?(?:ma|pa|mother|father|parents?|mum|dad)|over (?:7|8|9)[05]s|meals on wheels|chemo(?:therapy)?|immuno? ?(?:compromised|suppress[a-z]*)|weak(?:ened)? immune|transplant(?:ed)?|personnes? (?:tres )?agees?|(?:dame|monsieur|parents?|voisine?|couple) (?:tres )?agee?s?|aines|maisons? de retraite|ehpad|(?:octo|nona|septua)genaires?|centenaires?|arriere grand(?:s|e)? ?(?:mere|pere|parents?|maman|papa)|troisieme age|personnes? fragiles?|immuno ?(?:deprime|defici|suppr)[a-z]*|chimio(?:therapie)?|greffee?s?(?= ?(?:[,;.!?]|$|du|de la|des reins|d'un))`,
    ),
  ],
  [
    'pregnant',
    anyOf(
      `pregnan(?:t|cy|cies)|preggo|preggers|expecting(?: (?:a baby|mothers?|mums?|moms?|twins|our|my|in|wife))?|expectant (?:mothers?|mums?|moms?|women|woman|parents)|(?:mum|mom|mother|mommy|mummy) to be|mums to be|moms to be|trimester|baby bump|months along|weeks along|with child|eating for 2|bun in the oven|in the family way|up the duff|knocked up|(?:i'm|i am|im|she's|she is|who's|(?:wife|sister|friend|daughter|partner|cousin|mum|colleague) is) due(?= (?:in|on|next|this|any)|[,;.!?])|due date|morning sickness|(?<=(?:^|[,;.!?]) ?)bump (?:loves?|wants?|craves?|likes?|demands?)|(?:my|her|the) (?:baby )?bump(?= ?[,;.!?]| *$| (?:and|is|loves|wants|demands|craves))|(?:i'm|i am|im|she's|she is|who's|who is|(?:wife|sister|friend|daughter|partner|cousin|mum|colleague|niece)(?:'s| is)?,?) (?:now |nearly |almost |at |about )?(?:[6-9]|[1-3]\\d|4[0-2]) (?:weeks|wks)(?= ?[,;.!?]| *$| (?:and|so|craving|along|with|today))|(?:\\d{1,2}|[a-z]+) (?:weeks|wks|months) (?:gone|preggo|up the duff)|(?:expressing|pumping) (?:breast ?)?milk|on the breast|breast ?feed(?:s|ing)?|breast ?fed|nursing(?! homes?)(?: (?:mothers?|mums?|moms?|wife|my|our|a))?|lactat(?:ing|ion)|
enceintes?|grossesse|future maman|futures mamans|attend(?:s|re)? (?:un bebe|un enfant|des jumeaux|un heureux)|(?:l')?allait(?:e|ante?s?|ement|er|ons)|trimestre|(?:(?:ma|sa|mon|son|la|le|au|en|femme|fille|soeur|amie|copine|compagne|cousine|belle fille|suis|elle|,)(?: ?,)?(?: (?:est|suis|a|au|en|dans|son|sa|ma|mon))*) ?(?:[a-z]+ieme|\\d{1,2} ?e(?:me)?) (?:semaine|mois)(?= ?[,;.!?]| *$| de grossesse| et | qui | avec )|(?:femme|fille|soeur|amie|copine|compagne|cousine|suis|elle|est)(?: (?:est|en|suis|,|en est))* ?a \\d{1,2} (?:semaines|sa)(?= ?[,;.!?]| *$| et | de )|porte (?:des jumeaux|la vie)|polichinelle|nausees (?:du matin|matinales)|semaines? d'amenorrhee|heureux evenement|ventre rond|(?:j'|qui |elle |[a-z]+ )accouch(?:e|era|erai) (?:en|dans|bientot|le|debut|fin|mi)|accouchement (?:prevu|dans|en)|terme (?:prevu|en|dans)|(?:donne|donner) le sein|nourris au sein|tire(?:r)? mon lait|tire allaitement|femmes? qui allaitent`,
    ),
  ],
]

/** "Under £5", "under 5 g of fat". */
const noAge =
  /[€£$]\s?\d+|\d+\s?(?:[€£$]|(?:k?g|mg|gram(?:me)?s?|k?cal(?:orie)?s?|euros?|dollars?|pounds?|quid)(?![a-z]))/gi

/**
 * Who a text in either language, or a mix of both, says is to eat. Nobody is named who is only said to be away, and
 * what ages in a cask is nobody. Never throws.
 * Everything that reads a request asks it.
 */
export const whoEats = rememberLast((text: string): Eater[] => {
  // Most cooks wish for nothing, and to read these patterns for the first time takes long.
  if (text === '') return []
  const whole = plainWords(text.replace(noAge, ' ; '))
  // So does reading all that tells who is only said to be away, for the many texts that speak of nobody.
  if (!mayTellAge(whole) && whole.search(unborn) < 0 && !words.some(([, says]) => says.test(whole))) return []
  const said = whole.replace(absent, ' ; ').replace(inWords, inFigures).replace(grown, agedAs)
  const plain = said.replace(unborn, ' ; ').replace(beside, ' ; ')
  const eaters = new Set<Eater>(
    words.flatMap(([eater, says]) => (says.test(eater === 'pregnant' ? said : plain) ? [eater] : [])),
  )
  if (unborn.test(said)) eaters.add('pregnant')
  unborn.lastIndex = 0
  for (const match of ages.flatMap((age) => matchesOf(plain, age))) {
    const eater = eaterOf(match.slice(1).filter((part) => part !== undefined))
    if (eater) eaters.add(eater)
  }
  return [...eaters]
}, 8)

/** What an age in words begins with. */
const begunAge = new Set([
  ...[...numberWords.keys()].map((word) => word.split('-')[0]),
  ...`one un hundred cent ${ordinals}`.split(' '),
])

function mayTellAge(plain: string): boolean {
  return /\d/.test(plain) || plain.split(/[^a-z]+/).some((word) => begunAge.has(word))
}

function eaterOf([told = '', unit = '']: readonly string[]): Eater | null {
  const value = ageOf(told)
  const years = /^mo|^mth/.test(unit) ? value / 12 : value
  if (years < 1) return 'infant'
  if (years < 5) return 'small_child'
  if (years >= 70) return 'frail'
  return years < 18 ? 'minor' : null
}
