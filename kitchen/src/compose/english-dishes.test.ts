import fc from 'fast-check'
import { expect, test } from 'vitest'
import { everyDishAndRule, judge } from '../../test/generated-requests.ts'
import { dishes } from '../template/dishes.ts'

/** Another seed turns about which of the two languages a dish and a rule are asked for in. */
const start = fc.readConfigureGlobal().seed ?? 1

test('every dish under half of the diets and allergies, asked for in English, is right', () => {
  const { count, faults } = judge(everyDishAndRule('en', start))
  expect(faults).toEqual([])
  expect(count).toBeGreaterThan(dishes.length * 10)
}, 600_000)
