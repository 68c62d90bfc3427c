import { readPreferences } from '@roux/contract/read-preferences'
import { expect, test } from 'vitest'
import { keepGuestPreferences, readGuestPreferences } from './guest-preferences.ts'
import { keepText } from './kept-text.ts'

test('what a guest wants is there again, and nothing of what makes no sense', () => {
  expect(readGuestPreferences()).toEqual(readPreferences({}))
  const preferences = readPreferences({ allergies: ['milk'], dislikes: ['olives'], units: 'us' })
  keepGuestPreferences(preferences)
  expect(readGuestPreferences()).toEqual(preferences)
  for (const kept of ['', '{', 'null', '7', '[]', '{"allergies":{"milk":true}}']) {
    keepText('local', 'preferences', kept)
    expect(readGuestPreferences(), kept).toEqual(readPreferences({}))
  }
})
