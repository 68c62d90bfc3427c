import type { ContentField, opaqueField } from '@roux/contract/content-fields'
import type { NewRecipe } from '@roux/contract/recipe'
import type { RecipeForm } from '@roux/contract/recipe-form'
import { numberItems } from './number-items.ts'

/** What the editor says of a recipe. */
export type EditedContent = Pick<NewRecipe, Exclude<ContentField, 'language' | typeof opaqueField> | 'notes'>

/** The checked form as it is saved. */
export function toContent({ new_ingredient: _i, new_direction: _d, ...form }: RecipeForm): EditedContent {
  return { ...form, ingredients: numberItems(form.ingredients), directions: numberItems(form.directions) }
}
