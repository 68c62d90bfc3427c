import type { ErrorCode } from './errors.ts'

/** What every call can fail with that has whoever writes the recipes read something. */
export const readerErrors = [
  'provider_unavailable',
  'provider_timeout',
  'provider_rate_limited',
  'provider_busy',
  'provider_refused',
  'provider_malformed',
  'provider_misconfigured',
  'quota_exceeded',
  'overloaded',
] as const satisfies readonly ErrorCode[]

/** The same of a call that has something written or answered. */
export const writerErrors = [
  ...readerErrors,
  'not_food',
  'idempotency_key_reused',
] as const satisfies readonly ErrorCode[]
