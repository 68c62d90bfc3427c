import type { ErrorCode } from './errors.ts'

/** What whoever writes the recipes can fail with. */
export const providerErrors = [
  'provider_unavailable',
  'provider_timeout',
  'provider_rate_limited',
  'provider_busy',
  'provider_refused',
  'provider_malformed',
  'provider_misconfigured',
] as const satisfies readonly ErrorCode[]

/** What every call can fail with that has them read something. */
export const readerErrors = [...providerErrors, 'quota_exceeded', 'overloaded'] as const satisfies readonly ErrorCode[]

/** The same of a call that has something written or answered. */
export const writerErrors = [
  ...readerErrors,
  'not_food',
  'idempotency_key_reused',
] as const satisfies readonly ErrorCode[]
