import type { Language } from '@roux/contract/language'
import { fold } from '../text/tokens.ts'

/** A unit of a recipe. Several words may be one unit: tin and can, rasher and slice. */
export type UnitId = keyof typeof unitKinds

/**
 * What sort of unit it is. A `piece` is a part that comes whole (a clove, a leaf), a `container` may be halved, and
 * `vague` ones are measured by hand.
 */
export const unitKinds = {
  mg: 'weight',
  g: 'weight',
  kg: 'weight',
  oz: 'weight',
  lb: 'weight',
  livre: 'weight',
  ml: 'volume',
  cl: 'volume',
  dl: 'volume',
  l: 'volume',
  'fl-oz': 'volume',
  cup: 'volume',
  pint: 'volume',
  quart: 'volume',
  gallon: 'volume',
  tsp: 'spoon',
  tbsp: 'spoon',
  dessertspoon: 'spoon',
  spoon: 'spoon',
  mm: 'length',
  cm: 'length',
  inch: 'length',
  pinch: 'vague',
  handful: 'vague',
  knob: 'vague',
  dash: 'vague',
  drizzle: 'vague',
  grind: 'vague',
  clove: 'piece',
  slice: 'piece',
  sprig: 'piece',
  stalk: 'piece',
  leaf: 'piece',
  sheet: 'piece',
  fillet: 'piece',
  drop: 'piece',
  wedge: 'piece',
  strip: 'piece',
  cube: 'piece',
  square: 'piece',
  ball: 'piece',
  scoop: 'piece',
  ear: 'piece',
  ladle: 'container',
  stick: 'container',
  bunch: 'container',
  head: 'container',
  piece: 'container',
  block: 'container',
  roll: 'container',
  tin: 'container',
  jar: 'container',
  pot: 'container',
  sachet: 'container',
  packet: 'container',
  bag: 'container',
  box: 'container',
  bottle: 'container',
  glass: 'container',
  bowl: 'container',
  part: 'container',
  dozen: 'container',
} as const

/** What may be bought with its weight on it: "1 x 400 g tin", "1 boîte de 400 g". */
export const packages: ReadonlySet<UnitId> = new Set<UnitId>([
  ...(['tin', 'jar', 'pot', 'sachet', 'packet', 'bag', 'box', 'bottle', 'block', 'ball', 'roll', 'piece'] as const),
  ...(['fillet', 'sheet', 'slice', 'cube'] as const),
])

/** Words of both languages: `one:many` where they differ, `|` between synonyms; in French `:f` or `:m` after that. */
const shared: Partial<Record<UnitId, string>> = {
  mg: 'mg',
  g: 'g|gr',
  kg: 'kg|kgs',
  oz: 'oz',
  lb: 'lb|lbs',
  ml: 'ml|mls',
  cl: 'cl',
  dl: 'dl',
  l: 'l|ltr',
  mm: 'mm',
  cm: 'cm|cms',
}

const english: Partial<Record<UnitId, string>> = {
  mg: 'milligram:milligrams',
  g: 'gram:grams|gramme:grammes|gm|gms',
  kg: 'kilo:kilos|kilogram:kilograms|kilogramme:kilogrammes',
  oz: 'ounce:ounces',
  lb: 'pound:pounds',
  ml: 'millilitre:millilitres|milliliter:milliliters|cc',
  cl: 'centilitre:centilitres|centiliter:centiliters',
  dl: 'decilitre:decilitres|deciliter:deciliters',
  l: 'litre:litres|liter:liters',
  'fl-oz': 'fl oz|floz|fluid ounce:fluid ounces|fl ounce:fl ounces',
  cup: 'cup:cups|cupful:cupfuls|c',
  pint: 'pint:pints|pt|pts',
  quart: 'quart:quarts|qt|qts',
  gallon: 'gallon:gallons|gal',
  tsp: 'tsp|tsps|teaspoon:teaspoons|teaspoonful:teaspoonfuls',
  tbsp: 'tbsp|tbsps|tbs|tblsp|tbl|tablespoon:tablespoons|tablespoonful:tablespoonfuls',
  dessertspoon: 'dsp|dstsp|dessertspoon:dessertspoons|dessertspoonful:dessertspoonfuls',
  spoon: 'spoonful:spoonfuls|spoon:spoons',
  mm: 'millimetre:millimetres|millimeter:millimeters',
  cm: 'centimetre:centimetres|centimeter:centimeters',
  inch: 'inch:inches',
  pinch: 'pinch:pinches',
  handful: 'handful:handfuls|fistful:fistfuls',
  knob: 'knob:knobs|pat:pats',
  dash: 'dash:dashes|splash:splashes|shake:shakes|squeeze:squeezes',
  drizzle: 'drizzle:drizzles|glug:glugs',
  drop: 'drop:drops',
  grind: 'grind:grinds|grinding:grindings|twist:twists|sprinkle:sprinkles|sprinkling:sprinklings',
  clove: 'clove:cloves',
  slice: 'slice:slices|rasher:rashers',
  sprig: 'sprig:sprigs',
  stalk: 'stalk:stalks|stem:stems|rib:ribs',
  stick: 'stick:sticks',
  leaf: 'leaf:leaves',
  bunch: 'bunch:bunches',
  head: 'head:heads|bulb:bulbs',
  sheet: 'sheet:sheets',
  fillet: 'fillet:fillets',
  tin: 'tin:tins|can:cans',
  jar: 'jar:jars',
  pot: 'pot:pots|tub:tubs|carton:cartons|container:containers|punnet:punnets',
  sachet: 'sachet:sachets|envelope:envelopes',
  packet: 'packet:packets|pack:packs|package:packages|pkg',
  bag: 'bag:bags|pouch:pouches',
  box: 'box:boxes',
  bottle: 'bottle:bottles',
  block: 'block:blocks|bar:bars',
  ball: 'ball:balls',
  piece: 'piece:pieces|chunk:chunks|lump:lumps|thumb:thumbs',
  cube: 'cube:cubes',
  square: 'square:squares',
  strip: 'strip:strips',
  wedge: 'wedge:wedges',
  scoop: 'scoop:scoops',
  ear: 'ear:ears|cob:cobs',
  glass: 'glass:glasses|mug:mugs',
  bowl: 'bowl:bowls|bowlful:bowlfuls',
  ladle: 'ladle:ladles|ladleful:ladlefuls',
  part: 'part:parts',
  dozen: 'dozen',
}

/** Every way to write "cuillère" before its kind. */
const spoon = (kind: string) =>
  ['cuillère:cuillères', 'cuillerée:cuillerées', 'cuiller:cuillers']
    .map((words) => `${words.replaceAll(/[^:]+/g, `$& ${kind}`)}:f`)
    .concat(`cuil ${kind}`, `cuill ${kind}`, `c ${kind}`)
    .join('|')

const french: Partial<Record<UnitId, string>> = {
  mg: 'milligramme:milligrammes:m',
  g: 'gramme:grammes:m|grs',
  kg: 'kilo:kilos:m|kilogramme:kilogrammes:m',
  oz: 'once:onces:f',
  livre: 'livre:livres:f',
  ml: 'millilitre:millilitres:m',
  cl: 'centilitre:centilitres:m',
  dl: 'décilitre:décilitres:m',
  l: 'litre:litres:m',
  cup: 'tasse:tasses:f|cup:cups:f',
  pint: 'pinte:pintes:f',
  tsp: `${spoon('à café')}|${spoon('à thé')}|càc|c c|cc|c à c|cuil à c|petite cuillère:petites cuillères:f|tsp`,
  tbsp: `${spoon('à soupe')}|${spoon('à table')}|càs|c s|cs|c à s|cuil à s|grande cuillère:grandes cuillères:f|tbsp`,
  dessertspoon: spoon('à dessert'),
  spoon: 'cuillère:cuillères:f|cuillerée:cuillerées:f',
  mm: 'millimètre:millimètres:m',
  cm: 'centimètre:centimètres:m',
  inch: 'pouce:pouces:m',
  pinch: 'pincée:pincées:f|pointe de couteau:pointes de couteau:f',
  handful: 'poignée:poignées:f',
  knob: 'noix:noix:f|noisette:noisettes:f',
  dash: 'trait:traits:m|soupçon:soupçons:m|larme:larmes:f|giclée:giclées:f',
  drop: 'goutte:gouttes:f',
  grind: 'tour de moulin:tours de moulin:m|tour:tours:m',
  clove: 'gousse:gousses:f',
  slice: 'tranche:tranches:f|rondelle:rondelles:f',
  sprig: 'brin:brins:m|brindille:brindilles:f',
  stalk: 'branche:branches:f|côte:côtes:f|tige:tiges:f|bâton:bâtons:m',
  leaf: 'feuille:feuilles:f',
  bunch: 'bouquet:bouquets:m|bouquet garni:bouquets garnis:m|botte:bottes:f',
  head: 'tête:têtes:f|bulbe:bulbes:m',
  fillet: 'filet:filets:m|pavé:pavés:m|escalope:escalopes:f|darne:darnes:f',
  tin: 'boîte:boîtes:f|conserve:conserves:f|canette:canettes:f',
  jar: 'bocal:bocaux:m',
  pot: 'pot:pots:m|barquette:barquettes:f|brique:briques:f|briquette:briquettes:f',
  sachet: 'sachet:sachets:m',
  packet: 'paquet:paquets:m',
  bag: 'sac:sacs:m',
  bottle: 'bouteille:bouteilles:f',
  block: 'bloc:blocs:m|plaquette:plaquettes:f|tablette:tablettes:f|plaque:plaques:f',
  ball: 'boule:boules:f',
  roll: 'rouleau:rouleaux:m',
  piece: 'morceau:morceaux:m|pièce:pièces:f|bout:bouts:m',
  cube: 'cube:cubes:m',
  square: 'carré:carrés:m',
  strip: 'lanière:lanières:f|lamelle:lamelles:f',
  wedge: 'quartier:quartiers:m',
  ear: 'épi:épis:m',
  glass: 'verre:verres:m|verre à moutarde:verres à moutarde:m',
  bowl: 'bol:bols:m',
  ladle: 'louche:louches:f',
  part: 'part:parts:f|mesure:mesures:f',
  dozen: 'douzaine:douzaines:f',
}

/** A word for a unit: its forms, and its gender in French. */
export type UnitWord = { id: UnitId; one: string; many: string; gender: 'm' | 'f' | undefined }

function table(...sources: readonly Partial<Record<UnitId, string>>[]): ReadonlyMap<string, UnitWord> {
  const words = new Map<string, UnitWord>()
  for (const source of sources) {
    for (const [id, text] of Object.entries(source)) {
      for (const entry of text.split('|')) {
        const [one = '', many = one, gender] = entry.split(':')
        // The keys of the sources are unit ids: their type says so.
        const word: UnitWord = {
          id: id as UnitId,
          one,
          many,
          gender: gender === 'f' || gender === 'm' ? gender : undefined,
        }
        words.set(fold(one), word).set(fold(many), word)
      }
    }
  }
  return words
}

/** Unit words by what a cook writes, folded and without full stops. */
export const unitWords: Record<Language, ReadonlyMap<string, UnitWord>> = {
  en: table(shared, english),
  fr: table(shared, french),
}
