import * as z from 'zod/mini'
import { limits } from './limits.ts'

// What the web app's forms take. Every message is the key of a text there.

const Email = z.email('auth.emailInvalid').check(z.maxLength(limits.email, 'auth.emailInvalid'))

/** A password as every form takes it: the same lengths as on the wire. */
const Password = z
  .string()
  .check(
    z.minLength(limits.passwordMin, 'auth.passwordCharactersError'),
    z.maxLength(limits.passwordMax, 'auth.passwordTooLong'),
  )

const isConfirmed = z.refine<{ password: string; confirmPassword: string }>(
  ({ password, confirmPassword }) => password === confirmPassword,
  { error: 'auth.passwordsDontMatch', path: ['confirmPassword'] },
)

// Logging in and registering share one form; the confirmation stays empty where it is not asked for.
const account = { email: Email, password: Password }

/** Log in: `password` may also be the code of the sign-up mail, which is long enough. */
export const LogInForm = z.object({ ...account, confirmPassword: z.string() })

/** Register: the password twice, so that a slip of the finger locks nobody out. */
export const RegisterForm = z.object({ ...account, confirmPassword: Password }).check(isConfirmed)

export type AccountForm = z.infer<typeof RegisterForm>

/** Ask for a recovery link. */
export const RecoverForm = z.object({
  email: z.email('auth.recoverEmailInvalid').check(z.maxLength(limits.email, 'auth.recoverEmailInvalid')),
})

export type RecoverForm = z.infer<typeof RecoverForm>

/** Set a new password with the link of a recovery mail. */
export const ResetForm = z.object({ password: Password, confirmPassword: Password }).check(isConfirmed)

export type ResetForm = z.infer<typeof ResetForm>
