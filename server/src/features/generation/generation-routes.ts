import type { RecipeWriter } from '../../ai/recipe-writer.ts'
import type { Handlers } from '../../http/endpoint-routes.ts'
import { generateRecipe } from './generate-recipe.ts'

export function generationRoutes(writer: RecipeWriter): Pick<Handlers, 'generatePublicRecipe'> {
  return {
    generatePublicRecipe: ({ body, signal }) => generateRecipe(writer, body, signal),
  }
}
