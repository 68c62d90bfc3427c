import { apiPrefix, type CallName, calls } from '@roux/contract/calls'
import { endpoints } from '@roux/contract/endpoints'
import { ErrorBody, type ErrorCode, errors, ValidationErrorBody } from '@roux/contract/errors'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'

type Endpoints = typeof endpoints

/** What a handler gets of a call: the checked body, and a signal that aborts when the client leaves before the answer. */
interface Call<Name extends CallName> {
  readonly body: z.output<Endpoints[Name]['body']>
  readonly signal: AbortSignal
}

/** One handler per call of the contract: a call without one does not compile. */
export type Handlers = {
  readonly [Name in CallName]: (call: Call<Name>) => Promise<z.input<Endpoints[Name]['response']>>
}

/** Errors that any call can answer with. */
const commonErrors: readonly ErrorCode[] = ['payload_too_large', 'unsupported_media_type', 'internal', 'stopping']

/** Makes a route of every call of the contract. */
export function registerEndpoints(app: FastifyInstance, handlers: Handlers): void {
  for (const name of Object.keys(calls) as CallName[]) {
    const { summary, body, response, errors: codes } = endpoints[name]
    app.route({
      method: calls[name].method,
      url: `${apiPrefix}${calls[name].path}`,
      schema: {
        operationId: name,
        summary,
        body,
        response: { 200: response, 422: ValidationErrorBody, ...errorResponses([...codes, ...commonErrors]) },
      },
      handler: async (request, reply) => {
        const signal = signalOfLeaving(reply)
        try {
          // The validator compiler has checked the body against this endpoint's schema.
          return await handlers[name]({ body: request.body as Call<typeof name>['body'], signal })
        } catch (error) {
          if (!signal.aborted) throw error
          return endWithoutAnswer(request, reply)
        }
      },
    })
  }
}

function errorResponses(codes: readonly ErrorCode[]) {
  return Object.fromEntries(codes.map((code) => [errors[code].status, ErrorBody]))
}

/**
 * Aborts when the client goes before the answer is complete. Fastify's own `request.signal` will not do: it aborts
 * as soon as the body of a POST has been read.
 */
function signalOfLeaving(reply: FastifyReply): AbortSignal {
  const leaving = new AbortController()
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) leaving.abort()
  })
  return leaving.signal
}

/** Nobody is there to read an answer, and leaving is no error. */
function endWithoutAnswer(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  request.log.info({ route: request.routeOptions.url }, 'client left')
  return reply.hijack()
}
