import { few, perishable } from './left-standing.ts'
import type { IndirectDanger } from './person-fields.ts'
import { field } from './word-fields.ts'

export const lowAcid = field(
  'pesto|venison|game|lamb|chevreuil|sanglier|agneau|gibier|garlic|ail|foie gras|tuna|salmon|sardines?|mackerel|pork|beef|duck|thon|saumon|maquereaux?|porc|boeuf|canard|corn|asparagus|asperges|artichauts?|artichokes?|lentils?|lentilles|chickpeas|pois chiches|terrines?|rillettes|pates? de [a-z]+|soups?|soupes?|viande|meat|fish|poisson|chicken|poulet|beans|haricots|legumes|vegetables|bolognese|bolognaise|ratatouille|mushrooms|champignons|potatoes|carrots|carottes|petits pois|peas|stew|ragout|broth|bouillon',
)
const pasta =
  '(?:pasta|spaghetti|noodles|couscous|rice|gnocchi|ravioli|pates|nouilles|riz|spaghettis|penne|tagliatelles?|cook the|cuire)'
/** What boiling water makes airtight and not safe: it stays at 100 °C, and the spores of botulism live through that. */
const boiledJars = field(
  `(?:jars?|jarred|canning|home canned|bocal|bocaux|conserves?(?: [a-z']+){0,3} maison)${few}{0,9} (?:water bath|bain marie|(?:[a-z]+ )?boiling water(?! (?:for (?:the |my |some )?)?${pasta})|(?:l')?eau bouillante(?! (?:pour|des?) (?:les |mes )?${pasta}))|canned(?: (?:myself|ourselves|it|them|at home))* (?:in|using|by|with) (?:a |the |my )?(?:[a-z]+ )?(?:water bath|bain marie|pan of boiling water|pot of boiling water|boiling water)|(?:i|we|i've|we've|gran|mum|mom|dad|home) canned${few}{0,6} (?:water bath|bain marie|boiling water)|mise?s? en conserve${few}{0,4} (?:bain marie|(?:l')?eau bouillante)|(?:water bath|bain marie|boiling water|eau bouillante)${few}{0,6} (?:jars?|canning|bocal|bocaux)|(?:jars?|bocaux|bocal)(?: [a-z']+){0,2} (?:boil|simmer|bouill|fremi)[a-z]*${few}{0,6} (?:minutes?|min|mn|hours?|h|heures?|saucepan|pan|pot|casserole|marmite)|(?:jars?|jarred|canned|canning|put(?:ting)? up)${few}{0,6} (?:without|no) (?:a |any |the )?pressure(?: canner| cooker)?|(?:boil|simmer|bouill|faire bouillir)[a-z]* (?:the |my |our |les |mes |nos )?(?:jars?|bocaux|bocal)`,
)
/** Thawed where the outside is warm for hours before the middle is. */
const thawing = '(?:thaw(?:s|ed|ing)?|de ?frost(?:s|ed|ing)?|de ?congel[a-z]*|degel[a-z]*)'
const thawed = field(thawing)
const inTheWarm = field(
  "(?:on|by|near|under|behind|in|over|beside) (?:the |a |my |our )?(?:[a-z]+ )?(?:radiators?|heaters?|heating|boiler|airing cupboard|stove|fire(?:place)?|sun(?:shine)?|dashboard|windscreen|hot car|bath ?tub|bath)|(?:hot|warm|boiling) (?:tap )?water|(?:sur|pres|devant|derriere|dans|au|en plein|a cote) ?(?:d[eu'] ?)?(?:le |la |l'|mon |ma |un )?(?:[a-z]+ )?(?:radiateurs?|chauffage|chaudiere|poele a (?:bois|granules)|cheminee|soleil|pare brise|seche linge|baignoire)|eau (?:bien |tres )?(?:chaude|tiede|bouillante)",
)
const onTheCounter =
  "(?:(?:left )?(?:out )?on (?:the |my |a )?(?:kitchen )?(?:counter ?(?:top)?|worktop|work surface|side|table|draining board|window ?sill)|at room temp(?:erature)?|out of the (?:fridge|refrigerator)|a (?:la )?temperature ambiante|a l'air libre|sur (?:le|la|mon|ma) (?:plan de travail|table|comptoir|paillasse|rebord)|hors du (?:frigo|refrigerateur))"
/** Named side by side: who thaws the pastry there has chicken in it as well. */
const thawedOut = field(
  `(?:${perishable})${few}{0,5} ${thawing}${few}{0,4} ${onTheCounter}|${thawing}${few}{0,4} (?:${perishable})${few}{0,4} ${onTheCounter}`,
)
const fineToThaw = field(
  `pastry|dough|bread|buns|puff|filo|phyllo|berries|pate (?:feuilletee|brisee|a [a-z]+|filo)|fruits rouges|(?:never|not|don't|won't|rather than|instead of|jamais|pas|plutot que|au lieu de|sans)(?: [a-z]+){0,1} ${thawing}|${thawing} (?:pas|jamais)|(?:[1-3]\\d|[5-9]|ten|fifteen|twenty|thirty|dix|quinze|vingt|trente) ?(?:minutes|mins?|mn)`,
)
const frozenTwice = field(
  're ?froz(?:e|en)|re ?freez(?:e|ing)|(?:fro(?:ze|zen)|freez(?:e|ing))(?: [a-z]+){0,2} (?:again|twice|a second time)|re ?congel[a-z]*|congelee?s? (?:deux|2|plusieurs) fois|(?:refai[a-z]*|remet[a-z]*|remis[es]*)(?: [a-z]+){0,3} (?:re ?)?congel[a-z]*|back in(?:to)? the freezer',
)
/** It has been warm since. */
const goneWarm = field(
  '(?:gone|got|went|going|turned|come up|came up|is|was|feels?|felt|now|still|already|all|bit|rather|quite|sat there)(?: (?:a bit|all|quite|rather|already|really|so))* (?:luke ?)?warm(?! (?:salad|bread|through|up|when|sauce|plates?|from the pan))|(?:to|at|reached) room temp(?:erature)?|(?:est|sont|etait|devenue?s?|tout[es]*|deja|encore|bien|un peu|etaient)(?: (?:deja|un peu|tout[es]*|bien|devenue?s?))* (?:tiedes?|chaude?s?)(?! (?:salade|pain))',
)
const cookedBetween = field(
  "(?:cook(?:ed)?|stewed|baked|cuite?s?|cuisinee?s?|mijotee?s?)(?: [a-z']+){0,6} (?:re ?)?(?:froz|freez|congel)[a-z]*|(?:can|could|may|should|never|not|don't|won't|avoid|puis je|peut|peux|pas|jamais|eviter)(?: [a-z']+){0,5} (?:re ?freez|re ?froz|re ?congel|be frozen|freez[a-z]*(?: [a-z]+){0,2} again)[a-z]*",
)
const fuelled = field(
  'smok(?:e|ed|ing)|grill(?:ed|ing|er|e|ee)?|barbecue[d]?|bbq|burn(?:ed|t|ing)?|cook(?:ed|ing)? (?:over|on)|roast(?:ed)? over|embers?|fire|plank(?:s|ed)?|fum(?:er|e|ee|age|oir)|brul(?:er|e|ant)|braises?|feu|cuire (?:sur|au)',
)
const paintedWood = field(
  "(?:(?:pressure |chemically )?treated|painted|varnished|stained|creosoted|laminated|glued) (?:[a-z]+ )?(?:wood|timber|planks?|boards?|pallets?|fence|posts?|decking|lumber|scraps|offcuts)|(?:wood|timber|planks?|boards?|pallets?|fence|lumber)(?: [a-z']+){0,6} (?:treat(?:ed)?|painted|varnished|creosote)|pallet (?:planks?|wood|boards?)|decking (?:wood|planks?|boards?|offcuts)|ply ?wood|chip ?board|mdf|particle ?board|railway sleepers?|creosote|bois (?:[a-z]+ )?(?:traites?|peints?|vernis?|lasures?|de palettes?|de chantier|autoclave)|(?:planches?|palettes?|poutres?)(?: [a-z']+){0,4} (?:traitee?s?|peintes?|vernies?|lasuree?s?)|contreplaque|agglomere|traverses? de chemin de fer",
)

/**
 * Thawing, keeping and smoking that make people ill, whatever is made afterwards. USDA FSIS, "The Big Thaw" and
 * "Freezing and Food Safety"; ANSES and the USDA "Complete Guide to Home Canning" for what is not acid.
 */
export const unsafeWays: readonly IndirectDanger[] = [
  { reason: 'spoiled', all: [field(perishable), thawed, inTheWarm] },
  { reason: 'spoiled', all: [thawedOut], unless: fineToThaw },
  { reason: 'spoiled', all: [field(perishable), frozenTwice], unless: cookedBetween },
  { reason: 'spoiled', all: [field(perishable), thawed, frozenTwice, goneWarm] },
  {
    reason: 'preserving',
    all: [lowAcid, boiledJars],
    unless: field(
      'autoclave|(?<!without (?:a |any |the )?)pressure|fridge|frigo|refrigerat[a-z]*|freez[a-z]*|congel[a-z]*|vinegar|vinaigre|pickle[sd]?|jam|confitures?|chutney|a (?:jar|tin) of|(?:from|open(?:ed)?|empty|vides?) (?:a |the |my )?(?:jars?|bocaux)|du bocal|un bocal de',
    ),
  },
  { reason: 'not_food', all: [fuelled, paintedWood], unless: field('untreated|non traitee?s?|bare wood|bois brut') },
]
