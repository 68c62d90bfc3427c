import { householdWeights, unweighed } from './household-weights.ts'
import { foods } from './lexicon.ts'

const counted = ['piece', 'clove', 'stick', 'slice', 'sprig', 'bunch', 'leaf', 'cube', 'sachet', 'pot'] as const

/** How a food is counted where it is not measured. */
export type Counted = (typeof counted)[number]

export type Weights = {
  /** Grams of one of middle size, of the edible part. */
  one: Partial<Record<Counted, number>>
  /**
   * The share of the weight as it is bought that is eaten, of what is sold on the bone or in the shell; `null` where the
   * source does not say what is thrown away.
   */
  edible: number | null
  /** The share of a tin's contents that is left without the liquid, of what is used drained. */
  drained?: number
  /** Grams that are eaten of a tin whose size is not said. */
  tin?: number
}

/** Millilitres of the household measures of the source: 1 cup is 16 tablespoons, 48 teaspoons or 8 fluid ounces. */
const millilitres: Readonly<Record<string, number>> = { cup: 236.6, 'fl-oz': 29.6, tbsp: 14.8, tsp: 4.93 }

type Row = { weights: Weights; density?: number }

const rows = new Map(
  householdWeights
    .trim()
    .split('\n')
    .map((line) => {
      const [id = '', , ...cells] = line.split(' ')
      return [id, readRow(cells)]
    }),
)

const poured = new Map(foods.flatMap(({ id, density }) => (density ? [[id, density] as const] : [])))

/** The ids of foods that are named as having neither a weight nor a density. */
export const foodsWithoutWeight: readonly string[] = unweighed.trim().split(/\s/)

const onlyByWeight: ReadonlySet<string> = new Set([...poured.keys(), ...foodsWithoutWeight])

/** The ids of all foods with a weight, in the order of the data. */
export const foodsWithWeight: readonly string[] = [...rows.keys()]

/**
 * What is known of the weight of a food of the lexicon, or of one of its namesakes, as it is counted and bought. An
 * unknown id is a mistake in the data and throws.
 */
export function weightsOf(id: string): Weights {
  const row = rows.get(id)
  if (!row && !onlyByWeight.has(id)) throw new Error(`No weight is written down for ${id}`)
  return row?.weights ?? { one: {}, edible: 1 }
}

/**
 * Grams per millilitre of a food as a cook measures it, where known: the lexicon's, or for what is not poured or
 * spooned but cut, that of the source.
 */
export function densityOf(id: string): number | undefined {
  return poured.get(id) ?? rows.get(id)?.density
}

function readRow(cells: readonly string[]): Row {
  const row: Row = { weights: { one: {}, edible: 1 } }
  for (const cell of cells) {
    const [name = '', value = ''] = cell.split('=')
    const volume = millilitres[name]
    if (volume) row.density = Number(value) / volume
    else if (name === 'drained') row.weights.drained = Number(value)
    else if (name === 'tin') row.weights.tin = Number(value)
    else if (name === 'edible') row.weights.edible = value === '?' ? null : Number(value)
    else if (isCounted(name)) row.weights.one[name] = Number(value)
    else throw new Error(`${name} is no weight of a food`)
  }
  return row
}

function isCounted(name: string): name is Counted {
  return counted.some((one) => one === name)
}
