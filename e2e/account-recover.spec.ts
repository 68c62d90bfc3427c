import type { Page } from '@playwright/test'
import { findFreePort } from '../server/test/find-free-port.ts'
import { startMailServer } from '../server/test/mail-server.ts'
import { tokenIn } from '../server/test/read-mail.ts'
import { avatar, confirmField, emailField, passwordField, submitButton } from './find-account-parts.ts'
import { newEmail, openSignedIn, waitForMail } from './have-account.ts'
import { readLocal } from './open-with.ts'
import { expect, test } from './test.ts'
import { texts } from './texts.ts'

const missingToken = 'Invalid or missing token. Please check your link or request a new reset email.'

test('a cook who forgot their password sets a new one with the mailed link, once', async ({
  page,
  roux,
  expectedComplaints,
}) => {
  expectedComplaints.push(/the server responded with a status of 40[01]/)
  const { email, password } = await openSignedIn(page)
  // Codes are sent after everything else: the link is not to overtake this one.
  await waitForMail(roux, email)
  await avatar(page).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await page.getByRole('link', { name: 'Log in' }).click()
  await emailField(page).fill(email)
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await expect(page).toHaveURL('/auth/recover-password')
  await expect(emailField(page)).toHaveValue(email)
  await submitButton(page).click()
  const sent = page.getByRole('dialog', { name: texts.en.auth.linkSentTitle })
  await expect(sent).toHaveAccessibleDescription(texts.en.auth.linkSentText)
  await sent.getByRole('link', { name: 'OK' }).click()
  await expect(page).toHaveURL('/auth/login')

  const mail = await waitForMail(roux, email, 2)
  expect(mail.headers.get('subject')).toBe('Choose a new password for Roux')
  const link = `/auth/reset-password?token=${tokenIn(mail)}`
  await page.goto(link)
  await expect(page).toHaveURL('/auth/reset-password')
  await reset(page, 'second-password')
  const done = page.getByRole('dialog', { name: texts.en.auth.resetDoneTitle })
  await done.getByRole('link', { name: 'OK' }).click()
  await expect(page).toHaveURL('/auth/login')

  await test.step('the old password is refused, the new one works', async () => {
    await emailField(page).fill(email)
    await passwordField(page).fill(password)
    await submitButton(page).click()
    await expect(emailField(page)).toHaveAccessibleDescription('Login failed. Please check your credentials.')
    await passwordField(page).fill('second-password')
    await submitButton(page).click()
    await expect(avatar(page)).toBeVisible()
  })
  await test.step('the link does not work again', async () => {
    await page.goto(link)
    await reset(page, 'third-password')
    await expect(page.getByRole('alert').filter({ hasText: 'Password reset failed. Please try again.' })).toContainText(
      texts.en.auth.nextStep.linkDead,
    )
    expect(await readLocal(page, 'access_token')).not.toBeNull()
  })
})

test('code and link come through a real mail server, and the link opens this Roux', async ({ page, startRouxWith }) => {
  const mailServer = await startMailServer()
  const port = String(await findFreePort())
  const appUrl = `http://localhost:${port}`
  await startRouxWith({ PORT: port, APP_URL: appUrl, SMTP_URL: mailServer.url, MAIL_FROM: 'Roux <roux@example.org>' })
  const email = newEmail()
  const nextMail = async (count: number) => {
    await expect.poll(() => mailServer.accepted.length, { timeout: 15_000 }).toBe(count)
    expect(mailServer.accepted.at(-1)?.recipients).toEqual([email])
    return mailServer.accepted.at(-1)?.text ?? ''
  }
  const data = { email, password: 'first-password' }
  await page.request.post(`${appUrl}/api/v1/users/signup`, { data, headers: { 'accept-language': 'fr' } })
  expect(await nextMail(1)).toMatch(/^\d{8}\r?$/m)
  await page.goto(`${appUrl}/auth/recover-password?lng=fr`)
  await emailField(page, 'fr').fill(email)
  await submitButton(page).click()
  const link = /http:\S+/.exec(await nextMail(2))?.[0] ?? ''
  expect(link).toMatch(new RegExp(`^${appUrl}/auth/reset-password\\?token=`))
  await page.goto(link)
  await page.getByLabel(texts.fr.auth.newPassword, { exact: true }).fill('second-password')
  await confirmField(page, 'fr').fill('second-password')
  await submitButton(page).click()
  const done = page.getByRole('dialog', { name: texts.fr.auth.resetDoneTitle })
  await expect(done).toHaveAccessibleDescription(texts.fr.auth.resetDoneText)
  await mailServer.stop()
})

test('whether an e-mail has an account is not told, and no mail goes to one that has none', async ({ page, roux }) => {
  const email = newEmail()
  await page.goto('/auth/recover-password')
  await emailField(page).fill(email)
  await submitButton(page).click()
  await expect(page.getByRole('dialog', { name: texts.en.auth.linkSentTitle })).toBeVisible()
  // Somebody else's mail comes after it, so nothing is still on its way.
  const other = await openSignedIn(page)
  await waitForMail(roux, other.email)
  expect(roux.mailsTo(email)).toEqual([])
})

test('a link without a token says so at once, and sends nothing', async ({ page }) => {
  const calls: string[] = []
  page.on('request', (request) => calls.push(request.url()))
  for (const [path, text] of [
    ['/auth/reset-password?lng=fr', texts.fr.auth.tokenMissing],
    ['/auth/reset-password?lng=en&token=', missingToken],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('alert').filter({ hasText: text })).toBeVisible()
  }
  await reset(page, 'another-password')
  await expect(page.getByRole('alert').filter({ hasText: missingToken })).toBeFocused()
  expect(calls.filter((url) => url.includes('/api/'))).toEqual([])
  await page.getByRole('link', { name: texts.en.auth.newLink }).click()
  await expect(page).toHaveURL('/auth/recover-password')
})

test('when a link cannot be sent the form says so and keeps the e-mail', async ({ page, expectedComplaints }) => {
  expectedComplaints.push(/the server responded with a status of 503/)
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  let asked = 0
  await page.route('**/api/v1/password-recovery/**', async (route) => {
    asked += 1
    await released
    await route.fulfill({ status: 503, json: { detail: '', code: 'overloaded', request_id: '' } })
  })
  await page.goto('/auth/recover-password')
  await emailField(page).fill('camille@example.org')
  await submitButton(page).click()
  await expect(submitButton(page)).toHaveAttribute('aria-busy', 'true')
  await expect(submitButton(page)).toHaveAttribute('aria-disabled', 'true')
  await emailField(page).press('Enter')
  await expect.poll(() => asked).toBe(1)
  release()
  await expect(page.getByRole('alert').filter({ hasText: 'An error occurred. Please try again.' })).toBeVisible()
  await expect(emailField(page)).toHaveValue('camille@example.org')
})

async function reset(page: Page, password: string): Promise<void> {
  await page.getByLabel('New password', { exact: true }).fill(password)
  await confirmField(page).fill(password)
  await submitButton(page).click()
}
