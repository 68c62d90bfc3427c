import { expect, test } from 'vitest'
import { AppError } from '../../http/app-error.ts'
import { createPasswords } from '../../security/passwords.ts'
import { refuseWhenOverloaded } from './refuse-when-overloaded.ts'

test('a password that cannot be waited for is answered with 503 and when to come again', async () => {
  const passwords = refuseWhenOverloaded(createPasswords({ atOnce: 1, waiting: 0 }))
  const served = passwords.hash('a wooden spoon')
  const refusal = new AppError('overloaded', { retryAfterSeconds: 2 })
  await expect(passwords.hash('another spoon')).rejects.toEqual(refusal)
  await expect(passwords.verify(undefined, 'another spoon')).rejects.toEqual(refusal)
  await expect(served).resolves.toContain('argon2id')
})
