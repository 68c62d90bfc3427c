import type { Draft } from '@roux/contract/draft'

export type CheckedRecipe = Readonly<Omit<Draft, 'ingredients' | 'directions'>> & {
  readonly ingredients: readonly string[]
  readonly directions: readonly string[]
}
