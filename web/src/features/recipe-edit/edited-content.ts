import type { ContentField } from '@roux/contract/content-fields'
import type { NewRecipe } from '@roux/contract/recipe'
import type { RecipeForm } from '@roux/contract/recipe-form'
import { numberItems } from './number-items.ts'

/** What the editor says of a recipe. */
export type EditedContent = Pick<NewRecipe, Exclude<ContentField, 'language'> | 'notes'>

/** The checked form as it is saved. */
export function toContent(form: RecipeForm): EditedContent {
  return {
    title: form.title,
    description: form.description,
    preparation_time: form.preparation_time,
    cook_time: form.cook_time,
    serves: form.serves,
    ingredients: numberItems(form.ingredients),
    directions: numberItems(form.directions),
    notes: form.notes,
  }
}
