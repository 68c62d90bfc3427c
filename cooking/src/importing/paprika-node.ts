import type { Fields } from '@roux/contract/fields-of'
import { namesIn, textField } from './text-fields.ts'

/** Whether a value is a recipe as Paprika writes it into its export: its list and its steps are each one text. */
export function isOfPaprika(value: Fields): boolean {
  return typeof value.name === 'string' && typeof value.ingredients === 'string' && typeof value.directions === 'string'
}

/** A recipe of Paprika as the node that a page's data would have for it. */
export function paprikaNode(recipe: Fields): Fields {
  return {
    '@type': 'Recipe',
    name: recipe.name,
    description: recipe.description,
    prepTime: recipe.prep_time,
    cookTime: recipe.cook_time,
    totalTime: recipe.total_time,
    recipeYield: recipe.servings,
    recipeIngredient: textField(recipe, 'ingredients').split(/[\r\n]+/),
    recipeInstructions: textField(recipe, 'directions').split(/[\r\n]+/),
    recipeNotes: recipe.notes,
    keywords: namesIn(recipe.categories),
    publisher: textField(recipe, 'source'),
    url: textField(recipe, 'source_url'),
    image: textField(recipe, 'image_url'),
  }
}
