import { toDate } from '../../clock.ts'

// As PKWARE's APPNOTE 6.3 has them; each number has its length in bytes beside it. No part of ours is 4 GB long: a recipe is
// 1 MiB at most.

/** A file of an archive, and where it is in it. */
interface ZipEntry {
  readonly name: Buffer
  /** 0 as it is, 8 deflated. */
  readonly method: number
  readonly crc: number
  readonly size: number
  readonly packedSize: number
  /** In milliseconds since 1970. */
  readonly changedAt: number
  /** Bytes before it. */
  readonly offset: number
}

type Numbers = readonly (readonly [value: number, bytes: 1 | 2 | 4 | 8])[]

/** Deflated with 2.0; of 4 GB and more with 4.5. */
const versions = { usual: 20, long: 45 }

/** Names are UTF-8. */
const flags = 0x0800

const most = { count: 0xffff, bytes: 0xffffffff }

/** What stands before a file. */
export function localHeader(entry: ZipEntry): Buffer {
  const time = timeOf(entry)
  const head: Numbers = [[0x04034b50, 4], [versions.usual, 2], ...shared(entry, time.length)]
  return bytesOf(head, entry.name, time)
}

/** What stands of a file at the end. */
export function centralHeader(entry: ZipEntry): Buffer {
  const isFar = entry.offset >= most.bytes
  const time = timeOf(entry)
  const place = bytesOf(
    isFar
      ? [
          [1, 2],
          [8, 2],
          [entry.offset, 8],
        ]
      : [],
  )
  const head: Numbers = [
    [0x02014b50, 4],
    // Made on Unix, where a file is read by everybody.
    [(3 << 8) | versions.long, 2],
    [isFar ? versions.long : versions.usual, 2],
    ...shared(entry, time.length + place.length),
    [0, 2],
    [0, 2],
    [0, 2],
    [0o100644 * 0x10000, 4],
    [Math.min(entry.offset, most.bytes), 4],
  ]
  return bytesOf(head, entry.name, time, place)
}

/** What stands after them, also of more files than 65,535 and of more than 4 GB. */
export function endOfArchive({ count, length, offset }: { count: number; length: number; offset: number }): Buffer {
  const isLong = count >= most.count || length >= most.bytes || offset >= most.bytes
  const whole: Numbers = [
    [0x06064b50, 4],
    [44, 8],
    [versions.long, 2],
    [versions.long, 2],
    [0, 4],
    [0, 4],
    [count, 8],
    [count, 8],
    [length, 8],
    [offset, 8],
  ]
  const locator: Numbers = [
    [0x07064b50, 4],
    [0, 4],
    [offset + length, 8],
    [1, 4],
  ]
  const counted = Math.min(count, most.count)
  return bytesOf([
    ...(isLong ? [...whole, ...locator] : []),
    ...([
      [0x06054b50, 4],
      [0, 2],
      [0, 2],
      [counted, 2],
      [counted, 2],
    ] as const),
    ...([
      [Math.min(length, most.bytes), 4],
      [Math.min(offset, most.bytes), 4],
      [0, 2],
    ] as const),
  ])
}

/** What both headers say of a file. */
function shared({ name, method, crc, size, packedSize, changedAt }: ZipEntry, extraLength: number): Numbers {
  const at = toDate(changedAt)
  // Without a zone, as it was on FAT; the year counts from 1980, and seconds by two.
  const time = (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1)
  const date = (Math.max(0, at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate()
  return [
    [flags, 2],
    [method, 2],
    [time, 2],
    [date, 2],
    [crc, 4],
    [packedSize, 4],
    [size, 4],
    [name.length, 2],
    [extraLength, 2],
  ]
}

/** The same time in UTC, as Info-ZIP has it: in seconds. */
function timeOf({ changedAt }: ZipEntry): Buffer {
  return bytesOf([
    [0x5455, 2],
    [5, 2],
    [1, 1],
    [Math.max(0, Math.floor(changedAt / 1000)) % 2 ** 32, 4],
  ])
}

/**
 * Numbers, the lowest byte first, and what stands after them. In memory of its own: in Node's pool what is short and kept
 * for long would keep its neighbours, 8 KB for the name of every file.
 */
function bytesOf(all: Numbers, ...after: readonly Buffer[]): Buffer {
  const length = all.reduce((sum, [, bytes]) => sum + bytes, 0)
  const made = Buffer.alloc(after.reduce((sum, { length: one }) => sum + one, length))
  let at = 0
  for (const [value, bytes] of all) {
    if (bytes === 8) made.writeBigUInt64LE(BigInt(value), at)
    else made.writeUIntLE(value, at, bytes)
    at += bytes
  }
  for (const bytes of after) at += bytes.copy(made, at)
  return made
}
