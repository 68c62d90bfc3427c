import type { LimitSettings } from '../src/limit-settings.ts'

/** No limits but those that a test is about. */
export function limitsOf(limits: Partial<LimitSettings>): LimitSettings {
  const none = {
    guestDaily: 0,
    userDaily: 0,
    fetchesHourly: 0,
    signUpsDaily: 0,
    requestsPerMinute: 0,
    loginFailures: 0,
    addressFailures: 0,
    recoveries: 0,
    checkSeconds: 0,
    accountRecipes: 0,
    accountBytes: 0,
  }
  return { ...none, ...limits }
}
