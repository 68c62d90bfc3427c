import type { GenerateRequestBody, RequestOptions } from '@roux/contract/generation'
import type { ReadRecipe } from '@roux/contract/read-recipe'
import { currentLanguage } from '../i18n/i18n.ts'
import { mustBeRecipe } from './must-be-recipe.ts'
import { request } from './request.ts'

/** Asks for a recipe as a guest. Returns it as received: any value that readRecipe can read. */
export async function generatePublicRecipe(
  prompt: string,
  options: RequestOptions,
  signal: AbortSignal,
): Promise<unknown> {
  const received = await request('generatePublicRecipe', { body: bodyOf(prompt, options), signal })
  mustBeRecipe(received)
  return received
}

/** Asks for a recipe as a signed-in cook; the server has saved it when this returns. */
export async function generateRecipe(
  prompt: string,
  options: RequestOptions,
  signal: AbortSignal,
): Promise<ReadRecipe> {
  return mustBeRecipe(await request('generateRecipe', { body: bodyOf(prompt, options), signal }))
}

function bodyOf(prompt: string, options: RequestOptions): GenerateRequestBody {
  return { user_input: prompt, language: currentLanguage(), ...options }
}
