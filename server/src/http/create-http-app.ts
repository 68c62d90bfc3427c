import { randomUUID } from 'node:crypto'
import helmet from '@fastify/helmet'
import fastify, { type FastifyInstance, type FastifyRequest, LogController } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import type { Settings } from '../config.ts'
import { handleError } from './error-handler.ts'

/** Everything a page may load or call. Nothing is inline, so nothing that a recipe says can ever run. */
const contentSecurityPolicy = {
  defaultSrc: ["'none'"],
  scriptSrc: ["'self'"],
  styleSrc: ["'self'"],
  imgSrc: ["'self'", 'data:'],
  fontSrc: ["'self'"],
  connectSrc: ["'self'"],
  manifestSrc: ["'self'"],
  baseUri: ["'none'"],
  formAction: ["'self'"],
  frameAncestors: ["'none'"],
}

interface HttpSettings {
  readonly logLevel: Settings['logLevel']
  /** The longest that any answer may take to be made. */
  readonly longestAnswerMs: number
}

/** A Fastify with our limits, request ids, log lines, security headers and error bodies; routes come on top. */
export async function createHttpApp({ logLevel, longestAnswerMs }: HttpSettings): Promise<FastifyInstance> {
  const app = fastify({
    logger: { level: logLevel },
    genReqId: () => randomUUID(),
    bodyLimit: 64 * 1024,
    // Fastify sets no limits of its own: a slow sender, a silent socket and a stuck handler are each cut.
    requestTimeout: 30_000,
    keepAliveTimeout: 72_000,
    handlerTimeout: longestAnswerMs,
    connectionTimeout: longestAnswerMs + 10_000,
    logController: new LogController({ disableRequestLogging: true }),
    routerOptions: { ignoreTrailingSlash: true, ignoreDuplicateSlashes: true },
  })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.setErrorHandler(handleError)
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: contentSecurityPolicy },
    xFrameOptions: { action: 'deny' },
    referrerPolicy: { policy: 'no-referrer' },
  })
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id)
    if (isApiCall(request)) reply.header('cache-control', 'no-store')
    done()
  })
  let isClosing = false
  app.addHook('preClose', (done) => {
    isClosing = true
    done()
  })
  app.addHook('onSend', (_request, reply, payload, done) => {
    // A connection that stays open for more would keep the process from ending.
    if (isClosing) reply.header('connection', 'close')
    done(null, payload)
  })
  app.addHook('onResponse', (request, reply, done) => {
    // The route, not the address: addresses carry e-mails and ids.
    const line = { method: request.method, route: request.routeOptions.url, status: reply.statusCode }
    const level = isApiCall(request) ? 'info' : 'debug'
    request.log[level]({ ...line, ms: Math.round(reply.elapsedTime) }, 'answered')
    done()
  })
  return app
}

export function isApiCall(request: FastifyRequest): boolean {
  return /^\/+api(\/|\?|$)/.test(request.url)
}
