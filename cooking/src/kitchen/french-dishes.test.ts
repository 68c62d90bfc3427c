import { expect, test } from 'vitest'
import { everyDishAndRule, judge, requestsPerFile } from './generated-requests.ts'

test('every dish under every diet and allergy, in 5,200 requests in French, is right', () => {
  const { count, faults } = judge(everyDishAndRule('fr'))
  expect(faults).toEqual([])
  expect(count).toBe(requestsPerFile)
}, 180_000)
