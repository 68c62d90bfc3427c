import * as z from 'zod/mini'
import { limits } from './limits.ts'
import { text } from './text.ts'
import { Password } from './user.ts'

/** The login form. `password` may also be an unused code from the sign-up mail. */
export const Login = z.object({
  username: text(1, limits.email),
  password: z.string().check(z.minLength(1), z.maxLength(limits.passwordMax)),
})

/** What a login gives: an opaque bearer token. */
export const Token = z.object({ access_token: z.string(), token_type: z.literal('bearer') })

export const PasswordReset = z.object({ token: z.string().check(z.maxLength(limits.token)), new_password: Password })

export const Message = z.object({ message: z.string() })

export type Message = z.infer<typeof Message>
