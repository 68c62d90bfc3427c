import { APICallError } from '@ai-sdk/provider'
import { toWriterError as ofFault } from '../local/model-failure.ts'
import { WriterError } from '../provider/writer-error.ts'

/** Where Ollama is, and what it is asked with. */
export interface OllamaAddress {
  readonly baseUrl: string
  readonly key?: string | undefined
  readonly fetch: typeof fetch
}

/** A line holds a piece of an answer, or how far a download is. */
const mostLineLength = 2 ** 20

/** No model of that name is there. */
export class NoModelError extends Error {
  override readonly name = 'NoModelError'
}

/**
 * The lines of an answer of Ollama's, each JSON, as they come; one where it is asked for no stream.
 * @throws WriterError; NoModelError; the error of a fetch that was aborted
 */
export async function* askOllama(
  { baseUrl, key, fetch }: OllamaAddress,
  path: string,
  body: object | undefined,
  signal: AbortSignal,
): AsyncGenerator<Readonly<Record<string, unknown>>> {
  const url = `${baseUrl.replace(/\/(?:v1\/?)?$/, '')}${path}`
  const host = URL.parse(url)?.host ?? 'its address'
  try {
    const response = await fetch(url, {
      method: body ? 'POST' : 'GET',
      headers: { 'content-type': 'application/json', ...(key && { authorization: `Bearer ${key}` }) },
      ...(body && { body: JSON.stringify(body) }),
      signal,
      redirect: 'error',
    })
    if (!response.ok) throw ofStatus(response, url, await response.text())
    for await (const line of linesOf(response)) {
      const said = fieldsIn(line)
      if (!said)
        throw new WriterError('provider_malformed', { why: `what answers at ${host} does not speak as Ollama does` })
      if (said.error !== undefined) throw ofWords(String(said.error), host)
      yield said
    }
  } catch (error) {
    throw signal.aborted || isOurs(error) ? error : ofConnection(error, host)
  }
}

async function* linesOf({ body }: Response): AsyncGenerator<string> {
  let rest = ''
  for await (const piece of body?.pipeThrough(new TextDecoderStream()) ?? []) {
    const lines = (rest + piece).split('\n')
    rest = lines.pop() ?? ''
    if (rest.length > mostLineLength)
      throw new WriterError('provider_malformed', { why: 'a line is endless', retry: 'never' })
    for (const line of lines) if (line.trim() !== '') yield line
  }
  if (rest.trim() !== '') yield rest
}

function fieldsIn(line: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const said: unknown = JSON.parse(line)
    return typeof said === 'object' && said !== null ? { ...said } : undefined
  } catch {
    return undefined
  }
}

function isOurs(error: unknown): boolean {
  if (error instanceof WriterError || error instanceof NoModelError || APICallError.isInstance(error)) return true
  return error instanceof Error && error.cause instanceof WriterError
}

/** What its words say is known of two cases; the rest is left to the status. */
function ofStatus({ status }: Response, url: string, said: string): Error {
  if (status === 404 && /not found/i.test(said)) return new NoModelError()
  if (isOfMemory(said)) return ofFault('no_memory')
  const rest = { requestBodyValues: {}, statusCode: status, responseBody: said }
  return new APICallError({ message: 'Ollama refused', url, ...rest })
}

/** It has begun to answer, and cannot go on. */
function ofWords(said: string, host: string): Error {
  if (isOfMemory(said)) return ofFault('no_memory')
  if (/file does not exist|not found/i.test(said)) {
    return new WriterError('provider_misconfigured', { why: 'Ollama knows no model of that name: check AI_MODEL' })
  }
  return new WriterError('provider_unavailable', { why: `Ollama at ${host} could not go on` })
}

function isOfMemory(said: string): boolean {
  return /more system memory|out of memory|insufficient memory|cudaMalloc/i.test(said)
}

function ofConnection(error: unknown, host: string): WriterError {
  const cause = error instanceof Error ? error.cause : undefined
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : 'the connection broke'
  // Its own limit, which is no setting of ours.
  if (/^UND_ERR_(?:HEADERS|BODY)_TIMEOUT$/.test(code)) {
    return new WriterError('provider_timeout', { why: `Ollama at ${host} was silent for too long` })
  }
  return new WriterError('provider_unavailable', {
    why: `no Ollama at ${host} (${code}): start it, or set AI_BASE_URL`,
  })
}
