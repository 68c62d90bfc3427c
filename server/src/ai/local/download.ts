import { open, readFile, rm, stat, statfs, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import { WriterError } from '../provider/writer-error.ts'
import type { HubFile } from './find-on-hub.ts'

interface Source extends HubFile {
  readonly key?: string | undefined
  /** Aborts where nobody waits for it any more. */
  readonly signal?: AbortSignal | undefined
}

/** What a part is of: with another hash it is begun anew. */
const Begun = z.object({ sha256: z.string(), etag: z.string().optional() })

/** Left to others on the disk. */
const spareBytes = 256 * 2 ** 20

/** How often in a row it may break off without anything having come, and the first wait between. */
const triesInVain = 5
const firstWaitByDefaultMs = 1000

/** A connection that has brought nothing for so long is given up. */
const silentMs = 60_000

/**
 * Downloads a file, and goes on where an earlier time broke off: at the end it has the size that was announced.
 * @param onShare how much is there, 0 to 1
 * @throws WriterError; what has come is kept
 */
export async function download(
  file: string,
  source: Source,
  onShare: (share: number) => void,
  firstWaitMs = firstWaitByDefaultMs,
): Promise<void> {
  const begun = await readBegun(file)
  if (begun?.sha256 !== source.sha256) await rm(file, { force: true })
  let etag = begun?.sha256 === source.sha256 ? begun.etag : undefined
  let [furthest, vain] = [0, 0]
  for (let have = await sizeOf(file); have < source.size; ) {
    onShare(have / source.size)
    await assertRoom(file, source.size - have)
    source.signal?.throwIfAborted()
    etag = (await takeSome(file, have, source, etag, onShare)) ?? etag
    const now = await sizeOf(file)
    // Where the host begins anew each time it is the furthest that counts.
    vain = now > Math.max(have, furthest) ? 0 : vain + 1
    furthest = Math.max(furthest, now)
    if (vain >= triesInVain) throw unavailable('the download breaks off again and again')
    if (vain > 0) await wait(firstWaitMs * 2 ** (vain - 1))
    have = now
  }
}

/**
 * Asks for the rest of the file, and takes what comes of it.
 * @returns what the host calls this version of it
 */
async function takeSome(
  file: string,
  have: number,
  { url, key, size, sha256, signal: stopping }: Source,
  etag: string | undefined,
  onShare: (share: number) => void,
): Promise<string | undefined> {
  const headers = new Headers(key === undefined ? {} : { authorization: `Bearer ${key}` })
  if (have > 0) headers.set('range', `bytes=${have}-`)
  // Where the host has another by now it sends all of it.
  if (have > 0 && etag?.startsWith('"')) headers.set('if-range', etag)
  const silent = new AbortController()
  const timer = setTimeout(() => silent.abort(), silentMs)
  try {
    const signal = AbortSignal.any([silent.signal, ...(stopping ? [stopping] : [])])
    const response = await fetch(url, { headers, signal })
    const start = startOf(response, have, size)
    const found = response.headers.get('etag') ?? undefined
    await writeFile(`${file}.json`, JSON.stringify({ sha256, ...(found && { etag: found }) }))
    await using target = await open(file, start === 0 ? 'w' : 'a')
    let there = start
    for await (const piece of response.body ?? []) {
      timer.refresh()
      there += piece.length
      if (there > size) throw malformed('the host sends more than it has announced')
      await target.write(piece)
      onShare(there / size)
    }
    await target.sync()
    return found
  } catch (error) {
    if (error instanceof WriterError) throw error
    if (isFull(error)) throw noRoom(size - have, 0)
    if (isOfDisk(error)) throw error
    // It broke off, or there is no way to the host: whoever asks finds out whether anything has come.
    return undefined
  } finally {
    clearTimeout(timer)
  }
}

/** From which byte on the answer is. */
function startOf(response: Response, have: number, size: number): number {
  const { status, headers } = response
  if (status >= 500 || status === 429 || status === 408) throw new Error(`HTTP ${status}`)
  if (status === 416) throw malformed('the host has less of the model than it has announced')
  if (!response.ok) throw new WriterError('provider_misconfigured', { why: `HTTP ${status} instead of the model` })
  const [, start, total] = /^bytes (\d+)-\d+\/(\d+)$/.exec(headers.get('content-range') ?? '') ?? []
  const announced = status === 206 ? total : headers.get('content-length')
  if (announced && Number(announced) !== size) throw malformed('the model is not as large as the host has announced')
  if (status === 206 && Number(start) !== have) throw malformed('the host sends another part than was asked for')
  return status === 206 ? have : 0
}

async function assertRoom(file: string, missing: number): Promise<void> {
  const { bavail, bsize } = await statfs(dirname(file))
  if (bavail * bsize < missing + spareBytes) throw noRoom(missing, bavail * bsize)
}

function noRoom(missing: number, free: number): WriterError {
  const [needs, has] = [missing, free].map((bytes) => `${(bytes / 1e9).toFixed(1)} GB`)
  const why = `there is no room for the model in DATA_DIR: it takes ${needs} more, and ${has} are free`
  return new WriterError('provider_misconfigured', { why })
}

function isFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT')
}

/** What the network says is wrapped in another error. */
function isOfDisk(error: unknown): boolean {
  return error instanceof Error && 'syscall' in error
}

function unavailable(why: string): WriterError {
  return new WriterError('provider_unavailable', { why, retry: 'never' })
}

function malformed(why: string): WriterError {
  return new WriterError('provider_malformed', { why, retry: 'never' })
}

async function readBegun(file: string) {
  try {
    return Begun.parse(JSON.parse(await readFile(`${file}.json`, 'utf8')))
  } catch {
    return undefined
  }
}

async function sizeOf(file: string): Promise<number> {
  return (await stat(file).catch(() => undefined))?.size ?? 0
}
