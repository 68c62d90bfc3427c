import { expect } from 'vitest'
import { testTable } from '../../../contract/test/test-table.ts'
import { dayText } from './day-text.ts'

const now = new Date('2026-11-22T12:00:00')

testTable([
  ['2026-11-15T12:00:00', 'Sunday 15 November', 'Dimanche 15 novembre'],
  ['2025-08-12T12:00:00', '12 August 2025', '12 août 2025'],
  ['', undefined, undefined],
  ['yesterday', undefined, undefined],
])('a date is a day in each language', (at, english, french) => {
  expect([dayText('en', at, now), dayText('fr', at, now)]).toEqual([english, french])
})
