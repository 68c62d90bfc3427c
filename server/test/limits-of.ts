import type { LimitSettings } from '../src/config.ts'

/** No limits but those that a test is about. */
export function limitsOf(limits: Partial<LimitSettings>): LimitSettings {
  return { guestDaily: 0, userDaily: 0, requestsPerMinute: 0, loginFailures: 0, recoveries: 0, ...limits }
}
