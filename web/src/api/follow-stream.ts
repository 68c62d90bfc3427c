import { errors } from '@roux/contract/errors'
import { fieldsOf, isKeyOf } from '@roux/contract/fields-of'
import { toCount } from '@roux/contract/read-values'
import { EventSourceParserStream } from 'eventsource-parser/stream'
import { parseJson } from '../browser/parse-json.ts'
import { ApiError } from './api-error.ts'
import { codeIn } from './error-code.ts'

/** Milliseconds that a stream has to end in after its last event. */
const endTime = 500

/** What goes on in any stream. */
export interface StreamWatch {
  readonly signal: AbortSignal
  /** Told how many have to be done before its turn comes; 0 as it does. */
  onPlace?: ((ahead: number) => void) | undefined
}

/**
 * Reads a stream of events, each by its own reader, until one gives what the stream is for; undefined where not one event
 * of ours came. Throws ApiError for what the stream says went wrong, and where it breaks off.
 */
export async function followStream<Events, End>(
  response: Response,
  { signal, onPlace }: StreamWatch,
  readers: { readonly [Name in Exclude<keyof Events, 'waiting' | 'error'>]: (data: unknown) => End | undefined },
): Promise<End | undefined> {
  let hasBegun = false
  let end: End | ApiError | undefined
  await forEachEvent(response, signal, ({ event, data }) => {
    if (event === 'error') end = streamError(response, data)
    else if (event === 'waiting') {
      hasBegun = true
      // The place in line, as whatever sends one may word it.
      if (!signal.aborted) onPlace?.(toCount(fieldsOf(parseJson(data)).ahead, 0))
    } else if (isKeyOf(readers, event)) {
      hasBegun = true
      end = readers[event](parseJson(data))
    }
    return end === undefined
  })
  if (end instanceof ApiError) throw end
  if (end === undefined && hasBegun) throw brokenOff(response)
  return end
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
async function forEachEvent({ body }: Response, signal: AbortSignal, isWanted: (event: Event) => boolean) {
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
function streamError({ url }: Response, data: string): ApiError {
  const body = parseJson(data) ?? data
  const code = codeIn(body)
  const { status, detail } = errors[isKeyOf(errors, code) ? code : 'internal']
  const message = `Generic Error: ${status}; ${detail}; ${data}`
  return new ApiError({ message, status, reason: detail, url, body })
}
