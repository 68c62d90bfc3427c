import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import { toDate } from '../../clock.ts'

/** A file of an archive. */
export interface ArchivedFile {
  /** With the folders that it lies in. */
  readonly name: string
  readonly bytes: Buffer
  /** In milliseconds since 1970. */
  readonly changedAt: number
  /** It is packed already. */
  readonly isPacked?: boolean
}

/** An archive of files, made piece by piece: a file is asked for once the one before it was taken. */
export async function* zipOf(files: AsyncIterable<ArchivedFile>): AsyncGenerator<Buffer> {
  const zip = new ZipFile()
  // It is one, whatever its types say.
  const output = zip.outputStream as Readable
  for await (const { name, bytes, changedAt, isPacked = false } of files) {
    zip.addBuffer(bytes, name, { mtime: toDate(changedAt), compress: !isPacked })
    // It is packed by a thread of Node's own.
    if (output.readableLength === 0) await once(output, 'readable')
    yield output.read()
  }
  zip.end()
  yield* output
}
