import * as z from 'zod/mini'
import { limits } from './limits.ts'

// What the form for somebody's account takes. Every message is the key of a text in the web app.

const account = {
  email: z.email('auth.emailInvalid').check(z.maxLength(limits.email, 'auth.emailInvalid')),
  fullName: z.string().check(z.trim(), z.maxLength(limits.fullName, 'userSettings.fullNameTooLong')),
  isActive: z.boolean(),
  isSuperuser: z.boolean(),
}

const notTooLong = z.refine<string>((password) => password.length <= limits.passwordMax, 'auth.passwordTooLong')

/** A new account: it needs a password. */
export const NewUserForm = z.object({
  ...account,
  password: z.string().check(z.minLength(limits.passwordMin, 'auth.passwordCharactersError'), notTooLong),
})

/** An account that is there: an empty password leaves its own. */
export const UserForm = z.object({
  ...account,
  password: z.string().check(
    z.refine((password) => password === '' || password.length >= limits.passwordMin, 'auth.passwordCharactersError'),
    notTooLong,
  ),
})

export type UserForm = z.infer<typeof UserForm>
