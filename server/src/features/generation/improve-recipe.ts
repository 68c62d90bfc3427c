import type { Recipe } from '@roux/contract/recipe'
import type { RecipeWriter } from '../../ai/recipe-writer.ts'
import { type SendDraft, writeRecipe } from './write-recipe.ts'

/**
 * Has a better version of a recipe written, with ids of its own and stored nowhere.
 * @param wish what should be different.
 * @throws AppError with the writer's code; the signal's reason once the cook has left
 */
export async function improveRecipe(
  writer: RecipeWriter,
  recipe: Recipe,
  wish: string,
  signal: AbortSignal,
  sendDraft: SendDraft,
): Promise<Recipe> {
  const request = {
    user_input: wish,
    language: recipe.language,
    preferences: null,
    serves: null,
    max_minutes: null,
    improves: {
      title: recipe.title,
      description: recipe.description,
      preparation_time: recipe.preparation_time,
      cook_time: recipe.cook_time,
      serves: recipe.serves,
      ingredients: recipe.ingredients.map(({ content }) => content),
      directions: recipe.directions.map(({ content }) => content),
    },
  }
  const improved = await writeRecipe(writer, request, signal, sendDraft)
  return { ...improved, is_favorite: recipe.is_favorite, user: recipe.user }
}
