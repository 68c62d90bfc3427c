import type { Constraints } from '@roux/contract/constraints'
import type { CheckedLanguage } from '@roux/contract/language'
import type { RecipeContent } from '@roux/contract/recipe-content'

/** What a recipe is checked against, in a language whose words are known. */
export type CheckedConstraints = Constraints & { readonly language: CheckedLanguage }

/** What is read of a recipe besides its lines. */
export type CheckedFields = Pick<RecipeContent, 'title' | 'description' | 'preparation_time' | 'cook_time' | 'serves'>

export type CheckedRecipe = Readonly<CheckedFields> & {
  readonly ingredients: readonly string[]
  readonly directions: readonly string[]
}
