import { performance } from 'node:perf_hooks'
import type { FastifyInstance } from 'fastify'
import { AppError } from './app-error.ts'
import { addressOf } from './client.ts'
import { isApiCall } from './create-http-app.ts'

const retryAfterSeconds = 2

/** How often it is looked whether the event loop has anything to spare. */
const lookEveryMs = 200

/** Of the time between two looks: beyond it, whatever comes on top makes everybody wait. */
const busyShare = 0.9

/** Calls under way at once of one address that are never too many: a browser has six connections. */
const usual = 8

/** Whoever called within this time is there. */
const presentMs = 5000

interface Present {
  underWay: number
  lastAt: number
}

/**
 * While the event loop has nothing to spare, refuses calls of the address that has most of all calls under way, as long
 * as somebody else is there: who causes the load is told first, before anybody feels it.
 */
export function refuseGreediest(app: FastifyInstance, isBusy: () => boolean = watchLoop(app)): void {
  const present = new Map<string, Present>()
  const isGreediest = (one: Present) => {
    const since = performance.now() - presentMs
    let all = 0
    let others = 0
    for (const [address, other] of present) {
      if (other.underWay === 0 && other.lastAt < since) present.delete(address)
      else if (other !== one) others += 1
      all += other.underWay
    }
    return others > 0 && one.underWay > usual && one.underWay > all / 2
  }
  app.addHook('onRequest', (request, reply, done) => {
    if (!isApiCall(request)) return done()
    const address = addressOf(request)
    const one = present.get(address) ?? { underWay: 0, lastAt: 0 }
    present.set(address, one)
    one.underWay += 1
    one.lastAt = performance.now()
    reply.raw.once('close', () => (one.underWay -= 1))
    done(isBusy() && isGreediest(one) ? new AppError('overloaded', { retryAfterSeconds }) : undefined)
  })
}

function watchLoop(app: FastifyInstance): () => boolean {
  let last = performance.eventLoopUtilization()
  let isBusy = false
  const timer = setInterval(() => {
    const now = performance.eventLoopUtilization()
    isBusy = performance.eventLoopUtilization(now, last).utilization > busyShare
    last = now
  }, lookEveryMs)
  timer.unref()
  app.addHook('onClose', (_app, done) => {
    clearInterval(timer)
    done()
  })
  return () => isBusy
}
