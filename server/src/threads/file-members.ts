import { read as readFd } from 'node:fs'
import type { Readable } from 'node:stream'
import { promisify } from 'node:util'
import { createGunzip } from 'node:zlib'
import { type Entry, fromBufferPromise, fromFdPromise, type ZipFile } from 'yauzl'
import { collectBounded } from '../collect-bounded.ts'

/** A file that was brought, of which a thread knows no more than its descriptor. */
export interface BroughtFile {
  /** Of this very file; descriptors are used again. */
  readonly id: string
  readonly fd: number
  readonly name: string
  readonly size: number
}

/** Why a part of a file cannot be read. */
export class UnpackError extends Error {
  override readonly name = 'UnpackError'
  readonly code: 'too_large' | 'too_many' | 'unreadable'

  constructor(code: UnpackError['code'], options?: ErrorOptions) {
    super(code, options)
    this.code = code
  }
}

/** A file, or one in an archive. */
export interface Member {
  readonly name: string
  /** @throws UnpackError */
  readonly read: () => Promise<Buffer>
}

/** Files in an archive: more than any has that other products make of their largest collections, pictures among them. */
const mostMembers = 25_000

const megabyte = 2 ** 20

/** Bytes of one file, unpacked. Data takes several times as much memory once it is read. */
const most = { json: 24 * megabyte, page: 4 * megabyte, text: megabyte, archive: 24 * megabyte }

/** What recipes are written in. */
const endings: Readonly<Record<string, number>> = {
  ...{ json: most.json, jsonld: most.json, html: most.page, htm: most.page, xhtml: most.page },
  ...{ md: most.text, markdown: most.text, txt: most.text, cook: most.text },
  ...{ zip: most.archive, paprikarecipe: most.archive, paprikarecipes: most.archive, gz: most.archive },
}

const readAt = promisify(readFd)

/** The file itself, or what is in it where it is an archive. @throws UnpackError */
export async function membersOfFile({ fd, name, size }: BroughtFile): Promise<Member[]> {
  const start = Buffer.alloc(4)
  await readAt(fd, start, 0, 4, 0)
  if (isZip(start)) return await listed(() => fromFdPromise(fd, { autoClose: false, decodeStrings: false }))
  return [{ name, read: () => readWhole(fd, size) }]
}

/** What is in a file that is packed; undefined where it is not. @throws UnpackError */
export async function membersInside(name: string, bytes: Buffer): Promise<Member[] | undefined> {
  if (isZip(bytes)) return await listed(() => fromBufferPromise(bytes, { decodeStrings: false }))
  const isGzip = bytes[0] === 0x1f && bytes[1] === 0x8b
  if (!isGzip) return undefined
  const inner = name.replace(/\.gz$/i, '').replace(/\.paprikarecipe$/i, '.json')
  return [{ name: inner, read: () => gunzipped(bytes) }]
}

function isZip(bytes: Buffer): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] === 3 || bytes[2] === 5)
}

async function readWhole(fd: number, size: number): Promise<Buffer> {
  if (size > most.json) throw new UnpackError('too_large')
  const bytes = Buffer.alloc(size)
  await readAt(fd, bytes, 0, size, 0)
  return bytes
}

async function gunzipped(bytes: Buffer): Promise<Buffer> {
  const gunzip = createGunzip()
  gunzip.end(bytes)
  return await collected(gunzip, most.json)
}

async function listed(open: () => Promise<ZipFile>): Promise<Member[]> {
  try {
    const zip = await open()
    if (zip.entryCount > mostMembers) throw new UnpackError('too_many')
    const members: Member[] = []
    for await (const entry of zip.eachEntry()) {
      const name = nameOf(entry)
      const limit = limitOf(name)
      if (limit !== undefined) members.push({ name, read: () => unzipped(zip, entry, limit) })
    }
    return members
  } catch (cause) {
    throw cause instanceof UnpackError ? cause : new UnpackError('unreadable', { cause })
  }
}

/** The bytes of names are not decoded by the reader of archives, which would refuse those that lead elsewhere: nothing is written under them. */
function nameOf({ fileName }: Entry): string {
  return Buffer.from(fileName).toString()
}

/** How long a member may be; undefined for what holds no recipe: folders, pictures, what systems put beside files. */
function limitOf(name: string): number | undefined {
  const base = name.split('/').at(-1) ?? ''
  if (base === '' || base.startsWith('.') || name.startsWith('__MACOSX/') || /^(?:readme|licen[cs]e)\b/i.test(base))
    return undefined
  return endings[base.split('.').at(-1)?.toLowerCase() ?? '']
}

async function unzipped(zip: ZipFile, entry: Entry, limit: number): Promise<Buffer> {
  if (entry.uncompressedSize > limit) throw new UnpackError('too_large')
  if (!entry.canDecodeFileData()) throw new UnpackError('unreadable')
  try {
    return await collected(await zip.openReadStreamPromise(entry), limit)
  } catch (cause) {
    throw cause instanceof UnpackError ? cause : new UnpackError('unreadable', { cause })
  }
}

async function collected(stream: Readable, limit: number): Promise<Buffer> {
  const bytes = await collectBounded(stream, limit).catch((cause: unknown) => {
    throw new UnpackError('unreadable', { cause })
  })
  if (!bytes) throw new UnpackError('too_large')
  return bytes
}
