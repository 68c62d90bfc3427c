import { isKeyOf } from '@roux/contract/fields-of'
import { errorCode } from '../../api/error-code.ts'

/** What can go wrong for a superuser, and the text that says so. */
const keys = {
  email_in_use: 'admin.failure.emailTaken',
  email_conflict: 'admin.failure.emailTaken',
  last_superuser: 'admin.failure.lastSuperuser',
  superuser_self_deletion: 'admin.failure.selfDeletion',
  user_not_found: 'admin.failure.gone',
  unknown_user_id: 'admin.failure.gone',
  validation_error: 'admin.failure.invalid',
  too_many_requests: 'admin.failure.tooMany',
  overloaded: 'admin.failure.busy',
  stopping: 'admin.failure.busy',
  network: 'admin.failure.offline',
  backup_failed: 'admin.failure.backup',
} as const

type FailureKey = (typeof keys)[keyof typeof keys] | 'admin.failure.general'

/** The text for a failed call. */
export function failureKey(cause: unknown): FailureKey {
  const code = errorCode(cause)
  return isKeyOf(keys, code) ? keys[code] : 'admin.failure.general'
}
