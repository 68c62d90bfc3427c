import type { ErrorCode } from './errors.ts'

/** What every call can fail with that has something written, answered or read by whoever writes the recipes. */
export const writerErrors = [
  'provider_unavailable',
  'provider_timeout',
  'provider_rate_limited',
  'provider_busy',
  'provider_refused',
  'provider_malformed',
  'provider_misconfigured',
  'quota_exceeded',
  'not_food',
  'idempotency_key_reused',
  'overloaded',
] as const satisfies readonly ErrorCode[]
