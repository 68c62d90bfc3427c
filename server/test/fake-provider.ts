import { spawn } from 'node:child_process'
import { EventEmitter, once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { type Behaviour, behaviourOf } from './fake-behaviour.ts'
import { type Wire, wireOf } from './fake-wire.ts'

/** A request the fake provider got. */
export interface RecordedRequest {
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>
  readonly body: unknown
  /** `aborted`: the client closed the connection before the answer was complete. */
  readonly state: 'open' | 'answered' | 'aborted'
  /** Bytes of an endless answer that have been sent, those in the buffers of the connection among them. */
  readonly sent: number
}

/**
 * Starts an AI provider for tests as a process of its own. It speaks OpenAI's chat completions (streaming and not) and
 * the streaming formats of OpenAI's responses, Anthropic and Google; fake-behaviour.ts lists what it can be told to do.
 * It ends with the process that started it.
 */
export async function startFakeProvider() {
  const child = spawn(process.execPath, [fileURLToPath(import.meta.url)], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [line]: unknown[] = await once(createInterface(child.stdout), 'line')
  const { url }: { url: string } = JSON.parse(String(line))
  return {
    /** Base address; `${url}/v1` and `${url}/<behaviour>/v1` are those of its API. */
    url,
    requests: async (): Promise<RecordedRequest[]> => {
      const answer = await fetch(`${url}/__requests`)
      return JSON.parse(await answer.text())
    },
    forget: async (): Promise<void> => {
      await fetch(`${url}/__requests`, { method: 'DELETE' })
    },
    /** Lets a dictated answer, under way or still to be asked for, go on to the end of these words of it. */
    dictate: async (words: string): Promise<void> => {
      await fetch(`${url}/__dictation`, { method: 'POST', body: words })
    },
    dictateRest: async (): Promise<void> => {
      await fetch(`${url}/__dictation`, { method: 'POST' })
    },
    stop: async (): Promise<void> => {
      // One that has failed is gone already.
      if (child.exitCode !== null || child.signalCode !== null) return
      child.kill()
      await once(child, 'exit')
    },
  }
}

const dictation = new EventEmitter().setMaxListeners(0)
/** What was dictated, until an answer takes it. */
const dictated: string[] = []

type Mutable<Type> = { -readonly [Key in keyof Type]: Type[Key] }

function listen(): void {
  const requests: Mutable<RecordedRequest>[] = []
  const server = createServer((request, response) => {
    void serve(request, response, requests)
  })
  server.listen(0, '127.0.0.1', () => {
    const address = server.address()
    const port = typeof address === 'object' ? address?.port : undefined
    process.stdout.write(`${JSON.stringify({ url: `http://127.0.0.1:${port}` })}\n`)
  })
  const parent = process.ppid
  setInterval(() => {
    if (process.ppid !== parent) process.exit()
  }, 250)
}

async function serve(request: IncomingMessage, response: ServerResponse, requests: Mutable<RecordedRequest>[]) {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://fake')
  if (pathname === '/__requests') {
    if (request.method === 'DELETE') requests.length = 0
    response.setHeader('content-type', 'application/json').end(JSON.stringify(requests))
    return
  }
  const sent = await text(request)
  if (pathname === '/__dictation') {
    dictated.push(sent)
    dictation.emit('words')
    response.end()
    return
  }
  const record: Mutable<RecordedRequest> = {
    method: request.method ?? '',
    path: pathname,
    headers: request.headers,
    body: parsed(sent),
    state: 'open',
    sent: 0,
  }
  requests.push(record)
  response.on('close', () => {
    record.state = response.writableFinished ? 'answered' : 'aborted'
  })
  const wire = wireOf(pathname)
  if (!wire) {
    response.writeHead(404).end()
    return
  }
  const isStream = /"stream":\s*true/.test(sent) || searchParams.get('alt') === 'sse'
  const nth = requests.filter(({ path }) => path === pathname).length
  const behaviour = chosen(request, pathname, record.body, nth)
  if (!('endless' in behaviour)) return await answer(response, wire, behaviour, isStream)
  const closed = once(response, 'close')
  for (const text of endless(behaviour, wire)) {
    if (response.destroyed) return
    if (!response.headersSent) response.writeHead(behaviour.status, { 'content-type': 'text/event-stream' })
    record.sent += text.length
    if (!response.write(text)) await Promise.race([once(response, 'drain'), closed])
  }
}

function parsed(sent: string): unknown {
  try {
    return JSON.parse(sent)
  } catch {
    return sent
  }
}

function chosen({ headers }: IncomingMessage, pathname: string, body: unknown, nth: number): Behaviour {
  const [folder = ''] = pathname.split('/').filter(Boolean)
  const model =
    typeof body === 'object' && body && 'model' in body ? String(body.model) : /models\/([^:]+)/.exec(pathname)?.[1]
  const all = JSON.stringify(body)
  const rules = JSON.stringify(body, (_key, value) => (value?.role === 'user' ? undefined : value))
  return behaviourOf([model ?? '', folder], {
    language: /\bFrench\b/.test(rules) ? 'fr' : 'en',
    serves: Number(/serves\\+":(\d+)/.exec(all)?.[1] ?? 4),
    nth,
    said: saidIn(body),
    question: dataIn(body, 'question'),
    text: dataIn(body, 'text'),
    rules: rules.replaceAll('\\n', '\n'),
    format: /json_schema/.test(rules) ? 'schema' : /json_object/.test(rules) ? 'json' : 'text',
    key: String(headers.authorization ?? headers['x-api-key'] ?? headers['x-goog-api-key'] ?? ''),
  })
}

/** The user message of a chat. */
function saidIn(body: unknown): string {
  const messages = typeof body === 'object' && body && 'messages' in body ? body.messages : undefined
  const user: unknown = Array.isArray(messages) ? messages.find((message) => message?.role === 'user')?.content : ''
  return typeof user === 'string' ? user : (JSON.stringify(user) ?? '')
}

/** What the data of a user message begins with, wherever the format has that. */
function dataIn(body: unknown, name: string): string | undefined {
  let found: string | undefined
  JSON.stringify(body, (_key, value: unknown) => {
    const data = typeof value === 'string' && value.startsWith(`{"${name}"`) ? Object(parsed(value)) : {}
    found ??= data[name]
    return value
  })
  return found
}

function* endless({ endless }: Extract<Behaviour, { endless: unknown }>, wire: Wire): Generator<string> {
  const eventOf = (event: object) => `data: ${JSON.stringify(event)}\n\n`
  if (endless === 'line') yield 'data: {"'
  if (endless === 'error') yield '{"error":{"message":"'
  if (endless === 'text') yield wire.start.map(eventOf).join('')
  if (endless === 'thoughts') yield (wire.startOfThoughts ?? wire.start).map(eventOf).join('')
  const words = 'salt and pepper '.repeat(4)
  const next = {
    text: eventOf(wire.piece(words)),
    thoughts: eventOf(wire.thought(words)),
    line: words,
    comments: `: ${words}\n\n`,
    error: words,
  }[endless]
  for (;;) yield next.repeat(16)
}

async function answer(
  response: ServerResponse,
  wire: Wire,
  behaviour: Exclude<Behaviour, { endless: unknown }>,
  isStream: boolean,
): Promise<void> {
  if ('isGone' in behaviour) {
    response.destroy()
    return
  }
  if ('status' in behaviour) {
    response
      .writeHead(behaviour.status, { 'content-type': 'application/json', ...behaviour.headers })
      .end(behaviour.body)
    return
  }
  const { text, everyMs = 0, afterMs = 0, isDictated, ending } = behaviour
  await pause(afterMs)
  if (text === '' && ending === 'stall') return
  const isBroken = ending === 'reset' || ending === 'stall' || ending === 'close'
  if (!isStream) {
    if (isBroken || !wire.whole) response.destroy()
    else response.setHeader('content-type', 'application/json').end(JSON.stringify(wire.whole(text, ending)))
    return
  }
  const send = (event: object) => response.write(`data: ${JSON.stringify(event)}\n\n`)
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
  wire.start.forEach(send)
  const length = Math.max(24, Math.ceil(text.length / 200))
  for (let start = 0, end = 0; end < text.length; start = end) {
    const words = isDictated ? await nextWords(response) : ''
    if (words === undefined) return
    end = isDictated ? endOfDictated(text, start, words) : start + length
    send(wire.piece(text.slice(start, end)))
    await pause(everyMs)
    if (response.destroyed) return
  }
  if (ending === 'stall') return
  if (ending === 'reset') {
    response.socket?.resetAndDestroy()
    return
  }
  if (ending !== 'close') wire.end(ending).forEach(send)
  response.end(ending !== 'close' && wire.hasDone ? 'data: [DONE]\n\n' : undefined)
}

/** Waits for the next words; those that nobody reads any more wait for none, which are the next answer's. */
async function nextWords(response: ServerResponse): Promise<string | undefined> {
  const left = new AbortController()
  const leave = () => left.abort()
  response.once('close', leave)
  while (!response.destroyed && dictated.length === 0) {
    await once(dictation, 'words', { signal: left.signal }).catch(() => undefined)
  }
  response.off('close', leave)
  return response.destroyed ? undefined : dictated.shift()
}

function endOfDictated(text: string, start: number, words: string): number {
  if (words === '') return text.length
  const place = text.indexOf(words, start)
  if (place === -1) throw new Error(`The answer does not go on to “${words}”`)
  return place + words.length
}

if (import.meta.main) listen()
