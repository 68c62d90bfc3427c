import { readFoods } from '../checks/read-foods.ts'
import type { Nutrients } from '../foods/nutrients.ts'
import { type CountedLine, countLine, type UncountedLine } from './count-line.ts'
import type { Nutrition, NutritionLine, NutritionRecipe, RecipeNutrition } from './nutrition.ts'

/** Figures that may lack more than this share of the energy are not shown. */
const mostMissing = 0.2

/** What was not measured is overlooked where it is at most so many grams a portion, or so little of the sum. */
const littleGrams = 0.5
const littleShare = 0.1

/**
 * What a recipe holds, for as many people as asked. Only lines whose food and weight are sure are counted; all others
 * say why they are not. Where they may lack a
 * good part of the energy there are no figures.
 */
export function nutritionOf(recipe: NutritionRecipe, serves: number = recipe.serves): RecipeNutrition {
  const portions = Math.max(1, recipe.serves)
  const lines = readList(recipe).map(({ id, line }) => ({ id, line: countLine(line, portions) }))
  const counted = lines.flatMap(({ line }) => ('nutrients' in line ? [line] : []))
  const factor = serves / portions
  const all = lines.map(({ line }) => line)
  const isEnough = counted.length > 0 && missingIn(all) <= mostMissing
  return {
    per_serving: isEnough ? sum(counted, 1 / portions, 1) : null,
    total: isEnough ? sum(counted, factor, serves) : null,
    counted: { lines: counted.length, of: lines.length, by_weight: round(shareOfWeight(all), 2) },
    lines: lines.map(({ id, line }) => asLine(id, line, factor)),
  }
}

function readList({ ingredients, language, serves }: NutritionRecipe) {
  const { listed } = readFoods(
    {
      ...{ title: '', description: '', preparation_time: 0, cook_time: 0, serves, directions: [] },
      ingredients: ingredients.map(({ content }) => content),
    },
    language,
  )
  return listed.flatMap((line) => {
    const item = 'index' in line.place ? ingredients[line.place.index] : undefined
    return item ? [{ id: item.id, line }] : []
  })
}

function shareOfWeight(lines: readonly (CountedLine | UncountedLine)[]): number {
  const weigh = (some: typeof lines) => some.reduce((all, { grams = 0 }) => all + grams, 0)
  const all = weigh(lines)
  return all === 0 ? 0 : weigh(lines.filter((line) => 'nutrients' in line)) / all
}

/** The share of the energy that may be in what was not counted. */
function missingIn(lines: readonly (CountedLine | UncountedLine)[]): number {
  const missing = lines.reduce((all, line) => all + ('missing' in line ? line.missing : 0), 0)
  const known = lines.reduce(
    (all, line) => all + ('nutrients' in line ? (line.grams / 100) * line.nutrients.kcal : 0),
    0,
  )
  if (missing === 0) return 0
  return missing === Number.POSITIVE_INFINITY ? 1 : missing / (missing + known)
}

function asLine(id: string, line: CountedLine | UncountedLine, factor: number): NutritionLine {
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
    return unknown > Math.max(littleGrams * portions, littleShare * known) ? null : known
  }
  const carbohydrateOf = ({ carbohydrateWithFibre }: Nutrients) => carbohydrateWithFibre
  const carbohydrate = addMeasured((nutrients) => nutrients.carbohydrate, carbohydrateOf)
  const sugars = addMeasured((nutrients) => nutrients.sugars, carbohydrateOf)
  return {
    kcal: round(
      add(({ kcal }) => kcal),
      0,
    ),
    protein_g: round(
      add(({ protein }) => protein),
      1,
    ),
    fat_g: round(
      add(({ fat }) => fat),
      1,
    ),
    saturated_fat_g: roundKnown(
      addMeasured(
        ({ saturatedFat }) => saturatedFat,
        ({ fat }) => fat,
      ),
    ),
    carbohydrate_g: roundKnown(carbohydrate),
    // They are measured apart from carbohydrate, which is what the rest leaves: of milk alone they would be more of it.
    sugars_g: roundKnown(sugars === null || carbohydrate === null ? sugars : Math.min(sugars, carbohydrate)),
    fibre_g: roundKnown(addMeasured(({ fibre }) => fibre, carbohydrateOf)),
    salt_g: round((add(({ sodium }) => sodium) * 2.5) / 1000, 2),
  }
}

function roundKnown(value: number | null): number | null {
  return value === null ? null : round(value, 1)
}

function round(value: number, digits: number): number {
  return Math.round(value * 10 ** digits) / 10 ** digits
}
