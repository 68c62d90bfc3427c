import { expectAccessible } from './expect-accessible.ts'
import { toast } from './find-account-parts.ts'
import { newEmail } from './have-account.ts'
import { openAdministration, test } from './have-superuser.ts'
import { expect } from './test.ts'
import { texts } from './texts.ts'

const { admin } = texts.en

test('a superuser sees which recipes are shared, and revokes a link', async ({ page }) => {
  const cook = { email: newEmail(), password: 'a wooden spoon' }
  await page.request.post('/api/v1/users/signup', { data: cook })
  const form = { username: cook.email, password: cook.password }
  const { access_token: token } = await (await page.request.post('/api/v1/login/access-token', { form })).json()
  const headers = { authorization: `Bearer ${token}` }
  const created = await page.request.post('/api/v1/recipes/', { data: { title: 'Leek pie' }, headers })
  const { id } = (await created.json()) as { id: string }
  const made = await page.request.post(`/api/v1/recipes/${id}/share`, { data: {}, headers })
  const { pathname } = new URL(((await made.json()) as { url: string }).url)
  expect((await page.request.get(`/api/v1${pathname}`)).status()).toBe(200)
  await openAdministration(page)
  const row = page.getByRole('table', { name: admin.links }).getByRole('row').filter({ hasText: cook.email })
  await expect(row).toContainText('Leek pie')
  await expectAccessible(page)
  await row.getByRole('button', { name: `${admin.revoke}: Leek pie` }).click()
  await expect(toast(page, admin.linkRevoked)).toBeVisible()
  await expect(row).toHaveCount(0)
  expect((await page.request.get(`/api/v1${pathname}`)).status()).toBe(404)
})
