import type { ErrorCode } from '@roux/contract/errors'
import { ApiError } from '../../api/api-error.ts'

/** The codes that a cook can do something about, and the text that says what. */
const codeKeys = {
  provider_unavailable: 'failure.unavailable',
  provider_timeout: 'failure.slow',
  provider_rate_limited: 'failure.busy',
  provider_refused: 'failure.refused',
  provider_malformed: 'failure.malformed',
  provider_misconfigured: 'failure.misconfigured',
  validation_error: 'failure.invalid',
  stopping: 'failure.stopping',
} as const satisfies Partial<Record<ErrorCode, string>>

const noAnswerKeys = { network: 'failure.offline', timeout: 'failure.slow' } as const

type FailureKey = (typeof codeKeys)[keyof typeof codeKeys] | (typeof noAnswerKeys)[keyof typeof noAnswerKeys]

/** The text for the next step after a failure; undefined where there is nothing to add to the general one. */
export function failureKey(cause: unknown): FailureKey | undefined {
  if (!(cause instanceof ApiError)) return undefined
  const code = codeOf(cause.body)
  if (isKeyOf(codeKeys, code)) return codeKeys[code]
  if (cause.status === 422) return codeKeys.validation_error
  return isKeyOf(noAnswerKeys, cause.reason) && cause.status === 0 ? noAnswerKeys[cause.reason] : undefined
}

function codeOf(body: unknown): unknown {
  return typeof body === 'object' && body !== null && 'code' in body ? body.code : undefined
}

function isKeyOf<Texts extends object>(texts: Texts, key: unknown): key is keyof Texts {
  return typeof key === 'string' && Object.hasOwn(texts, key)
}
