import type { ErrorCode } from '@roux/contract/errors'
import { isKeyOf } from '@roux/contract/fields-of'
import type { TFunction } from 'i18next'
import { ApiError } from '../../api/api-error.ts'
import { codeIn } from '../../api/error-code.ts'
import { waitText } from '../../api/wait-text.ts'

/** The codes that a cook can do something about, and the text that says what. */
const codeKeys = {
  inactive_user: 'auth.nextStep.inactive',
  email_registered: 'auth.nextStep.registered',
  invalid_token: 'auth.nextStep.linkDead',
  too_many_requests: 'auth.nextStep.tooMany',
  validation_error: 'auth.nextStep.refused',
  overloaded: 'auth.nextStep.busy',
  stopping: 'auth.nextStep.busy',
} as const satisfies Partial<Record<ErrorCode, string>>

type NextStep = (typeof codeKeys)[keyof typeof codeKeys] | 'auth.nextStep.offline' | 'auth.nextStep.broken'

/**
 * What to do after a call failed, beside what the specification says of it (§8). Undefined where that says it all: the
 * credentials were wrong.
 */
export function nextStepText(t: TFunction, cause: unknown): string | undefined {
  const step = nextStep(cause)
  const time = step === codeKeys.too_many_requests ? waitText(cause) : undefined
  return time === undefined ? step && t(step) : t('auth.nextStep.tooManyFor', { time })
}

function nextStep(cause: unknown): NextStep | undefined {
  if (!(cause instanceof ApiError)) return 'auth.nextStep.broken'
  const code = codeIn(cause.body)
  if (isKeyOf(codeKeys, code)) return codeKeys[code]
  // Another server, or something on the way to it, that has no codes.
  const { status } = cause
  if (status === 0) return 'auth.nextStep.offline'
  if (status === 422) return codeKeys.validation_error
  if (status === 429) return codeKeys.too_many_requests
  if (status === 503) return codeKeys.overloaded
  return status >= 500 ? 'auth.nextStep.broken' : undefined
}
