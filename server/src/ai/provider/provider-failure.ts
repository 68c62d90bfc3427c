import { APICallError } from '@ai-sdk/provider'
import type { WriterErrorCode } from '@roux/contract/errors'
import { timeOf } from '../../clock.ts'
import { FormatRefusedError, WriterError } from './writer-error.ts'

/** How providers speak of it: `response_format`, "JSON mode is not enabled", "structured outputs are not supported". */
const formatWords =
  /response[_ ]?(?:format|schema|mime)|json[_ ]?(?:schema|mode|object)|structured|output[_ ]?(?:config|format)|guided|grammar/i

/**
 * What a failed call means to a cook. Of the error only its class, its status, its host and short code words are kept:
 * everything else may hold the key, the headers, the request or the answer.
 */
export function toWriterError(error: unknown): WriterError {
  if (error instanceof WriterError) return error
  // Our own, of an answer that we refused to take.
  if (error instanceof Error && error.cause instanceof WriterError) return error.cause
  if (APICallError.isInstance(error)) return ofHttpError(error)
  if (error instanceof Error && error.name === 'TimeoutError') {
    return new WriterError('provider_timeout', { why: 'a time limit of the call has passed' })
  }
  const word = codeWord(error)
  if (error instanceof Error && malformedAnswers.has(error.name)) {
    return new WriterError('provider_malformed', { why: error.name })
  }
  return new WriterError(codeOfWord(word) ?? 'provider_unavailable', { why: `the provider reported ${word}` })
}

/** The SDK's names for an answer that does not speak the provider's format. */
const malformedAnswers: ReadonlySet<string> = new Set([
  'AI_JSONParseError',
  'AI_TypeValidationError',
  'AI_InvalidResponseDataError',
  'AI_EmptyResponseBodyError',
  'AI_NoContentGeneratedError',
  'AI_NoOutputGeneratedError',
])

function ofHttpError(error: APICallError): WriterError {
  const { statusCode } = error
  const host = URL.parse(error.url)?.host ?? 'the provider'
  // A connection that broke in the middle of a good answer carries that answer's status.
  if (statusCode === undefined || statusCode < 400) {
    const isBroken = statusCode === undefined || error.isRetryable
    const why = `${isBroken ? 'no connection to' : 'unreadable answer from'} ${host}: ${codeWord(error.cause)}`
    return new WriterError(isBroken ? 'provider_unavailable' : 'provider_malformed', { why })
  }
  const word = codeWord(error.data)
  if ([400, 404, 422, 501].includes(statusCode) && formatWords.test(error.responseBody ?? '')) {
    return new FormatRefusedError({ why: `HTTP ${statusCode} from ${host} for the format: ${word}`, retry: 'now' })
  }
  const retryAfterSeconds = toSeconds(error.responseHeaders)
  return new WriterError(codeOfStatus(statusCode, word), {
    why: `HTTP ${statusCode} from ${host}: ${word}`,
    retryAfterSeconds,
    ...(statusCode === 408 && { retry: 'later' }),
  })
}

function codeOfStatus(status: number, word: string): WriterErrorCode {
  if (status >= 500) return 'provider_unavailable'
  if (status === 429) return 'provider_rate_limited'
  if (status === 408) return 'provider_timeout'
  return codeOfWord(word) ?? 'provider_misconfigured'
}

function codeOfWord(word: string): WriterErrorCode | undefined {
  if (/content_?(?:filter|policy)|safety|refus/i.test(word)) return 'provider_refused'
  if (/rate_?limit|too_many_requests|resource_exhausted/i.test(word)) return 'provider_rate_limited'
  return undefined
}

/** Where errors, and the error bodies of providers, say in a word what happened. */
interface Fault {
  readonly code?: unknown
  readonly type?: unknown
  readonly status?: unknown
  readonly error?: unknown
  readonly cause?: unknown
}

/** The first bare word an error or its cause is coded with, else its class. Letters only, so never a key. */
function codeWord(error: unknown): string {
  let fault = error
  for (let depth = 0; typeof fault === 'object' && fault !== null && depth < 4; depth += 1) {
    const { code, type, status, error: inner, cause }: Fault = fault
    const word = [code, type, status].find((word) => typeof word === 'string' && /^[a-z_]{3,40}$/i.test(word))
    if (typeof word === 'string' && word !== 'error') return word
    fault = inner ?? cause
  }
  return error instanceof Error ? error.name : 'an error without a code'
}

/**
 * The `Retry-After` header: seconds, or a date, which is compared with the answer's own, so that only one clock matters.
 * Longer than a day is taken for a day.
 */
function toSeconds({ 'retry-after': header, date = '' }: Record<string, string> = {}): number | undefined {
  if (header === undefined) return undefined
  const isNumber = /^\d+(?:\.\d+)?$/.test(header.trim())
  const seconds = isNumber ? Number(header) : (timeOf(header) - timeOf(date)) / 1000
  return Number.isNaN(seconds) ? undefined : Math.min(Math.max(Math.ceil(seconds), 0), 86_400)
}
