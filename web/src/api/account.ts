import { fieldsOf } from '@roux/contract/fields-of'
import { request } from './request.ts'

/** An account, read leniently: an e-mail is enough. */
export interface Account {
  id: string
  email: string
  fullName: string
  isSuperuser: boolean
}

/** The account of the stored token. */
export async function fetchAccount(signal?: AbortSignal): Promise<Account> {
  return readAccount(await request('readMe', signal ? { signal } : {}))
}

/** Returns the access token. */
export async function logIn(email: string, password: string): Promise<string> {
  const { access_token: token } = fieldsOf(await request('logIn', { form: { username: email, password } }))
  if (typeof token !== 'string' || token === '') throw new Error('The answer has no access token')
  return token
}

/** Ends the session on the server. */
export async function logOut(): Promise<void> {
  await request('logOut')
}

export async function signUp(email: string, password: string): Promise<void> {
  await request('signUp', { body: { email, password } })
}

export async function recoverPassword(email: string): Promise<void> {
  await request('recoverPassword', { params: { email } })
}

export async function resetPassword(token: string, newPassword: string): Promise<void> {
  await request('resetPassword', { body: { token, new_password: newPassword } })
}

export async function changeFullName(fullName: string): Promise<Account> {
  return readAccount(await request('updateMe', { body: { full_name: fullName } }))
}

export async function changePassword(currentPassword: string, newPassword: string): Promise<void> {
  await request('updateMyPassword', { body: { current_password: currentPassword, new_password: newPassword } })
}

export async function deleteAccount(): Promise<void> {
  await request('deleteMe')
}

export function readAccount(value: unknown): Account {
  const { id, email, full_name, is_superuser } = fieldsOf(value)
  if (typeof email !== 'string') throw new Error('The answer is no account')
  return {
    id: String(id ?? email),
    email,
    fullName: typeof full_name === 'string' ? full_name : '',
    isSuperuser: is_superuser === true,
  }
}
