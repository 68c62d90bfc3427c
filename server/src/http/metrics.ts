import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { AppError } from './app-error.ts'

/** From a lookup to a recipe that takes its time, in seconds. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 120]

interface Generation {
  readonly provider: string
  readonly kind: string
  /** `written`, `left`, or the code of a failure. */
  readonly outcome: string
  readonly duration_ms: number
  readonly tokens_in: number
  readonly tokens_out: number
}

export type Metrics = ReturnType<typeof createMetrics>

/** What `/metrics` tells: this process, its requests, and what it makes of them. Never who asked for what. */
export function createMetrics() {
  const registry = new Registry()
  const registers = [registry]
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers })
  const generations = new Histogram({
    name: 'roux_generation_duration_seconds',
    help: 'How long recipes took to be written, by provider, kind and outcome',
    labelNames: ['provider', 'kind', 'outcome'],
    buckets,
    registers,
  })
  const tokens = new Counter({
    name: 'roux_generation_tokens_total',
    help: 'Tokens that providers counted',
    labelNames: ['provider', 'direction'],
    registers,
  })
  const mails = new Counter({
    name: 'roux_mails_total',
    help: 'Mails by what became of them',
    labelNames: ['outcome'],
    registers,
  })
  const writing = gauge('roux_generations_writing', 'Recipes that the provider is writing')
  const waiting = gauge('roux_generations_waiting', 'Recipes that wait in line for the provider')
  const breaker = gauge('roux_breaker_open', '1 while the provider is left alone after repeated failure')
  return {
    registry,
    countGeneration({ provider, kind, outcome, duration_ms, tokens_in, tokens_out }: Generation) {
      generations.observe({ provider, kind, outcome }, duration_ms / 1000)
      tokens.inc({ provider, direction: 'in' }, tokens_in)
      tokens.inc({ provider, direction: 'out' }, tokens_out)
    },
    countMail: (outcome: 'sent' | 'failed') => mails.inc({ outcome }),
    setLine(nowWriting: number, nowWaiting: number) {
      writing.set(nowWriting)
      waiting.set(nowWaiting)
    },
    setBreaker: (isOpen: boolean) => breaker.set(isOpen ? 1 : 0),
    /** Reads the connections whenever somebody asks. */
    watchConnections(read: () => Readonly<Record<string, number>>) {
      new Gauge({
        name: 'roux_database_connections',
        help: 'Connections to the database by what they do, and requests that wait for one',
        labelNames: ['state'],
        registers,
        collect() {
          for (const [state, count] of Object.entries(read())) this.set({ state }, count)
        },
      })
    },
  }
}

/** `/metrics` for whoever knows the token; to everybody else it is a page like any other. */
export function registerMetrics(app: FastifyInstance, { registry }: Metrics, token: string): void {
  // What costs a little all the time is only counted where somebody may ask.
  collectDefaultMetrics({ register: registry })
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'How long answers took, by route, method and status',
    labelNames: ['method', 'route', 'status'],
    buckets,
    registers: [registry],
  })
  app.addHook('onResponse', (request, reply, done) => {
    // The route and not the address, which anybody can make up and which carries e-mails and ids.
    const route = request.routeOptions.url ?? 'none'
    requests.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000)
    done()
  })
  const wanted = Buffer.from(`Bearer ${token}`)
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    const given = Buffer.from(request.headers.authorization ?? '')
    if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) throw new AppError('not_found')
    return reply
      .type(registry.contentType)
      .header('cache-control', 'no-store')
      .send(await registry.metrics())
  })
}
