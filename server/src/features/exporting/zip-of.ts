import { once } from 'node:events'
import { Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import { toDate } from '../../clock.ts'

/** A file of an archive. */
export interface ArchivedFile {
  /** With the folders that it lies in. */
  readonly name: string
  readonly bytes: Buffer
  /** Packing it once more gains nothing, and takes 16 KB for a while. */
  readonly isPacked: boolean
  /** In milliseconds since 1970. */
  readonly changedAt: number
}

/** An archive of files, made piece by piece: a file is asked for once the one before the last is on its way whole. */
export async function* zipOf(files: AsyncIterable<ArchivedFile>): AsyncGenerator<Buffer> {
  const zip = new ZipFile()
  // It is one, whatever its types say.
  const output = zip.outputStream as Readable
  for await (const { name, bytes, isPacked, changedAt } of files) {
    // yazl keeps what it was given until its end: given as a stream, a file is gone once it was read.
    let waiting: Buffer | undefined = bytes
    unpooled(() =>
      zip.addReadStreamLazy(name, { mtime: toDate(changedAt), size: bytes.length, compress: !isPacked }, (give) => {
        give(null, Readable.from([waiting]))
        waiting = undefined
      }),
    )
    // Its turn comes when the one before has been packed, of which there is something to take until then.
    while (waiting) {
      if (output.readableLength === 0) await once(output, 'readable')
      yield output.read()
    }
  }
  zip.end()
  yield* output
}

/**
 * Does what makes short buffers that are kept for long: in Node's pool each would keep what was made beside it, 20 KB for
 * the name of every file.
 */
function unpooled(make: () => void): void {
  const { poolSize } = Buffer
  Buffer.poolSize = 0
  try {
    make()
  } finally {
    Buffer.poolSize = poolSize
  }
}
