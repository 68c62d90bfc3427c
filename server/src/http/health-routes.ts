import type { FastifyInstance } from 'fastify'
import { sendError } from './error-handler.ts'

/**
 * `/healthz`: the process is up. `/readyz`: it can do its work, so that a balancer may send it requests.
 * @param signal aborts when the process has been told to stop
 */
export function registerHealth(app: FastifyInstance, checkReady: () => Promise<void>, signal?: AbortSignal): void {
  app.get('/healthz', { schema: { hide: true } }, () => ({ status: 'ok' }))
  app.get('/readyz', { schema: { hide: true } }, async (request, reply) => {
    if (signal?.aborted) return sendError(request, reply, 'stopping')
    try {
      await checkReady()
      return { status: 'ready' }
    } catch (error) {
      request.log.warn({ err: error }, 'not ready')
      return sendError(request, reply, 'stopping')
    }
  })
}
