import { Readable } from 'node:stream'
import type { PartialDraft } from '@roux/contract/draft'
import { type AnswerEvent, streamType } from '@roux/contract/stream'
import type { FastifyReply } from 'fastify'

/** A comment, to keep proxies and browsers from taking a silent connection for a dead one. */
const heartbeat = ':\n\n'

const headers = {
  'content-type': streamType,
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
  // A stop of the server waits for connections that could carry another request.
  connection: 'close',
}

/** The answer to a call as Server-Sent Events. */
export interface EventStream {
  readonly hasBegun: boolean
  /** Sends the headers: from now on there is no other answer. */
  begin(): void
  /** A reader who is slower than the drafts gets the newest one when there is room for it. */
  sendDraft(draft: PartialDraft): void
  /** One who is slower than the text gets more of it at once. */
  sendText(piece: string): void
  /** Tells a place in line, until a draft or a text has shown that the turn has come. */
  sendWaiting(ahead: number): void
  /** Sends the last event, after all that was shown. */
  end(name: AnswerEvent | 'error', json: string): void
}

/** Whether an `Accept` header names event streams. Anything else, `*\/*` too, means JSON. */
export function takesStream(accept: string | undefined): boolean {
  return (accept ?? '').split(',').some((entry) => {
    const [type = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase())
    return type === streamType && !parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter))
  })
}

export function openEventStream(reply: FastifyReply, heartbeatMs: number): EventStream {
  /** The newest draft that the reader has had no room for: never more than one is kept. */
  let draft = ''
  /** The text that there has been no room for. */
  let words = ''
  /** The newest place in line. */
  let place = ''
  let hasShown = false
  let ending = ''
  let isWanted = false
  let timer: NodeJS.Timeout | undefined
  const flush = () => {
    if (!isWanted || body.destroyed) return
    const text = place + draft + (words && eventOf('text', JSON.stringify(words))) + ending
    const isLast = ending !== ''
    place = ''
    draft = ''
    words = ''
    ending = ''
    if (text !== '') isWanted = body.push(text)
    if (isLast) body.push(null)
  }
  const body = new Readable({
    // One event is enough to keep in stock.
    highWaterMark: 1,
    read: () => {
      isWanted = true
      flush()
    },
    destroy: (error, done) => {
      clearInterval(timer)
      done(error)
    },
  })
  const stream = {
    hasBegun: false,
    begin() {
      if (stream.hasBegun) return
      stream.hasBegun = true
      reply.headers(headers)
      body.push(heartbeat)
      timer = setInterval(() => {
        // Whoever has not taken what is there needs no sign of life.
        if (isWanted) isWanted = body.push(heartbeat)
      }, heartbeatMs)
      reply.send(body)
    },
    sendDraft(newest: PartialDraft) {
      stream.begin()
      hasShown = true
      draft = eventOf('draft', JSON.stringify(newest))
      flush()
    },
    sendText(piece: string) {
      stream.begin()
      hasShown = true
      words += piece
      flush()
    },
    sendWaiting(ahead: number) {
      if (hasShown) return
      stream.begin()
      place = eventOf('waiting', JSON.stringify({ ahead }))
      flush()
    },
    end(name: AnswerEvent | 'error', json: string) {
      stream.begin()
      clearInterval(timer)
      ending = eventOf(name, json)
      flush()
    },
  }
  return stream
}

/** Sends events as they are made, none before there is room for it; what goes wrong is the last of them. */
export function sendEvents(
  reply: FastifyReply,
  events: AsyncIterable<{ readonly name: string; readonly data: unknown }>,
  describe: (error: Error) => string,
): FastifyReply {
  async function* texts() {
    try {
      for await (const { name, data } of events) yield eventOf(name, JSON.stringify(data))
    } catch (error) {
      if (!(error instanceof Error)) throw error
      yield eventOf('error', describe(error))
    }
  }
  return reply.headers(headers).send(Readable.from(texts()))
}

/** JSON has no line breaks of its own, so the data is one line. */
function eventOf(name: string, json: string): string {
  return `event: ${name}\ndata: ${json}\n\n`
}
