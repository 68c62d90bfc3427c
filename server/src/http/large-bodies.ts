import type { IncomingMessage } from 'node:http'
import type { preParsingHookHandler } from 'fastify'
import { createFairQueue } from '../fair-queue.ts'
import { addressOf } from './client.ts'

/** Nothing that a cook writes is longer; it never waits. */
const smallBytes = 64 * 1024

/** Each takes some times its size of memory, and milliseconds to be parsed, before anybody knows who sent it. */
const limits = { atOncePerCaller: 1, longest: 1000 }

const places = new WeakMap<IncomingMessage, () => void>()

/** Gives the place of a long body to the next: what is still to come of its answer costs no more than that of a short one. */
export function leavePlace(request: IncomingMessage): void {
  places.get(request)?.()
  places.delete(request)
}

/** Has long bodies wait before they are read, one of each address at a time; they have their place until they are answered, or leave it. */
export function holdLargeBodies(atOnce: number): preParsingHookHandler {
  const queue = createFairQueue({ ...limits, atOnce })
  return (request, reply, payload, done) => {
    const length = Number(request.headers['content-length'] ?? Number.POSITIVE_INFINITY)
    if (length <= smallBytes) return done(null, payload)
    const leaving = new AbortController()
    const { raw } = reply
    raw.once('close', () => leaving.abort())
    const entering = queue.enter({ caller: addressOf(request), signal: leaving.signal }).then((leave) => {
      places.set(request.raw, leave)
      if (raw.closed) leavePlace(request.raw)
      else raw.once('close', () => leavePlace(request.raw))
    })
    entering.then(
      () => done(null, payload),
      // There is nobody to tell that they have left.
      (error: Error) => (leaving.signal.aborted ? reply.hijack() : done(error)),
    )
  }
}
