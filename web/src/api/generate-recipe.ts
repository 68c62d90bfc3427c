import type { GenerateRequestBody, RequestOptions } from '@roux/contract/generation'
import type { Language } from '@roux/contract/language'
import { limits } from '@roux/contract/limits'
import type { ReadRecipe } from '@roux/contract/read-recipe'
import { mustBeRecipe } from './must-be-recipe.ts'
import type { Watch } from './read-recipe-stream.ts'
import { requestRecipe } from './request-recipe.ts'

/** A request for a recipe, as it can be made again. */
export interface RecipeOrder {
  readonly prompt: string
  readonly language: Language
  readonly options: RequestOptions
  /** How often the same was asked for before. */
  readonly seed: number
  /** What came of it then, as far as its title was written. */
  readonly earlierTitles?: readonly string[]
  /** The built-in kitchen, where it is to step in. */
  readonly writer?: 'kitchen' | undefined
}

/** Asks for a recipe as a guest. Returns it as received: any value that readRecipe can read. */
export async function generatePublicRecipe(order: RecipeOrder, watch: Watch): Promise<unknown> {
  const received = await requestRecipe('generatePublicRecipe', { body: bodyOf(order), ...watch })
  mustBeRecipe(received)
  return received
}

/** Asks for a recipe as a signed-in cook; the server has saved it when this returns. */
export async function generateRecipe(order: RecipeOrder, watch: Watch): Promise<ReadRecipe> {
  return mustBeRecipe(await requestRecipe('generateRecipe', { body: bodyOf(order), ...watch }))
}

function bodyOf({ prompt, language, options, seed, earlierTitles = [], writer }: RecipeOrder): GenerateRequestBody {
  return {
    user_input: prompt,
    language,
    ...options,
    ...(seed > 0 && { seed }),
    ...(earlierTitles.length > 0 && { earlier_titles: [...new Set(earlierTitles)].slice(-limits.earlierTitles) }),
    ...(writer && { writer }),
  }
}
