import { getHeapStatistics } from 'node:v8'
import underPressure from '@fastify/under-pressure'
import type { FastifyInstance } from 'fastify'
import { AppError } from './app-error.ts'
import { isApiCall } from './create-http-app.ts'

const retryAfterSeconds = 5

/** Whoever is refused is logged as every request is; why, once in a while. */
const tellEveryMs = 10_000

/**
 * Refuses calls of the API while there is more to do than time or memory; health and pages go on.
 * @param longestDelayMs by which everything may be late, on the mean of three times as long; 0 for any
 */
export async function refuseUnderPressure(app: FastifyInstance, longestDelayMs: number): Promise<void> {
  let toldUntil = 0
  await app.register(underPressure, {
    maxEventLoopDelay: longestDelayMs,
    // A disk that halts everything once is no overload, and over by the time it is noticed.
    sampleInterval: 3 * longestDelayMs,
    maxHeapUsedBytes: Math.floor(getHeapStatistics().heap_size_limit * 0.9),
    pressureHandler: (request, _reply, type, value) => {
      if (!isApiCall(request)) return
      if (performance.now() > toldUntil) {
        toldUntil = performance.now() + tellEveryMs
        app.log.warn({ [type]: value }, 'calls are refused: there is more to do than time or memory')
      }
      throw new AppError('overloaded', { retryAfterSeconds })
    },
  })
}
