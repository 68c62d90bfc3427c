import { Readable } from 'node:stream'
import type { Endpoint } from '@roux/contract/endpoints'
import type { FastifyReply } from 'fastify'
import { z } from 'zod'

/** An answer that is JSON already. Nothing checks it again, so it is made of named fields only. */
export interface PreparedJson {
  readonly preparedJson: string | Buffer
  /** Names the content of the answer, for `If-Match`. */
  readonly etag?: string
}

/** An answer that is too long to be held at once: it is made while it is sent. JSON where no type is said. */
export interface Streamed {
  readonly streamed: AsyncIterable<string | Uint8Array>
  readonly type?: string
}

/** An answer as events that come as they are made, each with what JSON is made of. */
export interface StreamedEvents {
  readonly events: AsyncIterable<{ readonly name: string; readonly data: unknown }>
}

/** The same as in JSON: held against the contract, and nothing else of it. */
export function toJson({ response }: Endpoint, answer: unknown): string {
  return isPrepared(answer) ? String(answer.preparedJson) : JSON.stringify(z.encode(response, answer))
}

const jsonType = 'application/json; charset=utf-8'

export function send(reply: FastifyReply, endpoint: Endpoint, answer: unknown): FastifyReply {
  if (endpoint.responseType === 'html') return reply.type('text/html; charset=utf-8').send(answer)
  if (isStreamed(answer)) {
    return reply.type(answer.type ?? jsonType).send(Readable.from(answer.streamed))
  }
  if (!isPrepared(answer)) return reply.send(answer)
  if (answer.etag !== undefined) reply.header('etag', answer.etag)
  return reply.type(jsonType).send(answer.preparedJson)
}

function isPrepared(answer: unknown): answer is PreparedJson {
  return typeof answer === 'object' && answer !== null && 'preparedJson' in answer
}

function isStreamed(answer: unknown): answer is Streamed {
  return typeof answer === 'object' && answer !== null && 'streamed' in answer
}

export function areEvents(answer: unknown): answer is StreamedEvents {
  return typeof answer === 'object' && answer !== null && 'events' in answer
}
