import { apiPrefix, type CallName, calls } from '@roux/contract/calls'
import type { Language } from '@roux/contract/language'
import { ApiError, type NoAnswer } from './api-error.ts'

interface RequestOptions {
  /** Sent as JSON. */
  body?: unknown
  language: Language
  /** Aborting it ends the call. */
  signal?: AbortSignal
  /** Milliseconds; without it a call may take as long as it takes. */
  timeout?: number
}

/**
 * Makes a call and returns the parsed body of its answer: undefined for an empty one (204).
 * Throws ApiError for every HTTP error and where no answer comes.
 */
export async function request(name: CallName, options: RequestOptions): Promise<unknown> {
  const { method, path } = calls[name]
  const url = `${import.meta.env.VITE_API_URL ?? ''}${apiPrefix}${path}`
  const timeout = options.timeout === undefined ? undefined : AbortSignal.timeout(options.timeout)
  const signal = timeout && options.signal ? AbortSignal.any([timeout, options.signal]) : (timeout ?? options.signal)
  try {
    const response = await fetch(url, {
      method,
      credentials: 'include',
      headers: {
        Accept: 'application/json',
        'Accept-Language': options.language,
        ...(options.body === undefined ? {} : { 'Content-Type': 'application/json' }),
      },
      body: options.body === undefined ? null : JSON.stringify(options.body),
      signal: signal ?? null,
    })
    const text = await response.text()
    if (!response.ok) throw httpError(response, url, text)
    return parseBody(text)
  } catch (cause) {
    if (cause instanceof ApiError) throw cause
    if (options.signal?.aborted) throw noAnswer('aborted', 'Request aborted', url, cause)
    if (timeout?.aborted) throw noAnswer('timeout', `Request timed out after ${options.timeout} ms`, url, cause)
    throw noAnswer('network', 'Network Error', url, cause)
  }
}

function httpError({ status, statusText }: Response, url: string, text: string): ApiError {
  const message = status === 422 ? 'Validation Error' : `Generic Error: ${status}; ${statusText}; ${text}`
  return new ApiError({ message, status, reason: statusText, url, body: parseBody(text) })
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
