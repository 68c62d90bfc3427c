import type { ErrorCode } from '@roux/contract/errors'
import { isKeyOf } from '@roux/contract/fields-of'
import type { TFunction } from 'i18next'
import type { Dictionary } from '../i18n/dictionaries.ts'
import { ApiError } from './api-error.ts'
import { codeIn } from './error-code.ts'
import { refusalWordsOf } from './refusal-words.ts'
import { waitText } from './wait-text.ts'

/** What a failure says, and the next step where how long to wait decides about it: known, or not. */
interface Words {
  readonly says: FailureKey
  readonly waits?: readonly [unknown: FailureKey, known: FailureKey]
}

type FailureKey = `failure.${keyof Dictionary['failure']}` | `refusal.${keyof Dictionary['refusal']}`

const later = ['failure.wait', 'failure.waitFor'] as const

/** The codes that a cook can do something about. */
const codeWords = {
  provider_unavailable: { says: 'failure.unavailable', waits: later },
  provider_timeout: { says: 'failure.slow' },
  provider_rate_limited: { says: 'failure.busy', waits: later },
  provider_busy: { says: 'failure.full', waits: later },
  provider_refused: { says: 'failure.refused' },
  provider_malformed: { says: 'failure.malformed' },
  provider_misconfigured: { says: 'failure.misconfigured' },
  quota_exceeded: { says: 'failure.quota', waits: ['failure.tomorrow', 'failure.backIn'] },
  not_food: { says: 'failure.notFood' },
  idempotency_key_reused: { says: 'failure.reused' },
  overloaded: { says: 'failure.overloaded', waits: later },
  account_full: { says: 'failure.accountFull' },
  too_many_requests: { says: 'failure.tooMany', waits: later },
  recipe_not_found: { says: 'failure.gone' },
  validation_error: { says: 'failure.invalid' },
  stopping: { says: 'failure.stopping' },
} as const satisfies Partial<Record<ErrorCode, Words>>

const noAnswerWords = {
  network: { says: 'failure.offline' },
  timeout: { says: 'failure.slow' },
  cut: { says: 'failure.cut' },
} as const satisfies Record<string, Words>

/** Codes that say it all: nothing went wrong, so nothing is said of an error. */
const wholeCodes: readonly unknown[] = ['quota_exceeded', 'not_food', 'account_full'] satisfies ErrorCode[]

/** Failures of the provider that the built-in kitchen does not share. A refusal is for the cook to think about. */
const kitchenCodes: readonly unknown[] = [
  'provider_unavailable',
  'provider_timeout',
  'provider_rate_limited',
  'provider_busy',
  'provider_malformed',
  'provider_misconfigured',
] satisfies ErrorCode[]

/** What went wrong and the next step; undefined where there is nothing to add to the general line. */
export function failureWords(t: TFunction, cause: unknown): string | undefined {
  const words = codeWordsOf(cause) ?? noCodeWordsOf(cause)
  return words && say(t, words, cause)
}

/** The same for a failure that says its code, and no other. */
export function failureCodeWords(t: TFunction, cause: unknown): string | undefined {
  const words = codeWordsOf(cause)
  return words && say(t, words, cause)
}

/** Whether its words stand alone, without the general line. */
export function isWholeFailure(cause: unknown): boolean {
  return wholeCodes.includes(codeOf(cause))
}

/** Whether the built-in kitchen can do what the provider could not. */
export function canKitchenHelp(cause: unknown): boolean {
  return kitchenCodes.includes(codeOf(cause))
}

function say(t: TFunction, { says, waits }: Words, cause: unknown): string {
  if (!waits) return t(says)
  const time = waitText(cause)
  const [unknown, known] = waits
  return `${t(says)} ${time === undefined ? t(unknown) : t(known, { time })}`
}

function codeWordsOf(cause: unknown): Words | undefined {
  if (!(cause instanceof ApiError)) return undefined
  const code = codeIn(cause.body)
  if (!isKeyOf(codeWords, code)) return undefined
  const why = code === 'not_food' ? refusalWordsOf(cause) : undefined
  return why ? { says: why } : codeWords[code]
}

function noCodeWordsOf(cause: unknown): Words | undefined {
  if (!(cause instanceof ApiError)) return undefined
  if (cause.status === 422) return codeWords.validation_error
  return cause.status === 0 && isKeyOf(noAnswerWords, cause.reason) ? noAnswerWords[cause.reason] : undefined
}

function codeOf(cause: unknown): unknown {
  return cause instanceof ApiError ? codeIn(cause.body) : undefined
}
