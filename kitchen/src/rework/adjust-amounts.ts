import type { Draft } from '@roux/contract/draft'
import type { KitchenLanguage } from '@roux/contract/language'
import { scaleDirections } from '@roux/cooking/amounts/scale-directions'
import { scaleLine } from '@roux/cooking/amounts/scale-line'
import type { Ingredient, Kind } from '@roux/cooking/foods/ingredient'
import { findFoods } from '@roux/cooking/mentions/find-foods'

/** What is made less or more of, by how much. */
type Adjustment = { kinds?: readonly Kind[]; foods?: readonly Ingredient[]; factor: number }

const lighter: readonly Adjustment[] = [
  { kinds: ['butter', 'cream', 'oil', 'cured-meat'], factor: 0.5 },
  { kinds: ['sugar', 'syrup', 'melting-cheese', 'hard-cheese'], factor: 0.75 },
]
/** Batters and doughs do not bake without their fat. */
const lighterBake: readonly Adjustment[] = [{ kinds: ['sugar', 'syrup'], factor: 0.75 }]
const spicier: readonly Adjustment[] = [{ kinds: ['hot-spice'], factor: 2 }]
const milder: readonly Adjustment[] = [{ kinds: ['hot-spice'], factor: 0.5 }]

export type Adjusted = { recipe: Draft; foods: readonly Ingredient[] }

/** With less fat and sugar; nothing of a batter but its sugar. */
export function lighten(recipe: Draft, language: KitchenLanguage): Adjusted {
  const kinds = new Set(foodsIn(recipe, language).map(({ kind }) => kind))
  const isBaked = kinds.has('raising') || (kinds.has('sugar') && (kinds.has('flour') || kinds.has('gluten-free-flour')))
  return adjust(recipe, isBaked ? lighterBake : lighter, language)
}

/** With more or less of what makes it hot. */
export function season(recipe: Draft, isHotter: boolean, language: KitchenLanguage): Adjusted {
  return adjust(recipe, isHotter ? spicier : milder, language)
}

/** With another amount of what is meant. */
export function changeAmount(
  recipe: Draft,
  covers: (food: Ingredient) => boolean,
  factor: number,
  language: KitchenLanguage,
): Adjusted {
  const kinds = foodsIn(recipe, language).filter(covers)
  return adjust(recipe, [{ foods: kinds, factor }], language)
}

function adjust(recipe: Draft, adjustments: readonly Adjustment[], language: KitchenLanguage): Adjusted {
  const foods: Ingredient[] = []
  let { directions } = recipe
  const ingredients = recipe.ingredients.map((line) => {
    const found = findFoods(line, language).flatMap(({ meaning }) => meaning.foods.slice(0, 1))
    const food = found.find((one) => adjustmentOf(one, adjustments))
    const adjustment = food && adjustmentOf(food, adjustments)
    if (!food || !adjustment) return line
    const scaled = scaleLine(line, adjustment.factor, language)
    if (scaled === line) return line
    foods.push(food)
    // Amounts of this food alone change in the steps, those of the others do not.
    directions = directions.map((step) =>
      findFoods(step, language).every(({ meaning }) => meaning.foods.includes(food))
        ? (scaleDirections([step], [line], adjustment.factor, language)[0] ?? step)
        : step,
    )
    return scaled
  })
  return { recipe: { ...recipe, ingredients, directions }, foods }
}

function adjustmentOf(food: Ingredient, adjustments: readonly Adjustment[]): Adjustment | undefined {
  return adjustments.find(
    ({ kinds = [], foods = [] }) => kinds.includes(food.kind) || isHot(food, kinds) || foods.includes(food),
  )
}

function isHot(food: Ingredient, kinds: readonly Kind[]): boolean {
  return kinds.includes('hot-spice') && (food.id === 'chilli' || (food.of?.includes('chilli') ?? false))
}

/** Those that its lines name. */
export function foodsIn(recipe: Draft, language: KitchenLanguage): Ingredient[] {
  return recipe.ingredients.flatMap((line) => findFoods(line, language).flatMap(({ meaning }) => meaning.foods))
}
