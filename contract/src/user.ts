import * as z from 'zod/mini'
import { limits } from './limits.ts'
import { text } from './text.ts'

/** An address a mail can be sent to. It is compared without case; what a user typed is what is shown. */
export const Email = z.email('Invalid email address').check(z.maxLength(limits.email))

/** 6 to 128 characters of any kind; nothing is trimmed or cut. */
export const Password = z.string().check(
  z.refine((password) => password.isWellFormed(), 'Must be plain text'),
  z.minLength(limits.passwordMin, `Password must be at least ${limits.passwordMin} characters`),
  z.maxLength(limits.passwordMax),
)

const FullName = text(1, limits.fullName)

/** An account as its owner and superusers see it; never anything of the password. */
export const User = z.object({
  id: z.uuid(),
  email: z.string(),
  full_name: z.nullable(z.string()),
  is_active: z.boolean(),
  is_superuser: z.boolean(),
  email_verified: z.boolean(),
  created_at: z.iso.datetime({ precision: 3 }),
})

export type User = z.infer<typeof User>

export const Users = z.object({
  data: z.array(User),
  /** All that match, not the page's length. */
  count: z.int(),
})

export const SignUp = z.object({ email: Email, password: Password, full_name: z.optional(z.nullable(FullName)) })

export type SignUp = z.output<typeof SignUp>

export const ProfileChange = z.object({ full_name: z.optional(FullName), email: z.optional(Email) })

export type ProfileChange = z.infer<typeof ProfileChange>

export const PasswordChange = z.object({ current_password: z.string(), new_password: Password })

/** What a superuser gives a new account. */
export const NewUser = z.object({
  email: Email,
  password: Password,
  full_name: z.optional(z.nullable(FullName)),
  is_active: z._default(z.boolean(), true),
  is_superuser: z._default(z.boolean(), false),
})

export type NewUser = z.output<typeof NewUser>

/** What a superuser changes of an account; what is not sent stays. */
export const UserChange = z.object({
  email: z.optional(Email),
  password: z.optional(Password),
  full_name: z.optional(z.nullable(FullName)),
  is_active: z.optional(z.boolean()),
  is_superuser: z.optional(z.boolean()),
})

export type UserChange = z.infer<typeof UserChange>
