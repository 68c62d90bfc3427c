import { expect, type Page } from '@playwright/test'
import { openWith } from './open-with.ts'
import { startRoux } from './start-roux.ts'
import { superuser, withSuperuser } from './superuser.ts'
import { test as base } from './test.ts'

/** A test on a Roux that has a superuser, `chef@example.org`, who shares it with the other tests of the worker. */
export const test = base.extend({
  roux: [
    async ({}, use) => {
      const roux = await startRoux(withSuperuser)
      await use(roux)
      await roux.stop()
    },
    { scope: 'worker' },
  ],
})

interface Administration {
  /** Creates an account, and gives its id. */
  addUser(user: Readonly<Record<string, unknown>> & { email: string }): Promise<string>
}

/** Opens the administration as a superuser who logged in during an earlier visit. */
export async function openAdministration(
  page: Page,
  { path = '/admin', local = {} }: { path?: string; local?: Readonly<Record<string, string>> } = {},
): Promise<Administration> {
  const logIn = await page.request.post('/api/v1/login/access-token', { form: superuser })
  const { access_token: token } = await logIn.json()
  const headers = { authorization: `Bearer ${token}` }
  await openWith(page, { local: { ...local, access_token: token } }, path)
  return {
    async addUser(user) {
      const answer = await page.request.post('/api/v1/users/', { headers, data: { password: 'a spoon', ...user } })
      expect(answer.status()).toBe(200)
      return (await answer.json()).id
    },
  }
}
