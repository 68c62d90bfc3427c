import { expect, test } from 'vitest'
import { AppError } from '../../http/app-error.ts'
import { createPasswords } from '../../security/passwords.ts'
import { limitFailures } from './limit-failures.ts'
import { refuseWhenOverloaded } from './refuse-when-overloaded.ts'

test('a password that cannot be waited for is answered with 503 and when to come again', async () => {
  const passwords = refuseWhenOverloaded(createPasswords({ atOnce: 1, waiting: 0 }))
  const served = passwords.hash('a wooden spoon')
  const refusal = new AppError('overloaded', { retryAfterSeconds: 2 })
  await expect(passwords.hash('another spoon')).rejects.toEqual(refusal)
  await expect(passwords.verify(undefined, 'another spoon')).rejects.toEqual(refusal)
  await expect(served).resolves.toContain('argon2id')
})

test('so are more tries at one account than may wait', async () => {
  const unlimited = {
    count: async () => {},
    allows: async () => true,
    takeBack: async () => {},
    forget: async () => {},
  }
  const { promise: answer, resolve } = Promise.withResolvers<void>()
  const check = limitFailures(unlimited)
  const tries = Array.from({ length: 203 }, () => check('cook@example.org', '192.0.2.1', () => answer))
  await expect(tries.at(-1)).rejects.toEqual(new AppError('overloaded', { retryAfterSeconds: 2 }))
  resolve()
  await Promise.all(tries.slice(0, -1))
})
