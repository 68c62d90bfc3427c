import type { Nutrition, NutritionLine, RecipeNutrition } from '@roux/contract/nutrition'
import type { Nutrients } from '../foods/nutrients.ts'
import { type CountedLine, countLine, type UncountedLine } from './count-line.ts'
import { type NutritionRecipe, readList } from './read-list.ts'

/** Of the weight that is known so much has to be counted, and so much of what energy there may be. */
const leastCounted = 0.9

/**
 * Grams of fat that 100 g of what is fried in a pan of it take up. Source: in the tables of `nutrients.ts` catfish,
 * shrimp, oysters, scallops, clams and squid hold 9.9 g more fried than raw, between 6.1 and 11.3.
 */
export const takenUp = 10

/** What was not measured is overlooked where it is at most so many grams a portion, or so little of the sum. */
const littleGrams = 0.5
const littleShare = 0.1

/** Is what was not measured too little to matter beside what was, in grams of so many portions? */
export function isLittle(unknown: number, known: number, portions: number): boolean {
  return unknown <= Math.max(littleGrams * portions, littleShare * known)
}

type Line = CountedLine | UncountedLine

/**
 * What a recipe holds, a portion of it and all of it for as many people as asked: energy in kilocalories, all else in
 * grams. Weights are those of the list, so raw and as bought: bones, shells and the liquid of a tin are taken off, of
 * the fat for deep-frying what is taken up is counted, of a brine, or of a marinade that is thrown away, nothing.
 * Only lines whose food and weight are sure are counted; all others say why they are not. There are no figures
 * where any line but salt, spices, a garnish or what is added to taste names no food that is known or has no weight, nor
 * where less than 90 % of the known weight without water and stock is counted, or of the energy that may be in it.
 * Source of all numbers: USDA National Nutrient Database for Standard Reference, release 28.
 */
export function nutritionOf(recipe: NutritionRecipe, serves: number = recipe.serves): RecipeNutrition {
  const portions = Math.max(1, recipe.serves)
  const lines = withTakenUp(
    readList(recipe).map(({ id, line, isLeft }) => ({
      id,
      line: line ? countLine(line, portions, isLeft) : ({ why: 'other_language', missing: Infinity } as const),
    })),
  )
  const all = lines.map(({ line }) => line)
  const counted = all.filter((line) => 'nutrients' in line)
  const factor = serves / portions
  const share = shareOfWeight(all)
  const isEnough = counted.length > 0 && share >= leastCounted && shareOfEnergy(all) >= leastCounted
  return {
    per_serving: isEnough ? sum(counted, 1 / portions, 1) : null,
    total: isEnough ? sum(counted, factor, serves) : null,
    // Never rounded up to all of it.
    counted: { lines: counted.length, of: lines.length, by_weight: Math.floor(share * 100) / 100 },
    lines: lines.map(({ id, line }) => asLine(id, line, factor)),
  }
}

/** The lines with no more of the fat for frying than what is fried takes up of it. */
function withTakenUp(lines: readonly { id: string; line: Line }[]): { id: string; line: Line }[] {
  const fried = lines.reduce(
    (sum, { line }) => sum + ('nutrients' in line && !line.isForFrying && !line.isWatery ? line.grams : 0),
    0,
  )
  return lines.map(({ id, line }) =>
    'nutrients' in line && line.isForFrying
      ? { id, line: { ...line, grams: Math.min(line.grams, (fried * takenUp) / 100) } }
      : { id, line },
  )
}

/** Water and stock are left aside: beside a pot of them anything would be little. */
function shareOfWeight(lines: readonly Line[]): number {
  const weigh = (some: typeof lines) =>
    some.reduce((all, { grams = 0, isWatery = false }) => all + (isWatery ? 0 : grams), 0)
  const all = weigh(lines)
  const counted = lines.filter((line) => 'nutrients' in line)
  return all === 0 ? Math.sign(counted.length) : weigh(counted) / all
}

/** The share of the energy, as much as there may be, that is in what was counted. */
function shareOfEnergy(lines: readonly Line[]): number {
  const missing = lines.reduce((all, line) => all + ('missing' in line ? line.missing : 0), 0)
  const known = lines.reduce(
    (all, line) => all + ('nutrients' in line ? (line.grams / 100) * line.nutrients.kcal : 0),
    0,
  )
  if (missing === 0) return 1
  return missing === Infinity ? 0 : known / (missing + known)
}

function asLine(id: string, line: Line, factor: number): NutritionLine {
  const grams = line.grams === undefined ? {} : { grams: round(line.grams * factor, 1) }
  if ('why' in line) {
    const { why, food } = line
    return { ingredient_id: id, why, ...(food !== undefined && { food }), ...grams }
  }
  const { ndb, description } = line.nutrients
  return {
    ingredient_id: id,
    grams: round(line.grams * factor, 1),
    food: line.food,
    source: `USDA SR 28, ${ndb}: ${description}`,
  }
}

function sum(lines: readonly CountedLine[], factor: number, portions: number): Nutrition {
  const add = (of: (nutrients: Nutrients) => number) =>
    lines.reduce((all, { grams, nutrients }) => all + (grams / 100) * of(nutrients), 0) * factor
  const addMeasured = (of: (nutrients: Nutrients) => number | null, most: (nutrients: Nutrients) => number) => {
    const known = add((nutrients) => of(nutrients) ?? 0)
    const unknown = add((nutrients) => (of(nutrients) === null ? most(nutrients) : 0))
    return isLittle(unknown, known, portions) ? known : null
  }
  const carbohydrateOf = ({ carbohydrateWithFibre }: Nutrients) => carbohydrateWithFibre
  const saturated = addMeasured(
    ({ saturatedFat }) => saturatedFat,
    ({ fat }) => fat,
  )
  const carbohydrate = addMeasured((nutrients) => nutrients.carbohydrate, carbohydrateOf)
  const sugars = addMeasured((nutrients) => nutrients.sugars, carbohydrateOf)
  return {
    kcal: Math.round(add(({ kcal }) => kcal)),
    protein_g: toTenths(add(({ protein }) => protein)),
    fat_g: toTenths(add(({ fat }) => fat)),
    saturated_fat_g: roundKnown(saturated),
    carbohydrate_g: roundKnown(carbohydrate),
    // They are measured apart from carbohydrate, which is what the rest leaves: of milk alone they would be more of it.
    sugars_g: roundKnown(sugars === null || carbohydrate === null ? sugars : Math.min(sugars, carbohydrate)),
    fibre_g: roundKnown(addMeasured(({ fibre }) => fibre, carbohydrateOf)),
    salt_g: round((add(({ sodium }) => sodium) * 2.5) / 1000, 2),
  }
}

function roundKnown(value: number | null): number | null {
  return value === null ? null : toTenths(value)
}

function toTenths(value: number): number {
  return round(value, 1)
}

function round(value: number, digits: number): number {
  return Math.round(value * 10 ** digits) / 10 ** digits
}
