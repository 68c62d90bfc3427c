import type { Readable } from 'node:stream'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import { isKeyOf } from '@roux/contract/fields-of'
import { collectBounded } from '../collect-bounded.ts'
import { PageUnavailable } from './fetch-errors.ts'

const decoders = { br: createBrotliDecompress, gzip: createGunzip, 'x-gzip': createGunzip, deflate: createInflate }

/**
 * The body of an answer, unpacked; what is longer than `most` bytes is not read on, packed or unpacked.
 * @throws PageUnavailable
 */
export async function readBounded(body: Readable, encoding = '', most: number): Promise<Buffer> {
  const name = encoding.trim().toLowerCase()
  if (name !== '' && name !== 'identity' && !isKeyOf(decoders, name))
    throw new PageUnavailable(`it is packed as ${name}`)
  const decoder = isKeyOf(decoders, name) ? decoders[name]() : undefined
  const unpacked = decoder ? body.pipe(decoder) : body
  // What breaks off before it is unpacked ends the one that unpacks.
  if (decoder) body.on('error', (cause) => decoder.destroy(cause))
  try {
    const bytes = await collectBounded(unpacked, most)
    if (!bytes) throw new PageUnavailable('it is too long')
    return bytes
  } finally {
    body.destroy()
    decoder?.destroy()
  }
}
