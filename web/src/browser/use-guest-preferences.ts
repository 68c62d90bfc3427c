import type { Preferences } from '@roux/contract/generation'
import { useState } from 'react'
import { readGuestPreferences } from './guest-preferences.ts'

/** What a guest wanted of every recipe when the screen came. */
export function useGuestPreferences(): Preferences {
  const [preferences] = useState(readGuestPreferences)
  return preferences
}
