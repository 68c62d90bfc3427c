import { expect, test } from 'vitest'
import { OverloadedError } from '../../fair-queue.ts'
import { limitFailures } from './limit-failures.ts'

const unlimited = { count: async () => 0, allows: async () => true, takeBack: async () => {} }

test('whoever was wrong before waits in one line with all others who were, and not before those who were not', async () => {
  const wrongBefore = new Map([['192.0.2.1', 0]])
  const ofAddress = { ...unlimited, count: async (address = '') => (wrongBefore.get(address) ?? 3) + 1 }
  const check = limitFailures({ ofAccount: unlimited, ofAddress })
  const callers = ['192.0.2.1', '192.0.2.2', '192.0.2.3'].map((address) =>
    check('cook@example.org', { address, waiter: { caller: address } }, async ({ caller }) => caller),
  )
  const [right, ...others] = await Promise.all(callers)
  expect(right).toBe('192.0.2.1')
  expect(others).toEqual([others[0], others[0]])
  expect(others[0]).not.toMatch(/192/)
})

test('more tries of one address than may wait are refused, and all others are made', async () => {
  const { promise: answer, resolve } = Promise.withResolvers<void>()
  const check = limitFailures({ ofAccount: unlimited, ofAddress: unlimited })
  const from = { address: '192.0.2.1', waiter: { caller: '192.0.2.1' } }
  const tries = Array.from({ length: 202 }, () => check('cook@example.org', from, () => answer))
  await expect(tries.at(-1)).rejects.toEqual(new OverloadedError())
  resolve()
  await Promise.all(tries.slice(0, -1))
})
