import { isChecked } from '@roux/contract/language'
import { limits } from '@roux/contract/limits'
import type { Item, RecipeContent } from '@roux/contract/recipe-content'
import type { CheckedRecipe } from '../mentions/checked-recipe.ts'
import { type RecipeFoods, readFoods } from '../mentions/read-foods.ts'

type Content = Omit<CheckedRecipe, 'ingredients' | 'directions'> &
  Pick<RecipeContent, 'language'> & { ingredients: readonly Item[]; directions: readonly Item[] }

/** A recipe with the foods of its lines; none where its language is not read, or where it is longer than any recipe. */
export type ReadContent = { language: RecipeContent['language']; recipe: CheckedRecipe; read?: RecipeFoods }

/** Reads a recipe once for all that is compared. */
export function readContent(content: Content): ReadContent {
  const { language } = content
  const textsOf = (items: readonly Item[]) => items.map((item) => item.content.trim())
  const recipe = { ...content, ingredients: textsOf(content.ingredients), directions: textsOf(content.directions) }
  const length = [...recipe.ingredients, ...recipe.directions].reduce((sum, line) => sum + line.length, 0)
  const isRead = isChecked(language) && length <= limits.checkedText
  return { language, recipe, ...(isRead && { read: readFoods(recipe, language) }) }
}
