import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { CallName } from '@roux/contract/calls'
import type { FastifyInstance } from 'fastify'
import type { Settings } from '../config.ts'
import { AppError } from './app-error.ts'
import { isFileArriving } from './slow-bodies.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether its answer may be waited for as long as one that a provider writes. */
    readonly waitsForProvider?: boolean
  }
}

/** The calls that a provider may have to answer first; a test of the provider is one. */
export const waitForProvider: ReadonlySet<CallName> = new Set([
  'generateRecipe',
  'generatePublicRecipe',
  'improveRecipe',
  'askRecipe',
  'bringIn',
  'runChecks',
])

/** What takes too long under load may be quick a little later. */
const retryAfterSeconds = 5

/** Gives every route its time to answer. Fastify's own limit ends with the body of the request. */
export function limitAnswers(
  app: FastifyInstance,
  { longestAnswerMs, longestWritingMs }: Pick<Settings, 'longestAnswerMs' | 'longestWritingMs'>,
): void {
  app.addHook('onRequest', (request, reply, done) => {
    const timer = setTimeout(
      () => {
        // What has begun to stream has its own limits.
        if (reply.sent || reply.raw.headersSent) return
        if (isFileArriving(request.raw)) return void timer.refresh()
        request.log.error({ route: request.routeOptions.url }, 'an answer took too long')
        reply.send(new AppError('overloaded', { retryAfterSeconds }))
      },
      request.routeOptions.config.waitsForProvider ? longestWritingMs : longestAnswerMs,
    )
    reply.raw.once('close', () => clearTimeout(timer))
    done()
  })
}

/**
 * Leaves a silent connection alone while its call is being worked on, which has a limit of its own, and only then: an
 * answer that nobody takes, or a request that does not arrive, is cut after the server's `timeout`.
 */
export function cutSilentConnections(server: Server): void {
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    response.on('timeout', () => {
      if (response.headersSent || !request.complete) request.socket.destroy()
    })
  })
}
