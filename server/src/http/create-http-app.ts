import { randomUUID } from 'node:crypto'
import cors from '@fastify/cors'
import { calls } from '@roux/contract/calls'
import { limits as lengths } from '@roux/contract/limits'
import fastify, { type FastifyError, type FastifyInstance, type FastifyRequest, LogController } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import type { Settings } from '../config.ts'
import { AppError } from './app-error.ts'
import { addressOf } from './client.ts'
import { compressJson } from './compress-json.ts'
import { type DescribeError, sendAnswer } from './error-handler.ts'
import { logStream } from './log-stream.ts'
import { loggableError } from './loggable-error.ts'
import { refuseBrokenRequest } from './refuse-broken-request.ts'
import { RequestWindows } from './request-windows.ts'
import { securityHeaders } from './security-headers.ts'
import { cutSilentConnections, limitAnswers } from './slow-answers.ts'
import { cutSlowBodies, longestFileMs } from './slow-bodies.ts'

/** Of all calls, for pages of other origins. */
const callMethods = [...new Set(Object.values(calls).map(({ method }) => method))]

/** A Fastify with our limits, request ids, log lines, security headers and error bodies; routes come on top. */
export async function createHttpApp(
  settings: Settings,
  describeError: DescribeError,
  stopping?: AbortSignal,
): Promise<FastifyInstance> {
  const { logLevel, longestBodyMs, longestAnswerMs, trustedProxies, limits, corsOrigins } = settings
  const app = fastify({
    logger: { level: logLevel, serializers: { err: (error) => loggableError(error) }, stream: logStream },
    trustProxy: trustedProxies.length > 0 ? [...trustedProxies] : false,
    genReqId: () => randomUUID(),
    bodyLimit: 64 * 1024,
    // Fastify sets no limits of its own: a slow sender, a silent socket and a stuck handler are each cut.
    requestTimeout: longestFileMs,
    // Whoever names no host is refused below: Node would answer with no more than a status.
    http: { headersTimeout: 30_000, connectionsCheckingInterval: 1000, requireHostHeader: false },
    keepAliveTimeout: 72_000,
    connectionTimeout: longestAnswerMs + 10_000,
    clientErrorHandler: refuseBrokenRequest,
    // An address that cannot be read is refused before any hook runs.
    frameworkErrors: (error, request, reply) => {
      reply.headers({ ...securityHeaders, 'x-request-id': request.id, 'cache-control': 'no-store' })
      sendAnswer(reply, describeError(error, request))
    },
    logController: new LogController({ disableRequestLogging: true }),
    // Paths carry whole e-mails, each of whose characters may come as three.
    routerOptions: { ignoreTrailingSlash: true, ignoreDuplicateSlashes: true, maxParamLength: 3 * lengths.email },
  })
  cutSlowBodies(app.server, longestBodyMs)
  cutSilentConnections(app.server)
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.setErrorHandler((error: FastifyError | Error, request, reply) => sendAnswer(reply, describeError(error, request)))
  // An expectation may be ignored (RFC 9110, 10.1.1), where Node would answer with no more than a status.
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response))
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(securityHeaders).header('x-request-id', request.id)
    if (isApiCall(request)) reply.header('cache-control', 'no-store')
    done(hasOneHost(request) ? undefined : new AppError('bad_request'))
  })
  if (corsOrigins.length > 0) await allowOrigins(app, corsOrigins)
  if (limits.requestsPerMinute > 0) limitRequests(app, limits.requestsPerMinute)
  limitAnswers(app, settings)
  app.addHook('onSend', compressJson)
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

/** So many calls of one address in a minute. Pages and their files are not counted. */
function limitRequests(app: FastifyInstance, mostPerMinute: number): void {
  const windows = new RequestWindows(60_000)
  app.addHook('onRequest', (request, _reply, done) => {
    if (!isApiCall(request)) return done()
    const { count, endsInMs } = windows.count(addressOf(request))
    if (count <= mostPerMinute) return done()
    done(new AppError('too_many_requests', { retryAfterSeconds: Math.ceil(endsInMs / 1000) }))
  })
}

/**
 * RFC 9112, 3.2. Node takes the first of several, and a proxy may have taken the last. Before HTTP/1.1 there may be none.
 */
function hasOneHost({ raw: { rawHeaders, httpVersion } }: FastifyRequest): boolean {
  let hosts = 0
  for (let place = 0; place < rawHeaders.length; place += 2) if (/^host$/i.test(rawHeaders[place] ?? '')) hosts += 1
  return hosts === 1 || (hosts === 0 && httpVersion !== '1.1')
}

async function allowOrigins(app: FastifyInstance, origins: readonly string[]): Promise<void> {
  await app.register(cors, {
    delegator: ({ headers }, done) =>
      done(null, {
        origin: [...origins],
        methods: callMethods,
        credentials: true,
        exposedHeaders: ['etag', 'retry-after', 'x-request-id'],
        maxAge: 600,
        // Any other OPTIONS is a wrong method like the rest.
        preflight: headers.origin !== undefined && headers['access-control-request-method'] !== undefined,
      }),
  })
}

const apiPath = /^\/+api(\/|\?|$)/

/** By its route too: the router also takes addresses with escapes, and whole ones with a host. */
export function isApiCall(request: FastifyRequest): boolean {
  return apiPath.test(request.url) || apiPath.test(request.routeOptions.url ?? '')
}
