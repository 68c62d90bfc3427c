import { expect } from 'vitest'
import { testTable } from '../../../../contract/test/test-table.ts'
import { timerText } from './timer-text.ts'

testTable([
  [0, '0:00'],
  [1, '0:01'],
  [999, '0:01'],
  [59_000, '0:59'],
  [60_000, '1:00'],
  [2_292_000, '38:12'],
  [3_600_000, '1:00:00'],
  [5_400_001, '1:30:01'],
])('milliseconds are said in minutes and seconds', (milliseconds, text) => {
  expect(timerText(milliseconds)).toBe(text)
})
