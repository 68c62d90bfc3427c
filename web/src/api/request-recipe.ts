import type { CallName } from '@roux/contract/calls'
import { streamType } from '@roux/contract/stream'
import { parseJson } from '../browser/parse-json.ts'
import { newIdempotencyKey } from './idempotency-key.ts'
import { readRecipeStream, type Watch } from './read-recipe-stream.ts'
import { type CallOptions, request, requestAs } from './request.ts'

type RecipeCall = Watch & Pick<CallOptions, 'params' | 'body'>

/**
 * Makes a call that writes a recipe; returns the recipe as received. It is asked for as a stream. Whoever answers with
 * JSON has answered; a stream of which nothing can be read is asked for once more as JSON, under the same key, so that
 * nothing is written twice.
 */
export async function requestRecipe(name: CallName, { params = {}, body, ...watch }: RecipeCall): Promise<unknown> {
  const options = { params, body, signal: watch.signal, idempotencyKey: newIdempotencyKey() }
  const received = await requestAs(name, { ...options, accept: `${streamType}, application/json` }, (response) =>
    isStream(response) ? readRecipeStream(response, watch) : readJson(response),
  )
  return received ? received.recipe : request(name, options)
}

export function isStream(response: Response): boolean {
  return response.headers.get('content-type')?.trim().toLowerCase().startsWith(streamType) === true
}

async function readJson(response: Response): Promise<{ recipe: unknown }> {
  return { recipe: parseJson(await response.text()) }
}
