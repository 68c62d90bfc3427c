import type { ReadRecipe } from '@roux/contract/read-recipe'

export interface NutritionProps {
  recipe: Pick<ReadRecipe, 'language' | 'serves' | 'ingredients' | 'directions'>
  /** The same as it is on the screen. */
  shown: Pick<ReadRecipe, 'serves' | 'ingredients'>
}
