import type { ListedRecipe } from '../../api/library.ts'

export interface Selection {
  /** Something is chosen. */
  isOn: boolean
  recipes: readonly ListedRecipe[]
  has(id: string): boolean
  /** Chooses recipes, or no longer. */
  set(recipes: readonly ListedRecipe[], isChosen: boolean): void
  clear(): void
}
