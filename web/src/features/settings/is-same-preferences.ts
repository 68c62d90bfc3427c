import type { Preferences } from '@roux/contract/generation'
import { readPreferences } from '@roux/contract/read-preferences'

/** Whether two say the same, in whatever order it was chosen. */
export function isSamePreferences(one: Preferences, other: Preferences): boolean {
  return JSON.stringify(readPreferences(one)) === JSON.stringify(readPreferences(other))
}
