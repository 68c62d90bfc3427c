import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import type { ReceivedMail } from '../server/test/read-mail.ts'
import { openWith } from './open-with.ts'
import type { Roux } from './start-roux.ts'

export interface Account {
  readonly email: string
  readonly password: string
  readonly token: string
}

interface NewRecipe {
  readonly title: string
  readonly is_favorite?: boolean
}

/** An e-mail that nobody else in the run has. */
export function newEmail(): string {
  return `camille-${randomUUID()}@example.org`
}

/** Opens a path as a cook who has an account with these recipes, and logged in during an earlier visit. */
export async function openSignedIn(
  page: Page,
  { path = '/', recipes = [], local = {} }: SignedInOptions = {},
): Promise<Account> {
  const email = newEmail()
  const password = 'first-password'
  const signUp = await page.request.post('/api/v1/users/signup', { data: { email, password } })
  expect(signUp.status()).toBe(200)
  const logIn = await page.request.post('/api/v1/login/access-token', { form: { username: email, password } })
  const { access_token: token } = await logIn.json()
  const headers = { authorization: `Bearer ${token}` }
  for (const recipe of recipes) await page.request.post('/api/v1/recipes/', { data: recipe, headers })
  await openWith(page, { local: { ...local, access_token: token } }, path)
  return { email, password, token }
}

interface SignedInOptions {
  readonly path?: string
  readonly recipes?: readonly NewRecipe[]
  readonly local?: Readonly<Record<string, string>>
}

/** The newest mail to this address once there are so many. */
export async function waitForMail(roux: Roux, email: string, count = 1): Promise<ReceivedMail> {
  await expect.poll(() => roux.mailsTo(email).length, { timeout: 15_000 }).toBe(count)
  const mail = roux.mailsTo(email).at(-1)
  if (!mail) throw new Error('There is no mail')
  return mail
}
