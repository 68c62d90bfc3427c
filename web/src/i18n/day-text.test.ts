import { expect, test } from 'vitest'
import { dayText } from './day-text.ts'

const now = new Date('2026-11-22T12:00:00')

test.each([
  ['2026-11-15T12:00:00', 'Sunday 15 November', 'Dimanche 15 novembre'],
  ['2025-08-12T12:00:00', '12 August 2025', '12 août 2025'],
  ['', undefined, undefined],
  ['yesterday', undefined, undefined],
])('%s is a day in each language', (at, english, french) => {
  expect([dayText('en', at, now), dayText('fr', at, now)]).toEqual([english, french])
})
