import { unconstrained } from '@roux/contract/constraints'
import { type DietMark, dietMarks } from '@roux/contract/diet'
import { foldText } from '@roux/contract/fold-text'
import { isChecked, type Language } from '@roux/contract/language'
import { limits } from '@roux/contract/limits'
import { readLine } from '../amounts/read-line.ts'
import { checkRestrictions } from '../checks/check-restrictions.ts'
import { breaksDiet } from '../foods/restrictions.ts'
import { numbers } from '../languages/numbers.ts'
import { nutrition } from '../languages/nutrition.ts'
import type { CheckedRecipe } from '../mentions/checked-recipe.ts'
import { madeOf } from '../mentions/contents.ts'
import { type FoodLine, type RecipeFoods, readFoods } from '../mentions/read-foods.ts'
import { wordsOf } from '../mentions/words.ts'
import { genericId } from './generic-id.ts'

/** What a recipe is found by. */
export type ReadForFinding = {
  /** Of each line of the list how it names its food, and the ids of what that may be; of what is not read the line alone. */
  foods: [name: string, ...ids: string[]][]
  diet: DietMark | null
}

/** Characters of the name of a food. */
const longestName = 60

/**
 * The foods of a recipe's list, and the strictest diet that nothing in it breaks. The mark is for who looks for a recipe:
 * it stands only where every line was read to its last word, and it is never a promise for an allergy. Pure; never
 * throws; takes time in proportion to the recipe's length.
 */
export function readForFinding(recipe: CheckedRecipe, language: Language): ReadForFinding {
  const lines = [recipe.title, recipe.description, ...recipe.ingredients, ...recipe.directions]
  const isLong = lines.reduce((length, line) => length + line.length, 0) > limits.checkedText
  if (isLong || !isChecked(language)) {
    return { foods: recipe.ingredients.map((line) => [line.slice(0, longestName)]), diet: null }
  }
  const read = readFoods(recipe, language)
  const broken = checkRestrictions(read, { ...unconstrained, language, diets: [...dietMarks] })
  const isKept = (diet: DietMark) =>
    !broken.some(({ code, params }) => code === 'diet' && params.diet === diet) && isSurelyKept(read, diet)
  const isRead = read.listed.length > 0 && read.listed.every(isReadThrough)
  return { foods: read.listed.map(foodsOf), diet: (isRead && dietMarks.find(isKept)) || null }
}

function foodsOf({ text, foods }: FoodLine): [name: string, ...ids: string[]] {
  const ids = foods.flatMap(({ meaning }) => [
    ...meaning.foods.map(({ id }) => id),
    ...(meaning.generic ? [genericId(meaning.generic)] : []),
  ])
  return [(foods[0]?.text ?? text).slice(0, longestName), ...new Set(ids)]
}

/** Of a name that several foods share, one that breaks a diet is enough. */
function isSurelyKept({ listed, steps }: RecipeFoods, diet: DietMark): boolean {
  const choices = ({ foods }: FoodLine) => foods.flatMap((food) => [food, ...food.choices.flat()])
  const named = [...listed.flatMap(choices), ...steps.flatMap(choices)]
  return named.every((food) => !madeOf(food).some((one) => breaksDiet(one, diet)))
}

/** Is every word of what a line names a food's, or one that says nothing of what is in it? */
function isReadThrough(line: FoodLine): boolean {
  const { text, language, foods, harmless } = line
  if (foods.length === 0) return false
  const { ingredient, taken } = readLine(text, language)
  if (!ingredient) return true
  const start = Math.min(taken?.start ?? ingredient.start, ingredient.start)
  const { plain, dryForm, otherForms, freshForm, dry, tinned, packed } = nutrition[language]
  const put = packed.exec(text)
  const spans = [...foods, ...harmless, ...(put ? [{ start: put.index, end: put.index + put[0].length }] : [])]
  return wordsOf(text.slice(start, ingredient.end), language).every((word) => {
    const at = start + word.start
    const folded = foldText(word.text)
    return (
      spans.some((span) => at >= span.start && at < span.end) ||
      !/\p{L}{2}/u.test(word.text) ||
      [plain, dry, tinned, numbers[language].or].some((words) => words.has(word.text)) ||
      [dryForm, otherForms, freshForm, linking].some((pattern) => pattern.test(folded))
    )
  })
}

const linking =
  /^(?:and|et|with|avec|or|ou|plus|of|de|du|des|la|le|les|au|aux|en|for|pour|to|if|taste|gout|the|your|extra|some|few|more|un|une)$/
