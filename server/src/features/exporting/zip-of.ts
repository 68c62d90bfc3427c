import { promisify } from 'node:util'
import { crc32, deflateRaw } from 'node:zlib'
import { centralHeader, endOfArchive, localHeader } from './zip-headers.ts'

/** A file of an archive. */
export interface ArchivedFile {
  /** With the folders that it lies in. */
  readonly name: string
  readonly bytes: Buffer
  /** Packing it once more gains nothing. */
  readonly isPacked: boolean
  /** In milliseconds since 1970. */
  readonly changedAt: number
}

const deflated = promisify(deflateRaw)

/**
 * Little for each of ten thousand: what zlib would take of itself is 256 KB for every file, and 16 KB more until somebody
 * collects them. A recipe is seldom longer than the window of 4 KB.
 */
export const smallPacking = { windowBits: 12, memLevel: 5, chunkSize: 4096 }

const [stored, packed] = [0, 8]

/** An archive of files, made piece by piece: a file is asked for once the one before has been taken. */
export async function* zipOf(files: AsyncIterable<ArchivedFile>): AsyncGenerator<Buffer> {
  const listed: Buffer[] = []
  let offset = 0
  for await (const { name, bytes, isPacked, changedAt } of files) {
    const content = isPacked ? bytes : await deflated(bytes, smallPacking)
    const entry = {
      ...{ name: Buffer.from(name), changedAt, offset },
      ...{ method: isPacked ? stored : packed, crc: crc32(bytes), size: bytes.length, packedSize: content.length },
    }
    const header = localHeader(entry)
    listed.push(centralHeader(entry))
    offset += header.length + content.length
    yield header
    yield content
  }
  yield* listed
  const length = listed.reduce((sum, { length: one }) => sum + one, 0)
  yield endOfArchive({ count: listed.length, length, offset })
}
