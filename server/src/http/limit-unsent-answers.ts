import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from './app-error.ts'
import { addressOf } from './client.ts'

/** Bytes that the clients of one address may have yet to take: eight of the longest lists. */
const mostBytes = 64 * 2 ** 20

/** Answers up to here are never refused: thousands of them are no burden. */
const smallBytes = 64 * 1024

const retryAfterSeconds = 5

interface Untaken {
  readonly address: string
  readonly bytes: number
  readonly request: FastifyRequest['raw']
  readonly response: FastifyReply['raw']
}

/**
 * Refuses large answers to an address that leaves others untaken. What nobody takes lies outside of the heap, where
 * nothing else bounds it, until its connection is cut: a few clients that read nothing would fill the memory.
 */
export function limitUnsentAnswers(app: FastifyInstance): void {
  const answers = new Set<Untaken>()
  app.addHook('onSend', (request, reply, payload, done) => {
    const isWhole = typeof payload === 'string' || Buffer.isBuffer(payload)
    const bytes = isWhole ? Buffer.byteLength(payload) : 0
    if (bytes <= smallBytes) return done(null, payload)
    const address = addressOf(request)
    let untaken = 0
    for (const answer of answers) {
      if (isOver(answer)) answers.delete(answer)
      else if (answer.address === address) untaken += answer.bytes
    }
    if (untaken <= mostBytes) answers.add({ address, bytes, request: request.raw, response: reply.raw })
    else if (request.method === 'GET') return done(new AppError('too_many_requests', { retryAfterSeconds }))
    // What a call has changed cannot be refused any more; its answer can get lost.
    else request.raw.socket.destroy()
    done(null, payload)
  })
}

/** Asked of the connection itself, too: an answer that waits behind another one is not told when it ends. */
function isOver({ request, response }: Untaken): boolean {
  return response.writableFinished || request.socket.destroyed
}
