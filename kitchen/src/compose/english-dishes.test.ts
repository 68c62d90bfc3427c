import { expect, test } from 'vitest'
import { everyDishAndRule, judge, requestCounts } from '../../test/generated-requests.ts'

test('every dish under every diet and allergy, asked for in English, is right', () => {
  const { count, faults } = judge(everyDishAndRule('en'))
  expect(faults).toEqual([])
  expect(count).toBe(requestCounts.dishAndRule)
}, 600_000)
