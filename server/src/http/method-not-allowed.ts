import { apiPrefix } from '@roux/contract/calls'
import type { FastifyInstance } from 'fastify'
import { METHODS } from '../node-http.ts'
import { sendError } from './error-handler.ts'

/** All that Node's parser lets in; a CONNECT never becomes a request. */
const allMethods = METHODS.filter((method) => method !== 'CONNECT')

/** Watches the API's routes from now on; the returned function gives each of their addresses its 405. */
export function watchMethods(app: FastifyInstance): () => void {
  const methodsOf = new Map<string, Set<string>>()
  app.addHook('onRoute', ({ url, method }) => {
    if (!url.startsWith(apiPrefix)) return
    const known = methodsOf.get(url) ?? new Set()
    for (const one of [method].flat()) known.add(one)
    methodsOf.set(url, known)
  })
  return () => {
    for (const method of allMethods) if (!app.supportedMethods.includes(method)) app.addHttpMethod(method)
    for (const [url, known] of [...methodsOf]) {
      const allow = [...known].sort().join(', ')
      app.route({
        method: allMethods.filter((method) => !known.has(method)),
        url,
        exposeHeadRoute: false,
        schema: { hide: true },
        // Before the body is read: no other method of this address has one.
        onRequest: async (request, reply) => {
          await sendError(request, reply.header('allow', allow), 'method_not_allowed')
        },
        handler: () => undefined,
      })
    }
  }
}
