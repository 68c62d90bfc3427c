import { contentOf } from '@roux/contract/content-fields'
import type { Preferences } from '@roux/contract/generation'
import type { Recipe } from '@roux/contract/recipe'
import { readLanguage } from '@roux/kitchen/understand/read-translation'
import type { WritingRequest } from '../../ai/recipe-writer.ts'

/**
 * The request for a better version of a recipe.
 * @param wish what should be different
 */
export function improvementOf(recipe: Recipe, wish: string, preferences: Preferences | null): WritingRequest {
  const language = readLanguage(wish, recipe.language)
  const { language: _, ...content } = contentOf(recipe)
  return {
    user_input: wish,
    language,
    ...(language !== recipe.language && { from: recipe.language }),
    preferences,
    serves: null,
    max_minutes: null,
    writtenBy: recipe.written_by,
    improves: {
      ...content,
      ingredients: recipe.ingredients.map(({ content }) => content),
      directions: recipe.directions.map(({ content }) => content),
    },
  }
}
