import type { ErrorCode } from '@roux/contract/errors'
import { ApiError } from './api-error.ts'

/** The codes that a cook can do something about, and the text that says what. */
const codeKeys = {
  provider_unavailable: 'failure.unavailable',
  provider_timeout: 'failure.slow',
  provider_rate_limited: 'failure.busy',
  provider_refused: 'failure.refused',
  provider_malformed: 'failure.malformed',
  provider_misconfigured: 'failure.misconfigured',
  quota_exceeded: 'failure.quota',
  overloaded: 'failure.overloaded',
  recipe_not_found: 'failure.gone',
  validation_error: 'failure.invalid',
  stopping: 'failure.stopping',
} as const satisfies Partial<Record<ErrorCode, string>>

const noAnswerKeys = { network: 'failure.offline', timeout: 'failure.slow' } as const

type CodeKey = (typeof codeKeys)[keyof typeof codeKeys]

type FailureKey = CodeKey | (typeof noAnswerKeys)[keyof typeof noAnswerKeys]

/** The text for the next step after a failure; undefined where there is nothing to add to the general one. */
export function failureKey(cause: unknown): FailureKey | undefined {
  const codeKey = failureCodeKey(cause)
  if (codeKey !== undefined || !(cause instanceof ApiError)) return codeKey
  if (cause.status === 422) return codeKeys.validation_error
  return isKeyOf(noAnswerKeys, cause.reason) && cause.status === 0 ? noAnswerKeys[cause.reason] : undefined
}

/** The same for a failure that says its code, and no other. */
export function failureCodeKey(cause: unknown): CodeKey | undefined {
  const code = cause instanceof ApiError ? codeOf(cause.body) : undefined
  return isKeyOf(codeKeys, code) ? codeKeys[code] : undefined
}

function codeOf(body: unknown): unknown {
  return typeof body === 'object' && body !== null && 'code' in body ? body.code : undefined
}

function isKeyOf<Texts extends object>(texts: Texts, key: unknown): key is keyof Texts {
  return typeof key === 'string' && Object.hasOwn(texts, key)
}
