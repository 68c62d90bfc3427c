import type { Constraints } from '@roux/contract/constraints'
import { foldText } from '@roux/contract/fold-text'
import { limits } from '@roux/contract/limits'
import type { Nutrient, NutrientWish } from '@roux/contract/nutrient-wish'
import type { Nutrition, RecipeNutrition } from '@roux/contract/nutrition'
import { checkRecipe } from '../checks/check-recipe.ts'
import type { CheckedRecipe } from '../mentions/checked-recipe.ts'
import type { RecipeFinding } from '../mentions/finding.ts'
import { nutritionOf } from './nutrition-of.ts'

const fields: Readonly<Record<Nutrient, keyof Nutrition>> = {
  energy: 'kcal',
  protein: 'protein_g',
  fat: 'fat_g',
  saturated_fat: 'saturated_fat_g',
  carbohydrate: 'carbohydrate_g',
  sugars: 'sugars_g',
  fibre: 'fibre_g',
  salt: 'salt_g',
}

/**
 * What "about" leaves: a fifth to either side. Source: European Commission, Guidance document on tolerances for nutrient
 * values declared on a label (December 2012), which allows 20 % of most declared values.
 */
const aboutShare = 0.2

/** What differs by less is told and no fault: our sums are within 12 % of those by hand. */
const littleShare = 0.12

/** Who asks for salt as a rule writes it so; how much goes in only the cook knows. */
const salted = /\b(?:salt|sel)\b/

/**
 * `checkRecipe`, and what the recipe holds against what was asked of nutrients, for the whole of it: each wish is
 * answered, with what was worked out from the list, or with nothing where that cannot be said (`nutritionOf`). A warning
 * where it is surely missed, and so no finding is no promise here either.
 */
export function checkWithNutrients(recipe: CheckedRecipe, asked: Constraints): RecipeFinding[] {
  const found = checkRecipe(recipe, asked)
  const ofNutrients = checkNutrients(recipe, asked)
  const first = found.findIndex(({ severity }) => severity === 'info')
  const end = first < 0 ? found.length : first
  return [
    ...found.slice(0, end),
    ...ofNutrients.filter(({ severity }) => severity === 'warning'),
    ...found.slice(end),
    ...ofNutrients.filter(({ severity }) => severity === 'info'),
  ]
}

function checkNutrients(recipe: CheckedRecipe, { nutrients = [], language }: Constraints): RecipeFinding[] {
  const lines = [...recipe.ingredients, ...recipe.directions]
  if (nutrients.length === 0 || lines.join('').length > limits.checkedText) return []
  const held = nutritionOf({
    language,
    serves: recipe.serves,
    ingredients: recipe.ingredients.map((content, index) => ({ id: String(index), content })),
    directions: recipe.directions.map((content) => ({ content })),
  })
  return nutrients.map((wish): RecipeFinding => {
    const { amount, ...rest } = wish
    const given = amountOf(held, wish, recipe)
    const isKept = given !== null && keeps(given, wish)
    return {
      code: 'nutrient',
      severity: given === null || keeps(given, wish, littleShare) ? 'info' : 'warning',
      place: { part: 'recipe' },
      words: '',
      params: { ...rest, asked: amount, given, kept: isKept },
    }
  })
}

/** Null where it cannot be said; of salt to taste only that there is too much already. */
function amountOf(held: RecipeNutrition, wish: NutrientWish, { ingredients }: CheckedRecipe): number | null {
  const exact = (wish.per === 'serving' ? held.per_serving : held.total)?.[fields[wish.nutrient]] ?? null
  const given = exact === null ? null : asShown(exact, wish.nutrient)
  if (wish.nutrient !== 'salt' || given === null) return given
  const isOpen = held.lines.some(
    (line) => 'why' in line && salted.test(foldText(ingredients[Number(line.ingredient_id)] ?? '')),
  )
  const isOver = wish.bound === 'at_most' && given > wish.amount
  return isOpen && !isOver ? null : given
}

/** As the page says it: nobody is to read that 25 g are less than 25 g. */
function asShown(amount: number, nutrient: Nutrient): number {
  return nutrient === 'energy' || amount >= 10 ? Math.round(amount) : Math.round(amount * 10) / 10
}

/** Is so much what was asked for? `slack` is the share by which it may miss. */
export function keeps(given: number, { bound, amount }: Pick<NutrientWish, 'bound' | 'amount'>, slack = 0): boolean {
  const room = amount * (slack + (bound === 'about' ? aboutShare : 0))
  return (bound === 'at_most' || given >= amount - room) && (bound === 'at_least' || given <= amount + room)
}
