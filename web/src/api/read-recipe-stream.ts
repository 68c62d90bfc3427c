import { errors } from '@roux/contract/errors'
import { fieldsOf, isKeyOf } from '@roux/contract/fields-of'
import { toCount } from '@roux/contract/read-values'
import type { RecipeEvents } from '@roux/contract/stream'
import { EventSourceParserStream } from 'eventsource-parser/stream'
import { parseJson } from '../browser/parse-json.ts'
import { ApiError } from './api-error.ts'
import { codeIn } from './error-code.ts'
import { isAsFarAs, type ReadDraft, readDraft } from './read-draft.ts'
import { throttleCalls } from './throttle-calls.ts'

/** Milliseconds between two drafts that are handed on. */
const draftInterval = 50

/** Milliseconds that a stream has to end in after its last event. */
const endTime = 500

interface Watch {
  signal: AbortSignal
  onDraft?: ((draft: ReadDraft) => void) | undefined
  /** Told how many have to be done before the writing begins; 0 as it does. */
  onPlace?: ((ahead: number) => void) | undefined
}

/**
 * The recipe at the end of a stream of events, as received; undefined where not one event of ours came. Throws
 * ApiError for what the stream says went wrong, and where it breaks off.
 */
export async function readRecipeStream(
  response: Response,
  { signal, onDraft, onPlace }: Watch,
): Promise<{ recipe: unknown } | undefined> {
  let farthest: ReadDraft | undefined
  let hasWaited = false
  let ended: { recipe: unknown } | ApiError | undefined
  const show = throttleCalls<ReadDraft>(draftInterval, (draft) => signal.aborted || onDraft?.(draft))
  const read = {
    waiting: (data: string) => {
      hasWaited = true
      if (!signal.aborted) onPlace?.(aheadIn(data))
    },
    draft: (data: string) => {
      const draft = readDraft(parseJson(data))
      // What the cook reads does not vanish for a second attempt that has yet to come as far.
      if (farthest && !isAsFarAs(draft, farthest)) return
      farthest = draft
      show(draft)
    },
    recipe: (data: string) => {
      ended = { recipe: parseJson(data) }
    },
    error: (data: string) => {
      ended = streamError(response, data)
    },
  } satisfies Record<keyof RecipeEvents, (data: string) => void>

  await forEachEvent(response, signal, ({ event, data }) => {
    if (isKeyOf(read, event)) read[event](data)
    return ended === undefined
  })
  show.flush()
  if (ended instanceof ApiError) throw ended
  if (ended ?? (farthest === undefined && !hasWaited)) return ended
  throw brokenOff(response)
}

/** A place in line, as whatever sends one may word it. */
export function aheadIn(data: string): number {
  return toCount(fieldsOf(parseJson(data)).ahead, 0)
}

/** What had begun has no end. */
export function brokenOff({ url }: Response): ApiError {
  return new ApiError({ message: 'The stream broke off', status: 0, reason: 'cut', url, body: undefined })
}

interface Event {
  event?: string | undefined
  data: string
}

/** Reads events as long as they are wanted and as far as they come. Throws where the caller ended it. */
export async function forEachEvent({ body }: Response, signal: AbortSignal, isWanted: (event: Event) => boolean) {
  if (body === null) return
  const reader = body.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream()).getReader()
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      if (isWanted(value)) continue
      // Closing the connection before the server does would tell it that nobody waited.
      await Promise.race([drain(reader), new Promise((resolve) => setTimeout(resolve, endTime))])
      return
    }
  } catch (cause) {
    // A connection that breaks has an end like any other: what came is there.
    if (signal.aborted) throw cause
  }
}

async function drain(reader: ReadableStreamDefaultReader): Promise<void> {
  while (!(await reader.read().catch(() => ({ done: true }))).done);
}

/** What went wrong after the answer had begun: with the status that the same error has where it is an answer of its own. */
export function streamError({ url }: Response, data: string): ApiError {
  const body = parseJson(data) ?? data
  const code = codeIn(body)
  const { status, detail } = errors[isKeyOf(errors, code) ? code : 'internal']
  const message = `Generic Error: ${status}; ${detail}; ${data}`
  return new ApiError({ message, status, reason: detail, url, body })
}
