import type { Preferences } from '@roux/contract/generation'
import type { Recipe } from '@roux/contract/recipe'
import { readLanguage } from '@roux/cooking/kitchen/improve/read-translation'
import type { WritingRequest } from '../../ai/recipe-writer.ts'

/**
 * The request for a better version of a recipe.
 * @param wish what should be different
 */
export function improvementOf(recipe: Recipe, wish: string, preferences: Preferences | null): WritingRequest {
  const language = readLanguage(wish, recipe.language)
  return {
    user_input: wish,
    language,
    ...(language !== recipe.language && { from: recipe.language }),
    preferences,
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
}
