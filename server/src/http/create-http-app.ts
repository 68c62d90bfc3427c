import { randomUUID } from 'node:crypto'
import cors from '@fastify/cors'
import helmet from '@fastify/helmet'
import rateLimit from '@fastify/rate-limit'
import { limits as lengths } from '@roux/contract/limits'
import fastify, { type FastifyError, type FastifyInstance, type FastifyRequest, LogController } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import type { Settings } from '../config.ts'
import { AppError } from './app-error.ts'
import { addressOf } from './client.ts'
import { type DescribeError, sendAnswer } from './error-handler.ts'
import { loggableError } from './loggable-error.ts'
import { refuseBrokenRequest } from './refuse-broken-request.ts'

/** Everything a page may load or call. Nothing is inline, so nothing that a recipe says can ever run. */
const contentSecurityPolicy = {
  defaultSrc: ["'none'"],
  scriptSrc: ["'self'"],
  styleSrc: ["'self'"],
  imgSrc: ["'self'", 'data:'],
  fontSrc: ["'self'"],
  connectSrc: ["'self'"],
  manifestSrc: ["'self'"],
  objectSrc: ["'none'"],
  baseUri: ["'none'"],
  formAction: ["'self'"],
  frameAncestors: ["'none'"],
}

/** What takes too long under load may be quick a little later. */
const retryAfterSeconds = 5

/** How much is left is nobody's business but the limiter's. */
const noHeaders = {
  'x-ratelimit-limit': false,
  'x-ratelimit-remaining': false,
  'x-ratelimit-reset': false,
  'retry-after': false,
}

/** A Fastify with our limits, request ids, log lines, security headers and error bodies; routes come on top. */
export async function createHttpApp(
  settings: Settings,
  describeError: DescribeError,
  stopping?: AbortSignal,
): Promise<FastifyInstance> {
  const { logLevel, longestAnswerMs, trustedProxies, limits, corsOrigins } = settings
  const app = fastify({
    logger: { level: logLevel, serializers: { err: (error) => loggableError(error) } },
    trustProxy: trustedProxies.length > 0 ? [...trustedProxies] : false,
    genReqId: () => randomUUID(),
    bodyLimit: 64 * 1024,
    // Fastify sets no limits of its own: a slow sender, a silent socket and a stuck handler are each cut.
    requestTimeout: 30_000,
    http: { headersTimeout: 30_000, connectionsCheckingInterval: 1000 },
    keepAliveTimeout: 72_000,
    connectionTimeout: longestAnswerMs + 10_000,
    clientErrorHandler: refuseBrokenRequest,
    // An address that cannot be read is refused before any hook runs.
    frameworkErrors: (error, request, reply) => {
      reply.headers({ 'x-request-id': request.id, 'cache-control': 'no-store' })
      sendAnswer(reply, describeError(error, request))
    },
    logController: new LogController({ disableRequestLogging: true }),
    // Paths carry whole e-mails, each of whose characters may come as three.
    routerOptions: { ignoreTrailingSlash: true, ignoreDuplicateSlashes: true, maxParamLength: 3 * lengths.email },
  })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.setErrorHandler((error: FastifyError | Error, request, reply) => sendAnswer(reply, describeError(error, request)))
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: contentSecurityPolicy },
    xFrameOptions: { action: 'deny' },
    referrerPolicy: { policy: 'no-referrer' },
  })
  if (corsOrigins.length > 0) {
    await app.register(cors, {
      origin: [...corsOrigins],
      credentials: true,
      exposedHeaders: ['etag', 'retry-after', 'x-request-id'],
      maxAge: 600,
    })
  }
  if (limits.requestsPerMinute > 0) {
    await app.register(rateLimit, {
      max: limits.requestsPerMinute,
      timeWindow: 60_000,
      keyGenerator: addressOf,
      allowList: (request) => !isApiCall(request),
      addHeaders: noHeaders,
      addHeadersOnExceeding: noHeaders,
      errorResponseBuilder: (_request, { ttl }) =>
        new AppError('too_many_requests', { retryAfterSeconds: Math.ceil(ttl / 1000) }),
    })
  }
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id)
    if (isApiCall(request)) reply.header('cache-control', 'no-store')
    done()
  })
  app.addHook('onRequest', (request, reply, done) => {
    // Fastify's own limit ends with the body of the request. What has begun to stream has its own limits.
    const timer = setTimeout(() => {
      if (reply.sent || reply.raw.headersSent) return
      request.log.error({ route: request.routeOptions.url }, 'an answer took too long')
      reply.send(new AppError('overloaded', { retryAfterSeconds }))
    }, longestAnswerMs)
    reply.raw.once('close', () => clearTimeout(timer))
    done()
  })
  app.addHook('onSend', (_request, reply, payload, done) => {
    // A connection that stays open for more would keep the process from ending.
    if (stopping?.aborted) reply.header('connection', 'close')
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

/** By its route too: the router also takes addresses with escapes, and whole ones with a host. */
export function isApiCall({ url, routeOptions }: FastifyRequest): boolean {
  return [url, routeOptions.url ?? ''].some((path) => /^\/+api(\/|\?|$)/.test(path))
}
