import { getHeapStatistics } from 'node:v8'
import underPressure from '@fastify/under-pressure'
import type { FastifyInstance } from 'fastify'
import { AppError } from './app-error.ts'
import { isApiCall } from './create-http-app.ts'

const retryAfterSeconds = 5

/**
 * Refuses calls of the API while there is more to do than time or memory; health and pages go on.
 * @param longestDelayMs by which everything may be late; 0 for any
 */
export async function refuseUnderPressure(app: FastifyInstance, longestDelayMs: number): Promise<void> {
  await app.register(underPressure, {
    maxEventLoopDelay: longestDelayMs,
    maxHeapUsedBytes: Math.floor(getHeapStatistics().heap_size_limit * 0.9),
    pressureHandler: (request) => {
      if (isApiCall(request)) throw new AppError('overloaded', { retryAfterSeconds })
    },
  })
}
