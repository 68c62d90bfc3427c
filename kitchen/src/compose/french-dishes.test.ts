import { expect, test } from 'vitest'
import { everyDishAndRule, judge, requestCounts } from '../../test/generated-requests.ts'

test('every dish under every diet and allergy, asked for in French, is right', () => {
  const { count, faults } = judge(everyDishAndRule('fr'))
  expect(faults).toEqual([])
  expect(count).toBe(requestCounts.dishAndRule)
}, 600_000)
