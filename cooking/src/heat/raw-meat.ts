import { foldText } from '@roux/contract/fold-text'
import type { Ingredient } from '../foods/ingredient.ts'
import { safety } from '../languages/safety.ts'
import { isWithout } from '../mentions/lifted.ts'
import type { Mention } from '../mentions/mention.ts'
import type { FoodLine } from '../mentions/read-foods.ts'
import type { Cut, RawKind } from './doneness.ts'

/** Raw meat of a list, with what it is and how it is cut when it comes into the kitchen. */
export type RawMeat = {
  line: FoodLine
  mention: Mention
  kind: RawKind
  cut: Cut
  /** Of a whole bird: how much longer than one of the usual weight it takes. */
  size: number
  /** Says the list that it is raw? "300 g chicken" may be what is left of Sunday's. */
  isSurelyRaw: boolean
  /** Mince of which the list does not say it: the steps shape it, into a loaf too. */
  isUnshaped: boolean
}

const kindOfIds: Readonly<Record<string, RawKind>> = {
  'chicken-leg': 'poultry',
  liver: 'poultry',
  goose: 'poultry',
  'chicken-wing': 'poultry',
  'whole-chicken': 'poultry',
  'pork-joint': 'pork',
  'pork-rib': 'pork',
  'pork-shoulder': 'pork',
  'pork-fillet': 'pork',
  'pork-chop': 'pork',
  gammon: 'pork',
  'pork-belly': 'pork',
  meatball: 'mince',
}
/** Done as the bird is, and cut as mince. */
export const mincedPoultry: readonly string[] = ['chicken-mince', 'turkey-mince']
/** Scalded or smoked when they are bought. */
const readySausages: ReadonlySet<string> = new Set(['hot-dog', 'smoked-sausage', 'vegan-sausage', 'black-pudding'])

/** What must be cooked through of a food; nothing for what may be eaten as it is. */
export function rawKindOf({ id, kind, animal = [] }: Ingredient): RawKind | undefined {
  if (kind === 'poultry' || kind === 'mince') return animal.length > 0 ? kind : undefined
  if (kind === 'sausage') return readySausages.has(id) ? undefined : kind
  if (kind === 'white-fish' || kind === 'oily-fish') return 'fish'
  if (kind === 'shellfish' || kind === 'mollusc') return 'shellfish'
  return kindOfIds[id]
}

const genericKinds: Readonly<Record<string, RawKind>> = { chicken: 'poultry', pork: 'pork' }

/** Birds' livers carry campylobacter through and through; those of calves may be pink. */
export function isOtherLiver({ meaning }: Mention, text: string): boolean {
  return meaning.foods.some(({ id }) => id === 'liver') && !/chicken|turkey|poultry|volaille|poulet|dinde/.test(text)
}

function kindOf(mention: Mention, text: string): RawKind | undefined {
  if (isOtherLiver(mention, text)) return undefined
  const { foods, generic } = mention.meaning
  const kinds = new Set(foods.map(rawKindOf))
  // "Turkey" is its breast or its mince.
  if (kinds.size > 1 && !kinds.has(undefined)) return 'poultry'
  return kinds.size === 1 ? [...kinds][0] : genericKinds[generic?.en[0] ?? '']
}

/** The meat of a line: the first food, or what it is made into ("venison sausages", "veal mince"). */
function meatOf({ foods: [first, second] }: FoodLine, text: string): { mention: Mention; kind: RawKind } | undefined {
  for (const mention of [first, second]) {
    const kind = mention && kindOf(mention, text)
    if (kind && first && mention.start <= first.end + 1) return { mention, kind }
  }
  return undefined
}

const minced = /(?<!\p{L})(?:minced|ground|hache(?:e?s?)?)(?!\p{L})/u

/** Made of meat, and done: a pâté is eaten as it is. */
export const isBought =
  /(?<=\s)(?:pates?|parfait|terrine)(?= \(|,|$)|(?:pates?|terrine|rillettes|mousse) de (?:la )?(?:foie|canard|oie|volaille|poulet|lapin|porc)/u

/** The meats of a list that are raw, as far as their lines tell. */
export function rawMeats(listed: readonly FoodLine[]): RawMeat[] {
  return listed.flatMap((line) => {
    const text = foldText(line.text)
    const meat = meatOf(line, text)
    if (!meat || isWithout(meat.mention)) return []
    const { mention } = meat
    // « Gorge de porc hachée »
    const kind = meat.kind === 'pork' && minced.test(text) ? 'mince' : meat.kind
    if (isBought.test(text)) return []
    if (safety[line.language].cooked.test(text) || safety[line.language].ready.test(text)) return []
    const told = cutIn(text, kind)
    return [
      {
        line,
        mention,
        kind,
        cut: told ?? usualCut(kind),
        size: kind === 'poultry' ? sizeOf(text) : 1,
        isSurelyRaw: told !== undefined || (!mention.meaning.generic && mention.meaning.foods.length === 1),
        isUnshaped: kind === 'mince' && told === undefined,
      },
    ]
  })
}

const weight = /(\d+(?:[.,]\d+)?)(?:\s?(?:-|–|to|a)\s?\d+(?:[.,]\d+)?)?\s?(kg|kilos?|lbs?|pounds?|livres?)(?![a-z])/

/**
 * How the time of a whole bird grows with its weight: from 1.6 kg in 75 minutes to 10 kg in 270 at about 170 °C by the
 * "Approximate Chicken Cooking Times" and "Turkey Basics" of the USDA, which is the power of two thirds.
 */
function sizeOf(text: string): number {
  const told = weight.exec(text)
  if (!told) return 1
  const kilos = Number(told[1]?.replace(',', '.')) * (/^k/.test(told[2] ?? '') ? 1 : 0.454)
  return kilos >= 1 && kilos < 15 ? (kilos / 1.6) ** (2 / 3) : 1
}

type CutWords = readonly (readonly [Cut, RegExp])[]

const words = (en: string, fr: string): RegExp => new RegExp(String.raw`(?<![\p{L}])(?:${en}|${fr})(?![\p{L}])`, 'u')

const boneless = words('boneless|boned|off the bone', 'desosse(?:e?s?)')
const anyCut: CutWords = [
  [
    'thin',
    words(
      'strips?|thin(?:ly)?|slivers?|escalopes?|livers?|schnitzels?|shaved|paillards?|flatten(?:ed)?|beaten|pound(?:ed)?|\\d ?mm|bash(?:ed)?|butterfl(?:y|ied)|goujons?|tenders|fingers|smash(?:ed)?|minute',
      'lanieres?|emince(?:e?s?|z|r)|fines?|finement|escalopes?|foies?|aiguillettes?|aplati\\w*|minces?|goujonnettes?',
    ),
  ],
  [
    'diced',
    words(
      'diced?|cubed?s?|chunks?|bite(?:-sized?)?|cut (?:up|into)|chopped|chop (?:the|it|them|up|into)|pieces|slice[ds]?|small|nuggets?|skewers?|kebabs?|crumble[ds]?|skins removed|skinned|squeeze[ds]?|medallions?',
      'des de|en des|cubes?|morceaux|bouchees?|coupe\\w*|brochettes?|rondelles?|emiette\\w*|tranche\\w*|medaillons?|nuggets',
    ),
  ],
]
const poultryCuts: CutWords = [
  ['thin', anyCut[0]?.[1] ?? /^$/],
  ['diced', anyCut[1]?.[1] ?? /^$/],
  [
    'bony',
    words(
      'thighs?|drumsticks?|legs?|wings?|quarters?|bone-in|on the bone|joints|jointed|portions|quails?|poussins?',
      'cuisses?|pilons?|ailes?|hauts? de cuisse|avec os|cailles?|coquelets?',
    ),
  ],
  [
    'whole',
    words(
      'whole|roasting|spatchcock(?:ed)?|crown|joint|rolled|(?:1|a) (?:small |medium |large |free-range )?(?:chicken|turkey)(?! (?:breast|fillet|leg|thigh|wing|drum|stock|escalope))',
      'entiere?|fermiere?|rotis? de|(?:1|une?) (?:beau |belle |petite? |grosse? )?(?:poulet|dinde|dindonneau)',
    ),
  ],
  ['fillet', words('breasts?|fillets?|mini', 'blancs?|filets?|supremes?')],
  ['whole', words('goose|guinea fowl|capons?', 'oies?|pintades?|pintadeaux?|chapons?|poulardes?')],
]
const minceCuts: CutWords = [
  ['thin', words('smash(?:ed)?|thin patties', 'fins?|fines?')],
  ['whole', words('meatloaf|loaf', 'pain de viande|terrine|moule a cake')],
  [
    'fillet',
    words(
      'patt(?:y|ies)|burgers?|(?:meat)?balls?|koft(?:a|as|e)|kebabs?|meatballs?',
      'boulettes?|steaks? haches?|galettes?|keftas?|kefte|burgers?',
    ),
  ],
]
const sausageCuts: CutWords = [
  [
    'diced',
    words(
      'slice[ds]?|crumble[ds]?|skins? removed|skinned|squeeze[ds]?|casings?|chunks?|cut|pieces|coins|chopped|meat',
      'rondelles?|tronc?ons?|coupe\\w*|emiette\\w*|chair|peau|boyau\\w*|morceaux',
    ),
  ],
  ['thin', words('chipolatas?|cocktail|thin|mini|merguez|breakfast', 'chipolatas?|cocktail|fines?|merguez')],
]
const porkCuts: CutWords = [
  ...anyCut,
  ['bony', words('ribs?|spare ?ribs?', 'travers|plat de cotes|cotes levees')],
  ['fillet', words('chops?|steaks?|cutlets?', 'cotes?|cotelettes?|grillades?')],
  ['whole', words('tenderloin|fillet|belly', 'filet(?! de porc roti)|poitrine')],
  ['joint', words('joint|shoulder|loin|leg|roast', 'roti|echine|epaule|palette|carre|jambon')],
]
const cutsOf: Record<RawKind, CutWords> = {
  poultry: poultryCuts,
  mince: minceCuts,
  sausage: sausageCuts,
  pork: porkCuts,
  fish: [],
  shellfish: [],
}

/** The cut that a folded text tells, the one that is done soonest first. */
export function cutIn(text: string, kind: RawKind): Cut | undefined {
  const cut = cutsOf[kind].find(([, pattern]) => pattern.test(text))?.[0]
  return cut === 'bony' && boneless.test(text) ? 'fillet' : cut
}

/** What nothing is said of is taken for the small one. */
function usualCut(kind: RawKind): Cut {
  return kind === 'poultry' || kind === 'mince' || kind === 'pork' ? 'diced' : 'fillet'
}

const order: readonly Cut[] = ['thin', 'diced', 'fillet', 'bony', 'whole', 'joint']

/** The smaller one: what is cut only gets smaller. */
export function smaller(one: Cut, other: Cut | undefined): Cut {
  return other && order.indexOf(other) < order.indexOf(one) ? other : one
}
