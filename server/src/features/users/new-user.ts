import type { NewUser, User } from '@roux/contract/user'
import { v7 as uuid } from 'uuid'
import { type Clock, toTimestamp } from '../../clock.ts'

type Given = Pick<NewUser, 'email' | 'full_name'> & Partial<Pick<NewUser, 'is_active' | 'is_superuser'>>

export function newUser(
  clock: Clock,
  { email, full_name = null, is_active = true, is_superuser = false }: Given,
): User {
  return {
    id: uuid(),
    email,
    full_name,
    is_active,
    is_superuser,
    email_verified: false,
    created_at: toTimestamp(clock()),
  }
}
