import type { CheckedLanguage } from '@roux/contract/language'
import type { CheckedRecipe } from '../../src/mentions/checked-recipe.ts'

export type RecipeText = { language: CheckedLanguage; recipe: CheckedRecipe }

/** "title | preparation, cooking, serves", then the list and the steps, one to a line, parted by an empty line. */
export function recipe(language: CheckedLanguage, text: string): RecipeText {
  const [head = '', list = '', steps = ''] = text.trim().split('\n\n')
  const [title = '', numbers = ''] = head.split(' | ')
  const [preparation_time = 0, cook_time = 0, serves = 1] = numbers.split(' ').map(Number)
  const lines = (part: string) => part.split('\n').map((line) => line.trim())
  return {
    language,
    recipe: {
      title,
      description: '',
      preparation_time,
      cook_time,
      serves,
      ingredients: lines(list),
      directions: lines(steps),
    },
  }
}
