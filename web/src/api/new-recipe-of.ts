import type { ReadRecipe } from '@roux/contract/read-recipe'
import type { NewRecipe } from '@roux/contract/recipe'

/** A guest's recipe as an account takes it: what the recipe says, and nothing of where it came from. */
export function newRecipeOf(recipe: ReadRecipe): Partial<NewRecipe> {
  const { title, description, preparation_time, cook_time, serves, is_favorite, language } = recipe
  return {
    title,
    description,
    preparation_time,
    cook_time,
    serves: Math.max(serves, 1),
    is_favorite,
    language,
    ingredients: recipe.ingredients.map(({ content, index }) => ({ content, index })),
    directions: recipe.directions.map(({ content, index }) => ({ content, index })),
  }
}
