import { subscribe } from 'node:diagnostics_channel'
import { once } from 'node:events'
import { type Server, ServerResponse } from 'node:http'
import { Server as NetServer } from 'node:net'
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises'

/** Milliseconds that whoever has connected has to send the whole head of a request. */
const graceMs = 1000

/** A turn of the event loop so short, in milliseconds, that hardly anything has come in since it looked. */
const quietMs = 0.5

const mostTurns = 100

/**
 * Counts the requests of this process, from before the first one.
 * @returns a way to stop: it resolves when every request that came in has been answered. Fastify alone would answer
 * 503 to those that are on their way, and wait for connections on which none will come.
 */
export function watchRequests(): (server: Server) => Promise<void> {
  const open = new Set<ServerResponse>()
  // A name such as localhost may make more servers than the one that is known.
  subscribe('http.server.request.start', (message) => {
    const response = typeof message === 'object' && message && 'response' in message ? message.response : undefined
    if (!(response instanceof ServerResponse)) return
    open.add(response)
    response.once('close', () => open.delete(response))
  })
  return async (server) => {
    await untilQuiet()
    const closed = once(server, 'close')
    // That of HTTP would cut at once whoever has connected and not yet sent anything.
    NetServer.prototype.close.call(server)
    await Promise.race([closed, wait(graceMs)])
    server.closeIdleConnections()
    for (let [next] = open; next; [next] = open) await once(next, 'close')
    server.closeAllConnections()
    await closed
  }
}

/** Who has connected stands in line until the event loop takes them all in; who is in line at the end is cut off. */
async function untilQuiet(): Promise<void> {
  for (let turn = 0; turn < mostTurns; turn += 1) {
    const started = performance.now()
    await nextTurn()
    if (performance.now() - started < quietMs) return
  }
}
