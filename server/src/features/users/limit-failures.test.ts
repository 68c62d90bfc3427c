import { expect, test } from 'vitest'
import { OverloadedError } from '../../fair-queue.ts'
import { limitFailures } from './limit-failures.ts'

test('more tries of one address than may wait are refused, and all others are made', async () => {
  const unlimited = {
    count: async () => {},
    allows: async () => true,
    takeBack: async () => {},
  }
  const { promise: answer, resolve } = Promise.withResolvers<void>()
  const check = limitFailures({ ofAccount: unlimited, ofAddress: unlimited })
  const from = { address: '192.0.2.1', waiter: { caller: '192.0.2.1' } }
  const tries = Array.from({ length: 202 }, () => check('cook@example.org', from, () => answer))
  await expect(tries.at(-1)).rejects.toEqual(new OverloadedError())
  resolve()
  await Promise.all(tries.slice(0, -1))
})
