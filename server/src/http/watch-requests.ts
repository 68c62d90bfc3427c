import { subscribe } from 'node:diagnostics_channel'
import { once } from 'node:events'
import type { Server } from 'node:http'
import { Server as NetServer } from 'node:net'
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises'
import { ServerResponse } from '../node-http.ts'

/** Milliseconds that whoever has connected has to send the whole head of a request. */
const graceMs = 1000

/** The longest that is waited for a moment in which nobody connects. */
const patienceMs = 5000

/** Milliseconds: a turn of the event loop in which next to nothing was done. */
const quietTurnMs = 0.2

/**
 * Counts the requests of this process, from before the first one.
 * @returns a way to stop: it resolves when every request that came in has been answered. Fastify alone would answer
 * 503 to those that are on their way, and wait for connections on which none will come.
 */
export function watchRequests(): (server: Server) => Promise<void> {
  const open = new Set<InstanceType<typeof ServerResponse>>()
  // A name such as localhost may make more servers than the one that is known.
  subscribe('http.server.request.start', (message) => {
    const response = typeof message === 'object' && message && 'response' in message ? message.response : undefined
    if (!(response instanceof ServerResponse)) return
    open.add(response)
    response.once('close', () => open.delete(response))
  })
  return async (server) => {
    await untilNobodyConnects(server)
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

/**
 * The event loop takes in one connection a turn, and whoever stands in line when the server closes is cut off: it
 * closes in a turn in which nobody came, and which was over too soon for anybody to come meanwhile.
 */
async function untilNobodyConnects(server: Server): Promise<void> {
  let connected = 0
  const count = () => {
    connected += 1
  }
  server.on('connection', count)
  const end = performance.now() + patienceMs
  let isQuiet = false
  while (!isQuiet && performance.now() < end) {
    const [before, began] = [connected, performance.now()]
    await nextTurn()
    isQuiet = before === connected && performance.now() - began < quietTurnMs
  }
  server.off('connection', count)
}
