import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { promisify } from 'node:util'
import { onTestFinished } from 'vitest'

interface Behaviour {
  /** What it announces instead of the truth. */
  announces?: { size?: number; sha256?: string }
  /** What is waited for before a file is sent. */
  before?: () => Promise<void>
  /** Answers itself for a file, where it gives its answer back. */
  answer?: (request: IncomingMessage, response: ServerResponse) => ServerResponse | undefined
}

/** Speaks of the models of one repository as Hugging Face does, and sends them, or a part that is asked for. */
export async function startHub(files: Record<string, Buffer>, behaviour: Behaviour = {}) {
  const ranges: (string | undefined)[] = []
  const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
  const list = () =>
    Object.entries(files).map(([path, bytes]) => {
      const { size = bytes.length, sha256 = hashOf(bytes) } = behaviour.announces ?? {}
      return { type: 'file', path, size, oid: 'a'.repeat(40), lfs: { oid: sha256, size, pointerSize: 135 } }
    })
  const send = (request: IncomingMessage, response: ServerResponse, bytes: Buffer) => {
    const etag = `"${hashOf(bytes)}"`
    const { range, 'if-range': known = etag } = request.headers
    ranges.push(range)
    if (behaviour.answer?.(request, response)) return
    const start = known === etag ? Number(/^bytes=(\d+)-$/.exec(range ?? '')?.[1] ?? 0) : 0
    const part = bytes.subarray(start)
    const about = start > 0 && { 'content-range': `bytes ${start}-${bytes.length - 1}/${bytes.length}` }
    response.writeHead(start > 0 ? 206 : 200, { etag, 'content-length': part.length, ...about }).end(part)
  }
  const server = createServer((request, response) => {
    const path = decodeURIComponent(request.url ?? '')
    if (path.startsWith('/api/models/cook/tiny/tree/main')) {
      response.setHeader('content-type', 'application/json').end(JSON.stringify(list()))
      return
    }
    const bytes = files[path.replace('/cook/tiny/resolve/main/', '')]
    if (bytes) void (behaviour.before?.() ?? Promise.resolve()).then(() => send(request, response, bytes))
    else response.writeHead(404).end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const stop = async () => {
    server.closeAllConnections()
    if (server.listening) await promisify(server.close.bind(server))()
  }
  onTestFinished(stop)
  const [first = Buffer.of()] = Object.values(files)
  const [sha256, etag] = [hashOf(first), `"${hashOf(first)}"`]
  return { baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, ranges, sha256, etag, stop }
}
