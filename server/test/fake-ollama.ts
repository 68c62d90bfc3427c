import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'

interface Model {
  readonly name: string
  readonly size: number
  readonly details?: { readonly family: string }
  readonly remote_host?: string
}

/** What an Ollama has, and what becomes of calls; changed while it runs. */
export interface OllamaState {
  version: string
  models: Model[]
  /** `held`: goes on when it is let; `unknown`: no model of that name is anywhere; `cut`: breaks off half way. */
  pull: 'done' | 'held' | 'unknown' | 'cut'
  chat: 'good' | 'held' | 'no memory' | 'gone' | 'no end' | 'failing' | 'cut at the limit' | 'endless'
}

const recipe = {
  title: 'Leek soup',
  description: 'For a cold day.',
  preparation_time: 10,
  cook_time: 20,
  serves: 4,
  ingredients: ['4 leeks', '1 l vegetable stock'],
  directions: ['Slice the leeks.', 'Simmer the leeks in the vegetable stock for 20 minutes.'],
}

const noMemory = 'model requires more system memory (5.5 GiB) than is available (3.1 GiB)'

/** An Ollama for the running test, which speaks its API: newline-delimited JSON. */
export async function startFakeOllama(changes: Partial<OllamaState> = {}) {
  const state: OllamaState = { version: '0.12.3', models: [], pull: 'done', chat: 'good', ...changes }
  const calls: { path: string; body: Record<string, unknown>; isLeft: boolean }[] = []
  let held = Promise.withResolvers<void>()
  const server = createServer((request, response) => {
    void answer().catch(() => response.destroy())
    async function answer() {
      const sent = await text(request)
      const call = { path: request.url ?? '', body: sent === '' ? {} : JSON.parse(sent), isLeft: false }
      calls.push(call)
      response.on('close', () => {
        call.isLeft = !response.writableFinished
      })
      if (call.path === '/api/version') return json(response, 200, { version: state.version })
      if (call.path === '/api/tags') return json(response, 200, { models: state.models })
      if (call.path === '/api/pull') return await pull(response, state, String(call.body.model), held.promise)
      if (call.path === '/api/chat') return await chat(response, state, call.body, held.promise)
      return json(response, 404, { error: 'page not found' })
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const stop = () => {
    server.closeAllConnections()
    server.close()
  }
  onTestFinished(stop)
  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    state,
    callsOf: (path: string) => calls.filter((call) => call.path === path),
    /** Lets what is held go on to its end. */
    release: () => {
      held.resolve()
      held = Promise.withResolvers()
    },
    stop,
  }
}

function json(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

function lines(response: ServerResponse) {
  response.writeHead(200, { 'content-type': 'application/x-ndjson' })
  return (line: object) => response.write(`${JSON.stringify(line)}\n`)
}

async function pull(response: ServerResponse, state: OllamaState, name: string, held: Promise<void>): Promise<void> {
  const send = lines(response)
  send({ status: 'pulling manifest' })
  if (state.pull === 'unknown') {
    send({ error: 'pull model manifest: file does not exist' })
    response.end()
    return
  }
  send({ status: 'pulling aaa', digest: 'sha256:aaa', total: 1000, completed: 420 })
  if (state.pull === 'cut') {
    response.end()
    return
  }
  if (state.pull === 'held') await held
  send({ status: 'pulling aaa', digest: 'sha256:aaa', total: 1000, completed: 1000 })
  send({ status: 'verifying sha256 digest' })
  state.models.push({ name, size: 2.5e9 })
  send({ status: 'success' })
  response.end()
}

async function chat(
  response: ServerResponse,
  state: OllamaState,
  { model, format }: Record<string, unknown>,
  held: Promise<void>,
): Promise<void> {
  if (!state.models.some(({ name }) => name === model)) {
    return json(response, 404, { error: `model '${String(model)}' not found` })
  }
  if (state.chat === 'no memory') return json(response, 500, { error: noMemory })
  if (state.chat === 'failing')
    return json(response, 500, { error: 'llama runner process has terminated: exit status 2' })
  const send = lines(response)
  const said = format === undefined ? 'Use oat cream.' : JSON.stringify(recipe)
  const part = (content: string) => ({
    model,
    created_at: '2026-11-23T19:00:00Z',
    message: { role: 'assistant', content },
  })
  const half = Math.ceil(said.length / 2)
  send({ ...part(said.slice(0, half)), done: false })
  if (state.chat === 'held') await held
  const closed = once(response, 'close')
  while (state.chat === 'endless' && !response.destroyed) {
    if (!send({ ...part('salt and pepper '.repeat(64)), done: false }))
      await Promise.race([once(response, 'drain'), closed])
  }
  if (state.chat === 'gone') {
    response.socket?.resetAndDestroy()
    return
  }
  if (state.chat === 'no end') {
    send({ error: 'an error was encountered while running the model: unexpected EOF' })
    response.end()
    return
  }
  send({ ...part(said.slice(half)), done: false })
  const done_reason = state.chat === 'cut at the limit' ? 'length' : 'stop'
  send({ ...part(''), done: true, done_reason, prompt_eval_count: 1200, eval_count: 300 })
  response.end()
}
