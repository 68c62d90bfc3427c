import type { Locator, Page } from '@playwright/test'
import { avatar, emailField, passwordField, submitButton, toast } from './find-account-parts.ts'
import { openSignedIn } from './have-account.ts'
import { readLocal } from './open-with.ts'
import { expect, test } from './test.ts'
import { texts } from './texts.ts'

const { userSettings } = texts.en

test('the profile: the name is required, saved when it has changed, and there again later', async ({
  page,
  expectedComplaints,
}) => {
  expectedComplaints.push(/the server responded with a status of 500/, /saving the settings failed/)
  await openSignedIn(page)
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await expect(avatar(page)).toBeVisible()
  await page.route('**/api/v1/users/me', (route) => released.then(() => route.continue()), { times: 1 })
  const profile = part(await openSettings(page), userSettings.profile)
  const name = profile.getByRole('textbox', { name: 'Full name' })
  await expect(name).toBeDisabled()
  release()
  await expect(name).toBeEnabled()
  await expect(saveOf(profile)).toHaveCount(0)

  await name.fill('Camille')
  await expect(saveOf(profile)).toBeVisible()
  await name.fill('')
  await expect(saveOf(profile)).toHaveCount(0)
  await name.fill('   ')
  await saveOf(profile).click()
  await expect(name).toHaveAccessibleDescription('Full name is required')
  await name.fill('Camille Étienne')
  await expect(name).toHaveAccessibleDescription('')
  await page.route('**/api/v1/users/me', (route) => route.fulfill({ status: 500 }), { times: 1 })
  await saveOf(profile).click()
  await expect(toast(page, userSettings.profileUpdateError)).toBeVisible()
  await expect(name).toHaveValue('Camille Étienne')
  await saveOf(profile).click()
  await expect(toast(page, userSettings.profileUpdated)).toBeVisible()
  await expect(saveOf(profile)).toHaveCount(0)

  await page.reload()
  await expect(part(await openSettings(page), userSettings.profile).getByRole('textbox')).toHaveValue('Camille Étienne')
})

test('a profile that cannot be loaded says so', async ({ page, expectedComplaints }) => {
  expectedComplaints.push(/the server responded with a status of 500/, /reading the profile failed/)
  await openSignedIn(page)
  await expect(avatar(page)).toBeVisible()
  await page.route('**/api/v1/users/me', (route) => route.fulfill({ status: 500 }), { times: 1 })
  const dialog = await openSettings(page)
  await expect(toast(page, userSettings.fetchError)).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(avatar(page)).toBeFocused()
})

test('the space that the account takes is shown, and asked for again where it could not be read', async ({
  page,
  expectedComplaints,
}) => {
  expectedComplaints.push(/the server responded with a status of 500/, /reading space failed/)
  await openSignedIn(page)
  const json = { recipes: 1234, bytes: 56_780_000, most_recipes: 20_000, most_bytes: 500_000_000 }
  let send = () => {}
  const asked = new Promise<void>((resolve) => {
    send = resolve
  })
  await page.route('**/api/v1/users/me/space', async (route) => {
    await asked
    await route.fulfill({ json })
  })
  await page.route('**/api/v1/users/me/space', (route) => route.fulfill({ status: 500 }), { times: 1 })
  const space = part(await openSettings(page), userSettings.space)
  await space.getByRole('button', { name: userSettings.retry }).click()
  await expect(space.getByRole('status')).toHaveText(userSettings.spaceLoading)
  send()
  await expect(space.getByRole('listitem')).toHaveText(['Recipes: 1,234 of 20,000', 'Text: 56.8 MB of 500 MB'])
})

test('the language is chosen with its flag, and changes when it is saved', async ({ page, expectedComplaints }) => {
  await openSignedIn(page)
  const dialog = await openSettings(page)
  const language = part(dialog, 'Language')
  await expect(saveOf(language)).toHaveCount(0)
  await language.getByRole('button', { name: /English/ }).click()
  const choices = page.getByRole('menuitemradio')
  await expect(choices).toHaveText([/English/, /Français/])
  for (const choice of await choices.all()) await expect(choice.locator('svg').first()).toBeVisible()
  await choices.filter({ hasText: 'Français' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')

  await test.step('its texts cannot be fetched', async () => {
    expectedComplaints.push(/Failed to load resource/, /saving the settings failed/)
    await page.route(/\/assets\/fr-.*\.js/, (route) => route.abort())
    await saveOf(language).click()
    await expect(toast(page, userSettings.languageUpdateError)).toBeVisible()
    await page.unroute(/\/assets\/fr-.*\.js/)
  })
  await page.reload()
  await chooseFrench(page)
  await expect(toast(page, texts.fr.userSettings.languageUpdated)).toBeVisible()
  await expect(page.getByRole('dialog', { name: texts.fr.userSettings.title })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  expect(await readLocal(page, 'i18nextLng')).toBe('fr')
})

test('the password: every rule has its words, and the new one logs in', async ({ page, expectedComplaints }) => {
  expectedComplaints.push(/the server responded with a status of 40[01]/, /saving the settings failed/)
  const { email, password } = await openSignedIn(page)
  const security = part(await openSettings(page), userSettings.security)
  const field = (name: string) => security.getByLabel(name, { exact: true })
  const [current, fresh, again] = [field('Current password'), field('New password'), field('Confirm password')]
  await expect(saveOf(security)).toHaveCount(0)
  await fresh.fill('12345')
  await saveOf(security).click()
  await expect(fresh).toHaveAccessibleDescription('Password must be at least 6 characters')
  await expect(again).toHaveAccessibleDescription('Passwords do not match')
  await expect(current).toHaveAccessibleDescription(userSettings.currentPasswordRequired)
  await fresh.fill('second-password')
  await expect(fresh).toHaveAccessibleDescription('')
  await again.fill('second-password')
  await expect(again).toHaveAccessibleDescription('')

  await current.fill('not-this-one')
  await expect(current).toHaveAccessibleDescription('')
  await saveOf(security).click()
  await expect(toast(page, userSettings.passwordUpdateError)).toBeVisible()
  await expect(fresh).toHaveValue('second-password')
  await current.fill(password)
  await saveOf(security).click()
  await expect(toast(page, userSettings.passwordUpdated)).toBeVisible()
  for (const one of [current, fresh, again]) await expect(one).toHaveValue('')
  await expect(saveOf(security)).toHaveCount(0)

  await page.keyboard.press('Escape')
  await avatar(page).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await page.getByRole('link', { name: 'Log in' }).click()
  await emailField(page).fill(email)
  await passwordField(page).fill(password)
  await submitButton(page).click()
  await expect(emailField(page)).toHaveAccessibleDescription('Login failed. Please check your credentials.')
  await passwordField(page).fill('second-password')
  await submitButton(page).click()
  await expect(avatar(page)).toBeVisible()
})

test('an account is deleted after one more question, and the register page follows', async ({
  page,
  expectedComplaints,
}) => {
  expectedComplaints.push(/the server responded with a status of 500/, /saving the settings failed/)
  const { email, password, token } = await openSignedIn(page, { recipes: [{ title: 'Carrot soup' }] })
  const danger = part(await openSettings(page), userSettings.dangerZone)
  const open = danger.getByRole('button', { name: 'Delete account' })
  await open.click()
  const question = page.getByRole('alertdialog', { name: userSettings.deleteTitle })
  await expect(question).toHaveAccessibleDescription(
    `The account ${email} and all its recipes are deleted. This cannot be undone.`,
  )
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(question).toHaveCount(0)
  await expect(open).toBeFocused()

  await open.click()
  await page.route('**/api/v1/users/me', (route) => route.fulfill({ status: 500 }), { times: 1 })
  await question.getByRole('button', { name: userSettings.deleteConfirm }).click()
  await expect(toast(page, userSettings.deleteError)).toBeVisible()
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/api/v1/users/me', (route) => released.then(() => route.continue()), { times: 1 })
  await question.getByRole('button', { name: userSettings.deleteConfirm }).click()
  await expect(question.getByRole('button', { name: userSettings.deleting })).toBeDisabled()
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeDisabled()
  await page.keyboard.press('Escape')
  await expect(question).toBeVisible()
  release()

  await expect(page).toHaveURL('/auth/register')
  await expect(toast(page, userSettings.accountDeleted)).toBeVisible()
  expect(await readLocal(page, 'access_token')).toBeNull()
  const me = await page.request.get('/api/v1/users/me', { headers: { authorization: `Bearer ${token}` } })
  expect(me.status()).toBe(401)
  const form = { username: email, password }
  expect((await page.request.post('/api/v1/login/access-token', { form })).status()).toBe(400)
})

test('on a phone the settings fill the screen, on a desk they stand in its middle', async ({ page }) => {
  await openSignedIn(page)
  const dialog = await openSettings(page)
  for (const [size, box] of [
    [
      { width: 390, height: 844 },
      { x: 0, width: 390 },
    ],
    [
      { width: 1280, height: 800 },
      { x: 360, width: 560 },
    ],
  ] as const) {
    await page.setViewportSize(size)
    await expect.poll(() => dialog.boundingBox()).toMatchObject(box)
    await dialog.getByRole('button', { name: 'Delete account' }).scrollIntoViewIfNeeded()
    await expect(dialog.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 })
  }
})

async function openSettings(page: Page): Promise<Locator> {
  await avatar(page).click()
  await page.getByRole('menuitem', { name: 'User settings' }).click()
  const dialog = page.getByRole('dialog', { name: 'User settings' })
  await expect(dialog.getByRole('heading', { level: 3 })).toHaveText([
    'Profile',
    'Language',
    'Preferences',
    'Space',
    'Your recipes',
    'Security',
    'Danger zone',
  ])
  return dialog
}

async function chooseFrench(page: Page): Promise<void> {
  const language = part(await openSettings(page), 'Language')
  await language.getByRole('button', { name: /English/ }).click()
  await page.getByRole('menuitemradio', { name: /Français/ }).click()
  await saveOf(language).click()
}

function part(dialog: Locator, name: string): Locator {
  return dialog.getByRole('region', { name, exact: true })
}

function saveOf(section: Locator): Locator {
  return section.getByRole('button', { name: 'Save' })
}
