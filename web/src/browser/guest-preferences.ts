import type { Preferences } from '@roux/contract/generation'
import { readPreferences } from '@roux/contract/read-preferences'
import { useState } from 'react'
import { keepText, readText } from './kept-text.ts'
import { parseJson } from './parse-json.ts'

const key = 'preferences'

/** What a guest wants of every recipe; it stays in this browser until they, or the browser's data, are deleted. */
export function readGuestPreferences(): Preferences {
  return readPreferences(parseJson(readText('local', key)))
}

export function keepGuestPreferences(preferences: Preferences): void {
  keepText('local', key, JSON.stringify(preferences))
}

/** What a guest wanted of every recipe when the screen came. */
export function useGuestPreferences(): Preferences {
  const [preferences] = useState(readGuestPreferences)
  return preferences
}
