import * as z from 'zod/mini'
import { limits } from './limits.ts'

// What the forms of the user settings take. Every message is the key of a text in the web app.

/** The name of the account's owner (specification §5). */
export const ProfileForm = z.object({
  fullName: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'userSettings.fullNameRequired'),
      z.maxLength(limits.fullName, 'userSettings.fullNameTooLong'),
    ),
})

export type ProfileForm = z.infer<typeof ProfileForm>

/**
 * A change of the password (specification §5): all may be empty; a new one needs its length, the same once more,
 * and the current one.
 */
export const PasswordForm = z
  .object({
    currentPassword: z.string(),
    newPassword: z.string().check(
      z.refine((password) => password === '' || password.length >= limits.passwordMin, 'auth.passwordCharactersError'),
      z.maxLength(limits.passwordMax, 'auth.passwordTooLong'),
    ),
    confirmPassword: z.string(),
  })
  .check(
    z.refine(({ newPassword, confirmPassword }) => newPassword === confirmPassword, {
      error: 'auth.passwordsDontMatch',
      path: ['confirmPassword'],
    }),
    z.refine(({ newPassword, currentPassword }) => newPassword === '' || currentPassword !== '', {
      error: 'userSettings.currentPasswordRequired',
      path: ['currentPassword'],
    }),
  )

export type PasswordForm = z.infer<typeof PasswordForm>
