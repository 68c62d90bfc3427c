import type { FastifyInstance } from 'fastify'
import { sendError } from './error-handler.ts'

/** Milliseconds that an answer of the database holds for. */
const heldMs = 1000

/**
 * `/healthz`: the process is up. `/readyz`: it can do its work, so that a balancer may send it requests.
 * @param signal aborts when the process has been told to stop
 */
export function registerHealth(app: FastifyInstance, checkReady: () => Promise<void>, signal?: AbortSignal): void {
  const isReady = held(() =>
    checkReady().then(
      () => true,
      (error: unknown) => {
        app.log.warn({ err: error }, 'not ready')
        return false
      },
    ),
  )
  app.get('/healthz', { schema: { hide: true } }, () => ({ status: 'ok' }))
  app.get('/readyz', { schema: { hide: true } }, async (request, reply) =>
    !signal?.aborted && (await isReady()) ? { status: 'ready' } : sendError(request, reply, 'stopping'),
  )
}

/** One look for all who ask at the same time and shortly after: anybody may ask, as often as they like. */
function held(look: () => Promise<boolean>): () => Promise<boolean> {
  let last: Promise<boolean> | undefined
  let until = 0
  return () => {
    if (last && performance.now() < until) return last
    until = Number.POSITIVE_INFINITY
    last = look().finally(() => {
      until = performance.now() + heldMs
    })
    return last
  }
}
