import { apiPrefix, type CallName, calls } from '@roux/contract/calls'
import { readAccessToken } from '../browser/access-token.ts'
import { currentLanguage } from '../i18n/i18n.ts'
import { ApiError, type NoAnswer } from './api-error.ts'
import { tellTokenRefused } from './token-refused.ts'

/** What is asked for; a list is given once for each of its values. */
export type CallQuery = Readonly<Record<string, string | number | readonly string[]>>

export interface CallOptions {
  /** Fills the `:name` parts of the path. */
  params?: Readonly<Record<string, string>>
  query?: CallQuery
  /** Sent as JSON. */
  body?: unknown
  /** Sent as a form instead. */
  form?: Readonly<Record<string, string>>
  /** Sent in place of a body, as it is read from the disk. */
  file?: File
  /** The ETag of the content that is to be changed. */
  ifMatch?: string | undefined
  /** Makes sure that the same request, sent again, is answered with the first one's result. */
  idempotencyKey?: string | undefined
  /** What the answer may be, where that is not JSON alone. */
  accept?: string
  /** Aborting it ends the call. */
  signal?: AbortSignal
  /** Milliseconds; without it a call may take as long as it takes. */
  timeout?: number
}

interface Answer {
  /** The parsed body: undefined for an empty one (204). */
  data: unknown
  etag: string | undefined
}

/** Makes a call and returns the parsed body of its answer. Throws ApiError for every HTTP error and where no answer comes. */
export async function request(name: CallName, options: CallOptions = {}): Promise<unknown> {
  return (await requestWithTag(name, options)).data
}

/** The same, with the ETag of the answer. */
export function requestWithTag(name: CallName, options: CallOptions = {}): Promise<Answer> {
  return requestAs(name, options, async (response) => ({
    data: parseBody(await response.text()),
    etag: response.headers.get('etag') ?? undefined,
  }))
}

/** The same, with a reader for the answer. What it throws, other than ApiError, counts as a connection that failed. */
export async function requestAs<Result>(
  name: CallName,
  options: CallOptions,
  read: (response: Response) => Promise<Result>,
): Promise<Result> {
  const url = addressOf(name, options)
  const timeout = options.timeout === undefined ? undefined : AbortSignal.timeout(options.timeout)
  const signal = timeout && options.signal ? AbortSignal.any([timeout, options.signal]) : (timeout ?? options.signal)
  const token = readAccessToken()
  try {
    const response = await fetch(url, {
      method: calls[name].method,
      credentials: 'include',
      headers: headersOf(options, token),
      body: bodyOf(options),
      signal: signal ?? null,
    })
    if (response.status === 401 && token !== undefined) tellTokenRefused(token)
    if (!response.ok) throw httpError(response, url, await response.text())
    return await read(response)
  } catch (cause) {
    if (cause instanceof ApiError) throw cause
    if (options.signal?.aborted) throw noAnswer('aborted', 'Request aborted', url, cause)
    if (timeout?.aborted) throw noAnswer('timeout', `Request timed out after ${options.timeout} ms`, url, cause)
    throw noAnswer('network', 'Network Error', url, cause)
  }
}

/** Where a call goes to. */
export function addressOf(name: CallName, { params = {}, query }: CallOptions): string {
  const path = calls[name].path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(params[key] ?? ''))
  const search = new URLSearchParams(
    Object.entries(query ?? {}).flatMap(([key, value]) => [value].flat().map((one) => [key, String(one)])),
  )
  return `${import.meta.env.VITE_API_URL ?? ''}${apiPrefix}${path}${search.size > 0 ? `?${search}` : ''}`
}

function headersOf(
  { body, ifMatch, idempotencyKey, accept = 'application/json' }: CallOptions,
  token: string | undefined,
): Record<string, string> {
  return {
    Accept: accept,
    'Accept-Language': currentLanguage(),
    ...(token !== undefined && { Authorization: `Bearer ${token}` }),
    ...(body !== undefined && { 'Content-Type': 'application/json' }),
    ...(ifMatch !== undefined && { 'If-Match': ifMatch }),
    ...(idempotencyKey !== undefined && { 'Idempotency-Key': idempotencyKey }),
  }
}

function bodyOf({ body, form, file }: CallOptions): string | URLSearchParams | FormData | null {
  if (form) return new URLSearchParams(form)
  if (file) {
    const parts = new FormData()
    parts.append('file', file)
    return parts
  }
  return body === undefined ? null : JSON.stringify(body)
}

function httpError({ status, statusText, headers }: Response, url: string, text: string): ApiError {
  const message = status === 422 ? 'Validation Error' : `Generic Error: ${status}; ${statusText}; ${text}`
  const retryAfter = secondsOf(headers.get('retry-after'))
  return new ApiError({ message, status, reason: statusText, url, body: parseBody(text), retryAfter })
}

/** `Retry-After` is a number of seconds or a date. */
function secondsOf(header: string | null): number | undefined {
  if (header === null) return undefined
  const seconds = /^\d+$/.test(header) ? Number(header) : Math.ceil((Date.parse(header) - Date.now()) / 1000)
  return seconds > 0 ? seconds : undefined
}

function noAnswer(reason: NoAnswer, message: string, url: string, cause: unknown): ApiError {
  return new ApiError({ message, status: 0, reason, url, body: undefined }, cause)
}

function parseBody(text: string): unknown {
  if (text === '') return undefined
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
