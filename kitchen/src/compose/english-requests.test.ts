import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyRequest, anyRequests, judge } from '../../test/generated-requests.ts'

/** As for every property test, another seed asks for other requests. */
const start = fc.readConfigureGlobal().seed ?? 1

test('whatever 2,200 requests in English ask for together is right', () => {
  const { count, faults } = judge(anyRequest('en', start))
  expect(faults).toEqual([])
  expect(count).toBe(anyRequests)
}, 600_000)
