import type { GenerateRequestBody } from '@roux/contract/generation'
import type { Language } from '@roux/contract/language'
import { readRecipe } from '@roux/contract/read-recipe'
import { request } from './request.ts'

/** Asks for a recipe as a guest. Returns it as received: any value that readRecipe can read. */
export async function generatePublicRecipe(prompt: string, language: Language, signal: AbortSignal): Promise<unknown> {
  const body: GenerateRequestBody = { user_input: prompt, language }
  const received = await request('generatePublicRecipe', { body, language, signal })
  if (readRecipe(received) === undefined) throw new Error('The answer is no recipe')
  return received
}
