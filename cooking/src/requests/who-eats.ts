import { plainWords } from './plain-words.ts'

/** Of those who eat, who must be looked after: under one year, under five, under eighteen, pregnant or breastfeeding. */
export type Eater = 'infant' | 'small_child' | 'minor' | 'pregnant'

const any = (source: string, flags = '') =>
  new RegExp(`(?<![a-z0-9])(?:${source.replace(/\s*\n\s*/g, '')})(?![a-z0-9])`, flags)

const count =
  '(\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|un|deux|trois|quatre|cinq|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize)'
const aging =
  'single malt|malt|scotch|whisk(?:e)?y|rum|rhum|bourbon|balsamic|cheddar|cheese|fromage|port|wine|vin|vinegar|vinaigre|parmesan|comte|gouda|mimolette|tomme|beaufort|jambon|ham|sourdough|levain|starter|recipe|anniversary|cognac|armagnac|calvados|affine|affinage|conservation|garde|keeps?|conserver|congelateur|porto'

/** Words that say how old somebody is: the age, and months where it is in months. What ages in a cellar is nobody. */
const ages: readonly RegExp[] = [
  any(`${count} ?(months?|mths?|years?|yrs?|y) ?olds?(?:'s)?(?! (?:[a-z]+ )?(?:${aging}))|${count} ?yos?`, 'g'),
  any(`(?:aged?|ages|turns|turning|turned) ${count}(?! (?:years|hours|days|weeks|months))`, 'g'),
  any(`(\\d{1,2})(?:st|nd|rd|th) birthdays?`, 'g'),
  any(
    `(?<!(?:${aging})[a-z]*(?: [a-z]+)? |enceintes? |grossesse |depuis )(?:de|agee?s? de|des|a partir de|a|ont|aura|fete ses|fetent leurs|ses|bebe|enfant|fils|fille) ${count} (mois|ans)(?! (?:de (?:mariage|vieillissement|garde|conservation|vie commune)|d'age|d'amour|d'experience|plus tard|apres|au congel|au frais|au frigo))`,
    'g',
  ),
]

const numbers: Readonly<Record<string, number>> = Object.fromEntries(
  [
    ...'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen'
      .split(' ')
      .entries(),
    ...'zero un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize'
      .split(' ')
      .entries(),
  ].map(([value, word]) => [word, value]),
)

/** Nobody of those eats: "when the kids are in bed", "adults only", "not pregnant any more". */
const absent = any(
  `(?:no|without|not for|except|away from|hide from|hidden from|minus|instead of) (?:the |my |our |any )?(?:kids?|child(?:ren)?|toddlers?|teens?|teenagers?|bab(?:y|ies))|(?:kids?|child) free|adults? only|only adults|grown ups only|
(?:when|while|once|after|now that|as) (?:the |my |our )?(?:kids?|child(?:ren)?|teens?|bab(?:y|ies)) (?:are|is|have|has|go|goes|fell)(?: finally| all)? (?:in bed|asleep|away|out|gone|at (?:school|camp|their|her|his|grand[a-z]*|my)[a-z' ]{0,20}|left|to bed|to sleep|moved out|sleeping|with (?:their|his|her) [a-z]+)|
(?:not|no longer|isn't|not yet|never been) (?:pregnant|breast ?feeding|nursing|expecting)|inner child|like a (?:kid|child|teenager)|(?:kid|child|baby) at heart|kid goat|goat kid|
sans (?:les |mes |nos |l'|aucun )?(?:enfants?|gosses?|ados?|bebes?)|(?:pour|entre) adultes(?: seulement)?(?! et)|reserve aux adultes|pas pour les (?:enfants|petits|ados)|(?:(?:quand|une fois que|pendant que|apres que|maintenant que) )?(?:les |mes |nos )?(?:enfants|gosses|ados|petits) (?:sont|dorment|seront|ne sont)(?: pas)?(?: enfin)?(?: couches| au lit| partis| endormis| absents| chez [a-z ]{0,20})|(?:quand|une fois que|pendant que) (?:les |mes |nos )?(?:enfants|petits) dorment|
(?:pas|plus|jamais ete) (?:enceinte|en train d'allaiter)|n'allaite (?:pas|plus)|ame d'enfant|comme un enfant|souvenirs? d'enfance|retour en enfance|
old school|cooking school|culinary school|school of|ecole hoteliere|ecole de cuisine|cooking class|first class|world class|high class|class act|working class|premiere classe|grande classe|(?:c'est|trop) la classe|de classe mondiale|middle class|haute ecole|grandes? ecoles?|
baby (?:spinach|corns?|carrots?|potato(?:es)?|new|leaf|leaves|greens|salad|back|gem|kale|beets?|beetroots?|plum|tomatoe?s?|courgettes?|zucchini|leeks?|onions?|aubergines?|artichokes?|squid|octopus|octopuses|bok|pak|turnips?|marrows?|lettuces?|rocket|cucumbers?|peppers?|broccoli|fennel|sweetcorn|mushrooms?|shower|sitters?|ribs?|food jars?|bella|clams?|lamb|goat)|
(?:epinards?|poulpes?|calamars?|carottes?|mais|pousses?|feuilles?|legumes?) bebes?|bebes? (?:carottes?|epinards?|poireaux?|courgettes?|calamars?|poulpes?|legumes?|fenouils?|betteraves?|mais|navets?|artichauts?|pousses?)|petit creux|creche de noel|santons?`,
  'g',
)

const babe = '(?:new ?borns?|bab(?:y|ies)|infants?|twins|bebes?|nouveaux? nes?|nourrissons?|jumeaux|jumelles)'

/** "Mon bébé de 3 ans" is none. */
const grown =
  /(?<![a-z])(?:bebe|baby)(?= (?:girl |boy )?(?:de |of |aged )?(?:[2-9]|deux|trois|quatre|two|three|four) ?(?:ans|years?))/g

/** Not born yet. */
const unborn = any(
  `(?:expect(?:ing|s)?|having|carrying|due|attend(?:s|re|ons|ent|ant)?) (?:(?:a|an|our|my|her|their|un|une|notre|mon|son|leur|des|first|second|third|another|premier|deuxieme|petit) )*${babe}|baby (?:bump|due|on (?:the |its )?way)|unborn ${babe}|bebe (?:en route|a naitre|dans le ventre)|(?:\\d|[a-z]+) (?:months?|weeks?) (?:gone|along|preggo|pregnant)`,
  'g',
)

/** In somebody's arms or asleep, while others eat. */
const beside = any(
  `(?:while|when|before|after|until|because|cause|and|as|since|once|but|so) (?:the |my |our |his |her )?${babe} (?:(?:is|s|are|finally|has|was|just|always|'s) )*(?:naps?|napping|sleeps?|sleeping|slept|asleep|cr(?:y|ies|ying)|wakes?|screams?|screaming|down|in bed|won't sleep|fell asleep)|
${babe} (?:in (?:one |my |the )?arms?|on (?:my |one |the )?(?:arm|hip|lap)|in a sling|at the breast|to look after|to hold)|(?:holding|carrying|nursing|breast ?feed(?:s|ing)?|rocking|settling) (?:a|the|my|our|her|his) (?:[a-z]+ )?${babe}|
(?:parents?|mums?|moms?|dads?|mothers?|fathers?|couples?|famil(?:y|ies)|friends?|sister|brother|wife|daughter|neighbou?rs?)(?: (?:who|that))?(?: (?:just|have|has|had|got|who))* (?:with|of|had|got|have|has) (?:(?:a|an|their|her|his|just|tiny|new|little) )*${babe}|(?:i|we|they|she|he)(?:'ve| have|'ve got| just| had| got)+ (?:(?:a|an|our|my|tiny|new|had|just|got) )+${babe}(?! (?:who|that|eats|starting|wants))|
(?:pendant|tant|des|alors|vu|puis)(?: que| qu) (?:le |mon |notre |ma )?${babe} (?:dort|pleure|fait|hurle|s'endort)|(?:quand|et|car|mais|le|mon) ${babe} (?:dort|pleure|hurle|fait la sieste|s'endort)|${babe} (?:dans les bras|au bras|sur (?:le bras|la hanche|les genoux)|au sein|en echarpe)|(?:porte|portant|tenant|tiens|allaite|allaitant|bercer|berce) (?:un|mon|le|notre|son) ${babe}|
(?:parents?|maman|mamans|papa|couple|amis?|amies?|soeur|frere|voisins?|voisine) (?:avec|d'|de|qui (?:ont|a|vient d'avoir|viennent d'avoir)) ?(?:un|une|leur|son|des) (?:[a-z]+ )?${babe}|(?:vien(?:s|t|ent)|venons) d'avoir (?:un|une|notre|leur|des) ${babe}`,
  'g',
)

const words: readonly (readonly [Eater, RegExp])[] = [
  [
    'infant',
    any(
      `bab(?:y|ies)|infants?|newborns?|weaning|first (?:foods?|purees?|solids|tastes?|bites|spoons?) (?:for|of) (?:my|our|the|a|her|his)|first solids|starting solids|start(?:ing|s)? on solids|under one year|under 1 year|bebes?|nourrissons?|nouveaux? nes?|diversification(?: alimentaire)?|premieres? (?:purees?|compotes?|bouillies?|cuilleres?|petits pots)|petits? pots? (?:pour|de) (?:bebe|mon|ma)|petits? pots?(?= [^.]*\\d+ mois)|biberons?`,
    ),
  ],
  [
    'small_child',
    any(
      `toddlers?|pre ?schools?(?:ers?)?|kindergart(?:en|ens|ners?|eners?)|nursery(?: school)?|day ?care|playgroup|under fives?|under 5s?|little ones?|tout petits?|maternelle|creche|garderie|moins de (?:cinq|5) ans|bambins?|jeunes enfants?|petite section|moyenne section`,
    ),
  ],
  [
    'minor',
    any(
      `kids?|kiddos?|kiddies|child(?:ren)?(?:s|'s)?|teen(?:s|ager|agers|age)?|tweens?|pupils?|school(?:s|ers?|kids?|mates?|children|boys?|girls?)?|classrooms?|class ?mates?|(?:my|his|her|our|their|the|whole|entire|a|third|second|first|fourth|fifth|sixth|year \\d) class(?:'s)?|class (?:party|parties|treats?|picnics?|trips?|fetes?|cake|bake|snack)|under ?age|under (?:18|eighteen)s?|minors?|youngsters?|youths?|grand ?(?:kids?|child(?:ren)?|sons?|daughters?)|(?:neph|niec)(?:ew|e)s?(?=[^a-z]+(?:age|\\d|one|two|three|four|five|six|seven|eight|nine|ten))|little (?:girls?|boys?)|scouts?|brownies? (?:troop|pack)|summer camp|sleepover|prom(?: night)?|sweet (?:16|sixteen)|bar mitzvah|bat mitzvah|quinceanera|first communion|freshm[ae]n at high|high school(?:ers?)?|secondary school|sixth ?form(?:ers?)?|juniors?|
enfants?|gamine?s?|gosses?|mioches?|momes?|marmots?|(?:pour|des|aux|les|mes|nos|ces|a mes|a nos) (?:tout )?petits(?= ?(?:[,;.!?]|$|et |qui|de la|du|adorent|aiment))|eleves?(?! (?:en|au|a l'|sans|dans|sous|a la))|ecolier(?:e)?s?|collegien(?:ne)?s?|lyceen(?:ne)?s?|ados?|adolescente?s?|preados?|(?:l'|a l'|mon |d')?ecoles?|collegue? de college|(?:le|du|au|de) college|lycees?|(?:la|ma|sa|leur|notre|une|toute la|de) classe|mineure?s?|petits enfants|petit fils|petite fille|kermesse|centre aere|colo(?:nie)?(?: de vacances)?|gouter d'anniversaire|boum|communion|cantine scolaire|scolaires?|moins de (?:18|dix huit) ans|jeunes de moins`,
    ),
  ],
  [
    'pregnant',
    any(
      `pregnan(?:t|cy|cies)|preggo|preggers|expecting(?: (?:a baby|mothers?|mums?|moms?|twins|our|my|in|wife))?|expectant (?:mothers?|mums?|moms?|women|woman|parents)|(?:mum|mom|mother|mommy|mummy) to be|mums to be|moms to be|trimester|baby bump|months along|weeks along|with child|breast ?feed(?:s|ing)?|breast ?fed|nursing(?: (?:mothers?|mums?|moms?|wife|my|our|a))?|lactat(?:ing|ion)|
enceintes?|grossesse|future maman|futures mamans|attend(?:s|re)? (?:un bebe|un enfant|des jumeaux|un heureux)|(?:l')?allait(?:e|ante?s?|ement|er|ons)|trimestre|femmes? qui allaitent`,
    ),
  ],
]

/**
 * Who a text in either language, or a mix of both, says is to eat. Nobody is named who is only said to be away, and
 * what ages in a cask is nobody. Never throws.
 */
export function whoEats(text: string): Eater[] {
  const said = plainWords(text).replace(absent, ' ; ').replace(grown, 'child')
  const plain = said.replace(unborn, ' ; ').replace(beside, ' ; ')
  const eaters = new Set<Eater>(
    words.flatMap(([eater, says]) => (says.test(eater === 'pregnant' ? said : plain) ? [eater] : [])),
  )
  if (unborn.test(said)) eaters.add('pregnant')
  unborn.lastIndex = 0
  for (const match of ages.flatMap((age) => [...plain.matchAll(age)])) {
    const eater = eaterOf(match.slice(1).filter((part) => part !== undefined))
    if (eater) eaters.add(eater)
  }
  return [...eaters]
}

function eaterOf([told = '', unit = '']: readonly string[]): Eater | null {
  const value = numbers[told] ?? Number(told)
  const years = /^mo|^mth/.test(unit) ? value / 12 : value
  if (years < 1) return 'infant'
  if (years < 5) return 'small_child'
  return years < 18 ? 'minor' : null
}
