import type { Readable } from 'node:stream'

/** All bytes of a stream; undefined where they are more than `most`, and the rest is not read. The stream is over then. */
export async function collectBounded(stream: Readable, most: number): Promise<Buffer | undefined> {
  const chunks: Buffer[] = []
  let length = 0
  // What leaves the loop destroys the stream.
  for await (const chunk of stream) {
    length += chunk.length
    if (length > most) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
