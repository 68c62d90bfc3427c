import { animalNutrients } from './nutrients-animals.ts'
import { larderNutrients } from './nutrients-larder.ts'
import { namesakeNutrients } from './nutrients-namesakes.ts'
import { plantNutrients } from './nutrients-plants.ts'

/**
 * What 100 g of the edible part of a food hold, as it is bought for cooking (pasta dry, pulses drained, meat raw).
 * Source: US Department of Agriculture, Agricultural Research Service, Nutrient Data Laboratory, USDA National Nutrient
 * Database for Standard Reference, Release 28 (2015, slightly revised 2016), in the public domain. `null` is what the
 * source did not measure; it is not 0.
 */
export type Nutrients = {
  /** The number of the food in the source, and what it is called there. */
  ndb: string
  description: string
  /** The source has not this food, but one that is close: fontina for raclette, graham crackers for digestives. */
  isNear: boolean
  kcal: number
  /** Grams, as all the others but sodium. */
  protein: number
  fat: number
  saturatedFat: number | null
  /** Without fibre, as on European labels. The source finds carbohydrate as what is left, with the fibre in it. */
  carbohydrate: number | null
  carbohydrateWithFibre: number
  /** Measured by themselves, and so sometimes a little more than the carbohydrate that was left. */
  sugars: number | null
  fibre: number | null
  /** Milligrams. */
  sodium: number
}

/**
 * Why a food has no numbers: the source has not got it, has it only in another form (fresh where the lexicon's is
 * dried, soaked where it is salted), or the name stands for things too various.
 */
export type NoNutrients = { why: 'not-in-source' | 'other-form' | 'various' }

const reasons: ReadonlySet<string> = new Set<NoNutrients['why']>(['not-in-source', 'other-form', 'various'])

/**
 * A line a food: id, number in the source (with `~` where it is only near), then as the source has them kcal, protein,
 * fat, saturated fat, carbohydrate with fibre, sugars, fibre, mg of sodium, and the description; or `-` and why there is
 * nothing. `?` was not measured. Left out on purpose: the saturated fat of chocolate spread (28.4 of 29.7 g of fat, in
 * a spread of hazelnuts and oil).
 */
const rows = new Map(
  [plantNutrients, animalNutrients, larderNutrients, namesakeNutrients]
    .flatMap((text) => text.trim().split('\n'))
    .map((line) => [line.slice(0, line.indexOf(' ')), readRow(line)]),
)

/** The ids of all foods with a row, in the order of the data; the last ones are those of `namesakes.ts`. */
export const foodsWithRow: readonly string[] = [...rows.keys()]

/**
 * The nutrients of a food of the lexicon or of one of its namesakes, or why it has none. An unknown id is a mistake in
 * the data and throws.
 */
export function nutrientsOf(id: string): Nutrients | NoNutrients {
  const row = rows.get(id)
  if (!row) throw new Error(`No nutrients are written down for ${id}`)
  return row
}

function readRow(line: string): Nutrients | NoNutrients {
  const [id, number = '', ...cells] = line.split(' ')
  const why = cells[0] ?? ''
  if (number === '-' && isReason(why)) return { why }
  const measured = cells.slice(0, 8).map((cell) => (cell === '?' ? null : Number(cell)))
  const [kcal, protein, fat, saturatedFat = null, carbohydrateWithFibre, sugars = null, fibre = null, sodium] = measured
  if (kcal == null || protein == null || fat == null || carbohydrateWithFibre == null || sodium == null)
    throw new Error(`The nutrients of ${id} cannot be read`)
  return {
    ndb: number.slice(0, 5),
    description: cells.slice(8).join(' '),
    isNear: number.endsWith('~'),
    kcal,
    protein,
    fat,
    saturatedFat,
    carbohydrate: withoutFibre(carbohydrateWithFibre, fibre),
    carbohydrateWithFibre,
    sugars,
    fibre,
    sodium,
  }
}

function withoutFibre(carbohydrate: number, fibre: number | null): number | null {
  if (carbohydrate === 0) return 0
  return fibre === null ? null : Math.max(0, Math.round((carbohydrate - fibre) * 100) / 100)
}

function isReason(text: string): text is NoNutrients['why'] {
  return reasons.has(text)
}
