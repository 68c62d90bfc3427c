import { soup } from '../recipe-answers.ts'
import type { Language } from '../texts.ts'
import type { App } from './app-in.ts'

interface SignedIn {
  readonly email: string
  readonly headers: { readonly authorization: string }
  /** Where the recipe is that the cook has. */
  readonly recipePath: string
}

interface Options {
  /** Somebody who has an account already. */
  readonly account?: { readonly username: string; readonly password: string }
  readonly recipe?: object
  readonly language?: Language
}

/** Logs a cook who has a recipe in during an earlier visit. */
export async function signIn(app: App, url: string, { account, recipe = soup, language = 'en' }: Options = {}) {
  const { username, password } = account ?? (await signUp(url))
  const body = new URLSearchParams({ username, password })
  const { access_token: token } = await read(fetch(`${url}/api/v1/login/access-token`, { method: 'POST', body }))
  const headers = { authorization: `Bearer ${token}` }
  const { id } = await read(post(`${url}/api/v1/recipes/`, recipe, headers))
  // On the same origin, but without the app.
  await app.open('/favicon.svg')
  await app.run(
    (kept) => {
      for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value)
    },
    { access_token: String(token), i18nextLng: language },
  )
  return { email: username, headers, recipePath: `/recipe/${id}` } satisfies SignedIn
}

async function signUp(url: string) {
  const account = { email: `camille-${crypto.randomUUID()}@example.org`, password: 'first-password' }
  await read(post(`${url}/api/v1/users/signup`, account))
  return { username: account.email, password: account.password }
}

function post(url: string, body: object, headers: Readonly<Record<string, string>> = {}): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
}

export async function read(answering: Promise<Response>): Promise<Readonly<Record<string, unknown>>> {
  const answer = await answering
  if (!answer.ok) throw new Error(`${answer.url}: ${answer.status} ${await answer.text()}`)
  return answer.json()
}
