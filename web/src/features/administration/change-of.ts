import type { UserChange } from '@roux/contract/user'
import type { UserForm } from '@roux/contract/user-form'
import type { User } from '../../api/users.ts'

/** What a form changes of an account: what stays is not sent, so that nobody else's change meanwhile is undone. */
export function changeOf(user: User, values: UserForm): UserChange {
  return {
    ...(values.email !== user.email && { email: values.email }),
    ...(values.fullName !== user.fullName && { full_name: values.fullName || null }),
    ...(values.password !== '' && { password: values.password }),
    ...(values.isActive !== user.isActive && { is_active: values.isActive }),
    ...(values.isSuperuser !== user.isSuperuser && { is_superuser: values.isSuperuser }),
  }
}
