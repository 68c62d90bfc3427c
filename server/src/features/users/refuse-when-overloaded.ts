import { AppError } from '../../http/app-error.ts'
import type { Passwords } from '../../security/passwords.ts'
import { OverloadedError } from '../../security/queue.ts'

const retryAfterSeconds = 2

/** Has hashing that cannot be waited for answered as such. */
export function refuseWhenOverloaded(passwords: Passwords): Passwords {
  return {
    hash: (password) => passwords.hash(password).catch(refuse),
    verify: (phc, password) => passwords.verify(phc, password).catch(refuse),
    newUnusable: passwords.newUnusable,
    isOutdated: passwords.isOutdated,
  }
}

/** @throws AppError `overloaded` for what could not be waited for; anything else as it is */
export function refuse(error: unknown): never {
  throw error instanceof OverloadedError ? new AppError('overloaded', { retryAfterSeconds }) : error
}
