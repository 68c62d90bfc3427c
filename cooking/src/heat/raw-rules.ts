import { belongsTo, saltyFoods } from '../foods/families.ts'
import type { Ingredient } from '../foods/ingredient.ts'
import { isDairy } from '../foods/restrictions.ts'
import { words } from '../languages/word-list.ts'
import type { Danger, RecipeFinding } from '../mentions/finding.ts'
import type { KeptFrom } from '../safety/kept-from.ts'

/** Small and round as they are bought. */
const round = words('grape cherry-tomato cherry marshmallow')
/** Eaten raw, wherever they are not cooked. */
const rawShellfish = words('oyster')
const coldSmoked = words('smoked-salmon')
const mouldRipened = words('brie camembert blue-cheese')
const livers = words('liver foie-gras')
const isOfSea = ({ kind }: Ingredient) => /fish|shellfish|mollusc/.test(kind) && kind !== 'fish-stock'
const isFlesh = (food: Ingredient) =>
  isOfSea(food) || ['steak', 'roast', 'stewing-meat', 'mince', 'joint'].includes(food.kind) || food.id === 'duck'

/** What a line or a step says of what is served raw. */
const raw =
  /\b(?:raw|(?<!sauce )tartare?s?(?! sauce)|carpaccio|ceviche|sashimi|sushi|maki|nigiri|poke|tataki|crudo|tiradito|sushi grade|sushi-grade|gravlax|gravadlax|cold-smoked|crue?s?|fumee?s? a froid)\b/
/** Bought raw, and nothing else unless the line says so. */
const rawKinds: ReadonlySet<string> = words('steak mince stewing-meat white-fish oily-fish')
const ready =
  /\b(?:cooked|roast\w*|poached|tinned|tins?|canned|cans?|smoked|leftover|cold|corned|dried|salt|pastrami|sech\w*|flaked|jars?|cuite?s?|rotie?s?|poche\w*|conserve|boites?|fume\w*|restes?|froide?s?|miettes|bocal)\b/
/** Seared, and raw inside. */
const rare =
  /(?<!\b(?:not|no longer|never|pas|plus|ni) )\b(?:medium[- ]rare|rare(?= ?[,.;]| in the)|saignante?s?|pink in the)\b/
const rawMilk = /\b(?:raw[- ]milk|unpasteuri[sz]ed|lait cru|non pasteurisee?s?|au lait cru)\b/
/** What makes a round thing small, in words without accents. */
export const cut =
  /\b(?:halv|quarter|chop|cut|slic|crush|pure|mash|dic|blend|blitz|juice|jus|dried|coup[eo]|hach|mix(?:er|ez)|ecras|en (?:deux|quatre|quartiers|rondelles|morceaux))/

/** More that some must not have: by what the line or the steps say of it, and not where it is heated. */
export type RawRule = Pick<KeptFrom, 'eaters' | 'is'> & {
  danger: Danger
  severity?: RecipeFinding['severity']
  /** What a line must say, in words without accents. */
  says?: RegExp
  isHeatedAway?: true
  /** What a line must not say. */
  unless?: RegExp
}

/**
 * Salt, sugar, round foods, raw shellfish and soft cheese for children: NHS, "Foods to avoid giving babies and young
 * children". Raw and cold-smoked fish, raw meat, raw-milk and mould-ripened cheese, liver: NHS, "Foods to avoid in
 * pregnancy"; ANSES for both. Raw shellfish, fish and meat for old and ill people: Food Standards Agency.
 */
export const rawRules: readonly RawRule[] = [
  {
    danger: 'infant_salt',
    eaters: ['infant'],
    is: (food) => belongsTo(food, saltyFoods) || food.id.endsWith('stock-cube'),
  },
  {
    danger: 'infant_sugar',
    eaters: ['infant'],
    severity: 'warning',
    is: ({ kind, id }) => (kind === 'sugar' || kind === 'syrup' || kind === 'sweet-milk') && id !== 'honey',
  },
  { danger: 'choking', eaters: ['infant', 'small_child'], is: ({ id }) => round.has(id), isHeatedAway: true },
  {
    danger: 'raw_animal',
    eaters: ['infant', 'small_child', 'pregnant', 'frail'],
    is: ({ id }) => rawShellfish.has(id),
    isHeatedAway: true,
  },
  {
    danger: 'raw_animal',
    eaters: ['infant', 'pregnant'],
    is: ({ id }) => coldSmoked.has(id),
    isHeatedAway: true,
  },
  {
    danger: 'raw_animal',
    eaters: ['infant', 'small_child', 'pregnant', 'frail'],
    is: isFlesh,
    says: raw,
    isHeatedAway: true,
  },
  { danger: 'raw_animal', eaters: ['pregnant', 'infant', 'small_child', 'frail'], is: isFlesh, says: rare },
  {
    danger: 'raw_animal',
    eaters: ['infant', 'small_child', 'pregnant', 'frail'],
    is: ({ kind }) => rawKinds.has(kind),
    unless: ready,
    isHeatedAway: true,
  },
  {
    danger: 'raw_cheese',
    eaters: ['infant', 'small_child', 'pregnant'],
    is: isDairy,
    says: rawMilk,
    isHeatedAway: true,
  },
  { danger: 'raw_cheese', eaters: ['pregnant'], is: ({ id }) => mouldRipened.has(id), isHeatedAway: true },
  { danger: 'liver_pregnancy', eaters: ['pregnant'], is: ({ id }) => livers.has(id), says: /liver|foie/ },
]
