import type { IncomingMessage } from 'node:http'
import { request as requestSecurely } from 'node:https'
import { request as requestPlainly } from '../../node-http.ts'
import { yieldToEventLoop } from '../../yield-to-event-loop.ts'
import { WriterError } from './writer-error.ts'

/** Eight thousand tokens, each in an event of its own with all that providers write around it, are about half of it. */
const mostBytes = 2 * 2 ** 20

/** A last event may hold the whole answer again. */
const mostLineBytes = 2 ** 20

/** Some forty events, which take a millisecond or two to be read. */
const sliceBytes = 8 * 1024

/** An error says what it is in its first words. */
const mostErrorBytes = 64 * 1024

/** Answers that have no body. */
const bodiless: readonly number[] = [101, 204, 205, 304]

/**
 * Calls a provider, as far as the SDK's packages and ours use a `fetch`: with a text, or nothing. Of what it answers only
 * so much is taken: whatever reads an answer keeps it in memory. Node's own `fetch` would hold 100 kB more of memory for
 * each call that waits for its next words.
 */
export const boundedFetch: typeof fetch = async (input, init = {}) => {
  const response = await answerOf(new URL(input instanceof Request ? input.url : input), init)
  const { statusCode: status = 0, headersDistinct } = response
  const headers = new Headers()
  for (const [name, values = []] of Object.entries(headersDistinct)) {
    for (const value of values) headers.append(name, value)
  }
  if (bodiless.includes(status)) return new Response(null, { status, headers })
  const pieces = status < 300 ? refuseEndless(response) : beginningOf(response)
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await pieces.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    cancel: async () => void (await pieces.return(undefined)),
  })
  return new Response(body, { status, headers })
}

/** The address of the settings is the only one that is called: what it sends elsewhere would get the key and the prompt. */
async function answerOf(url: URL, { method = 'GET', headers, body, signal }: RequestInit): Promise<IncomingMessage> {
  signal?.throwIfAborted()
  const request = url.protocol === 'https:' ? requestSecurely : requestPlainly
  const all = { accept: '*/*', ...Object.fromEntries(new Headers(headers)) }
  try {
    const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
    request(url, { method, headers: all, ...(signal && { signal }) })
      .on('response', resolve)
      .on('error', reject)
      .end(body)
    const response = await promise
    const { statusCode = 0 } = response
    if (statusCode < 300 || statusCode >= 400) return response
    response.destroy()
    throw new Error('a redirect')
  } catch (cause) {
    signal?.throwIfAborted()
    // What the SDK takes for a connection that did not come about.
    throw new TypeError('fetch failed', { cause })
  }
}

async function* refuseEndless(body: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let bytes = 0
  let lineBytes = 0
  for await (const piece of body) {
    const lineBreak = piece.lastIndexOf(10)
    bytes += piece.length
    lineBytes = lineBreak < 0 ? lineBytes + piece.length : piece.length - lineBreak - 1
    if (bytes > mostBytes || lineBytes > mostLineBytes) {
      throw new WriterError('provider_malformed', { why: 'the answer is endless', retry: 'never' })
    }
    // Whatever has come at once would be read at once, and everybody else would wait.
    for (let start = 0; start < piece.length; start += sliceBytes) {
      await yieldToEventLoop()
      yield piece.subarray(start, start + sliceBytes)
    }
  }
}

/** Its status is told by then. */
async function* beginningOf(body: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let left = mostErrorBytes
  for await (const piece of body) {
    yield piece.subarray(0, left)
    left -= piece.length
    if (left <= 0) return
  }
}
