import type { AskRequest } from '@roux/contract/asking'
import { fieldsOf } from '@roux/contract/fields-of'
import { toText } from '@roux/contract/read-values'
import { streamType, type TextEvents } from '@roux/contract/stream'
import { parseJson } from '../browser/parse-json.ts'
import { ApiError } from './api-error.ts'
import { followStream, type StreamWatch } from './follow-stream.ts'
import { newIdempotencyKey } from './idempotency-key.ts'
import { request, requestAs } from './request.ts'
import { isStream } from './request-recipe.ts'

interface Watch extends StreamWatch {
  /** Told all the text so far. */
  onText(text: string): void
}

/**
 * Asks about a recipe; returns the answer. As for a recipe it is asked for as a stream, and once more as JSON, under the
 * same key, where nothing of that can be read.
 */
export async function askRecipe(id: string, body: AskRequest, watch: Watch): Promise<string> {
  const { signal } = watch
  const options = { params: { id }, body, signal, idempotencyKey: newIdempotencyKey() }
  const read = async (response: Response) =>
    isStream(response) ? await readStream(response, watch) : parseJson(await response.text())
  const received = await requestAs('askRecipe', { ...options, accept: `${streamType}, application/json` }, read)
  return answerIn(received ?? (await request('askRecipe', options)))
}

/** What the last event says; undefined where not one came. */
async function readStream(response: Response, { onText, ...watch }: Watch): Promise<unknown> {
  let text = ''
  const end = await followStream<TextEvents, { said: unknown }>(response, watch, {
    text(data) {
      text += toText(data)
      if (!watch.signal.aborted) onText(text)
    },
    done: (said) => ({ said }),
  })
  return end?.said
}

function answerIn(received: unknown): string {
  const answer = toText(fieldsOf(received).answer).trim()
  if (answer !== '') return answer
  throw new ApiError({ message: 'The answer is empty', status: 0, reason: 'cut', url: '', body: undefined })
}
