import { randomUUID } from 'node:crypto'
import { type FileHandle, mkdir, open, unlink } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Busboy } from '@fastify/busboy'
import { cleanText } from '@roux/contract/clean-text'
import { AppError } from './app-error.ts'
import { giveFileTime } from './slow-bodies.ts'

/** A file that came with a request. */
export interface ReceivedFile {
  /** As the client calls it: for people, and for its ending. */
  readonly name: string
  /** It has no place in any folder: whatever becomes of the process, it is gone once this is closed, which is when the call is answered. */
  readonly fd: number
  readonly size: number
}

interface Exchange {
  readonly request: IncomingMessage
  readonly answer: ServerResponse
}

/** Characters of a name that are kept. */
const longestName = 200

/** Other parts of a form, which are not read. */
const limits = { files: 1, fields: 10, fieldSize: 1000, parts: 20, headerPairs: 50 }

/**
 * Keeps the part `file` of multipart form data in a folder, as it comes, without holding it in memory.
 * @param most bytes
 * @throws AppError `payload_too_large`, `bad_request` where there is none
 */
export async function receiveFile({ request, answer }: Exchange, folder: string, most: number): Promise<ReceivedFile> {
  giveFileTime(request)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const path = join(folder, randomUUID())
  const handle = await open(path, 'wx+', 0o600)
  try {
    await unlink(path)
    const name = await save(request, handle, most)
    const { size } = await handle.stat()
    if (answer.closed) throw new AppError('bad_request')
    // Those of Fastify and ours are as many as Node warns of.
    answer.setMaxListeners(20).once('close', () => void handle.close())
    return { name, fd: handle.fd, size }
  } catch (error) {
    await handle.close()
    throw error
  }
}

async function save(request: IncomingMessage, handle: FileHandle, most: number): Promise<string> {
  const parts = partsOf(request, most)
  let found: { readonly name: string; readonly stream: Readable; readonly saved: Promise<void> } | undefined
  parts.on('file', (field: string, stream: Readable, name?: string) => {
    if (field !== 'file' || found) {
      stream.resume()
      return
    }
    stream.on('limit', () => parts.destroy(new AppError('payload_too_large')))
    const saved = write(stream, handle)
    // A part that breaks off has no end that the form would wait for.
    saved.catch((cause) => parts.destroy(cause))
    found = { name: cleanText(name ?? '', longestName), stream, saved }
  })
  try {
    await pipeline(request, parts)
    await found?.saved
  } catch (cause) {
    found?.stream.destroy()
    await found?.saved.catch(() => undefined)
    throw cause instanceof AppError ? cause : new AppError('bad_request')
  }
  if (!found) throw new AppError('bad_request')
  return found.name
}

async function write(stream: Readable, handle: FileHandle): Promise<void> {
  for await (const chunk of stream) await handle.writeFile(chunk)
}

function partsOf({ headers }: IncomingMessage, most: number) {
  try {
    const type = headers['content-type'] ?? ''
    return new Busboy({ headers: { ...headers, 'content-type': type }, limits: { ...limits, fileSize: most } })
  } catch {
    // It names no boundary.
    throw new AppError('bad_request')
  }
}
