import type { Constraints } from '@roux/contract/constraints'
import type { Draft } from '@roux/contract/draft'
import type { CheckedLanguage } from '@roux/contract/language'

/** What a recipe is checked against, in a language whose words are known. */
export type Asked = Constraints & { readonly language: CheckedLanguage }

export type CheckedRecipe = Readonly<Omit<Draft, 'ingredients' | 'directions'>> & {
  readonly ingredients: readonly string[]
  readonly directions: readonly string[]
}
