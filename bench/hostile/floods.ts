import { randomBytes } from 'node:crypto'
import { type Attack, flood, from } from './attack.ts'

const headers = { ...from('203.0.113.5'), 'content-type': 'application/json' }
const soup = JSON.stringify({ user_input: 'a lentil soup' })
const long = JSON.stringify({ title: 'Soup', description: 'x'.repeat(900_000) })

const generate = (url: string) =>
  fetch(`${url}/api/v1/recipes/generate-public`, { method: 'POST', headers, body: soup })

/** As many as an address may ask for, and some more. */
export const reads: Attack = {
  run: (url, signal) => flood(400, signal, () => fetch(`${url}/api/v1/recipes/`, { headers })),
}

/** Tokens of the right form, each of which has to be looked up. */
export const guessedTokens: Attack = {
  run: (url, signal) =>
    flood(400, signal, () => {
      const authorization = `Bearer ${randomBytes(32).toString('base64url')}`
      return fetch(`${url}/api/v1/users/me`, { headers: { ...headers, authorization } })
    }),
}

/** The database is asked once a second, whoever asks. */
export const healthChecks: Attack = {
  run: (url, signal) => flood(400, signal, () => fetch(`${url}/readyz`, { headers: from('203.0.113.5') })),
}

/** They are read, parsed and only then refused. */
export const namelessBodies: Attack = {
  run: (url, signal) =>
    flood(50, signal, () => fetch(`${url}/api/v1/recipes/`, { method: 'POST', headers, body: long })),
}

/** One address has recipes written by a provider that answers so, more than there are places. */
export const askProvider = (model: string, perSecond: number): Attack => ({
  model,
  run: (url, signal) => flood(perSecond, signal, () => generate(url)),
})
