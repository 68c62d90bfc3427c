import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { refuseBrokenRequest } from './refuse-broken-request.ts'

/** Files have longer, once it is known who sends them: 64 MiB at a megabit a second. */
export const longestFileMs = 10 * 60_000

const timers = new WeakMap<IncomingMessage, NodeJS.Timeout>()
const files = new WeakSet<IncomingMessage>()

/** Cuts who sends a body so slowly that it is not there in time; Node has one limit for all of a server's requests. */
export function cutSlowBodies(server: Server, longestBodyMs: number): void {
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const { 'content-length': length = '0', 'transfer-encoding': coding } = request.headers
    if (length === '0' && coding === undefined) return
    const cut = () => {
      if (request.complete) return
      if (response.headersSent) request.destroy()
      else
        refuseBrokenRequest(
          Object.assign(new Error('a slow body'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }),
          request.socket,
        )
    }
    const timer = setTimeout(cut, longestBodyMs)
    timers.set(request, timer)
    request.once('close', () => clearTimeout(timer))
  })
}

/** Gives the body of a request the time that a file has. */
export function giveFileTime(request: IncomingMessage): void {
  clearTimeout(timers.get(request))
  files.add(request)
}

export function isFileArriving(request: IncomingMessage): boolean {
  return files.has(request) && !request.complete
}
