import { randomUUID } from 'node:crypto'
import { Token } from '@roux/contract/session'
import { User } from '@roux/contract/user'
import { post } from './start-app.ts'

/** A cook with an account and a session. */
export interface Cook {
  readonly token: string
  readonly user: User
  readonly email: string
  readonly password: string
}

/** Signs a new cook up and logs them in. */
export async function signUp(url: string, given: { email?: string; password?: string } = {}): Promise<Cook> {
  const email = given.email ?? `cook-${randomUUID()}@example.org`
  const password = given.password ?? 'a wooden spoon'
  const response = await post(`${url}/api/v1/users/signup`, { email, password })
  const user = User.parse(await response.json())
  return { token: await logIn(url, email, password), user, email, password }
}

/** Logs in and returns the token. */
export async function logIn(url: string, email: string, password: string): Promise<string> {
  const response = await tryLogIn(url, email, password)
  return Token.parse(await response.json()).access_token
}

/** Sends the login form. */
export function tryLogIn(
  url: string,
  email: string,
  password: string,
  headers: Record<string, string> = {},
): Promise<Response> {
  return fetch(`${url}/api/v1/login/access-token`, {
    method: 'POST',
    headers,
    body: new URLSearchParams({ username: email, password }),
  })
}

/** The header of somebody's token. */
export function bearer({ token }: Pick<Cook, 'token'>): { authorization: string } {
  return { authorization: `Bearer ${token}` }
}
