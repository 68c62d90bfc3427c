import { expect, test } from 'vitest'
import { createSpendings } from './spendings.ts'

test('what somebody has cost is forgotten bit by bit, and is nobody else’s', () => {
  let now = 5000
  const spendings = createSpendings(60, () => now)
  spendings.add('one', 30)
  spendings.add('one', 10)
  expect([spendings.of('one'), spendings.of('other')]).toEqual([40, 0])
  now += 15_000
  expect(spendings.of('one')).toBe(25)
  spendings.add('one', 5)
  now += 10_000
  expect(spendings.of('one')).toBe(20)
  now += 60_000
  expect(spendings.of('one')).toBe(0)
})
