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

/**
 * Calls a provider, and takes only so much of what it answers: whatever reads an answer keeps it in memory.
 * The address of the settings is the only one that is called: what it sends elsewhere would get the key and the prompt.
 */
export const boundedFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, { ...init, redirect: 'error' })
  if (!response.body) return response
  const pieces = response.ok ? refuseEndless(response.body) : beginningOf(response.body)
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await pieces.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    cancel: async () => void (await pieces.return(undefined)),
  })
  return new Response(body, response)
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
