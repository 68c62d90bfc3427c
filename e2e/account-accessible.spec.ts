import { promptBox } from './ask-for-recipe.ts'
import { expectAccessible } from './expect-accessible.ts'
import { expectToFit } from './expect-to-fit.ts'
import { avatar, emailField, passwordField } from './find-account-parts.ts'
import { newEmail } from './have-account.ts'
import { expect, test } from './test.ts'
import { visitCookScreens, visitGuestScreens } from './visit-account-screens.ts'

const expected = [/Failed to load resource/, /the stored session could not be checked/]

for (const { name, theme, language, size, check } of [
  {
    name: 'axe finds nothing at 390 px',
    theme: 'light',
    language: 'fr',
    size: { viewport: { width: 390, height: 844 } },
    check: expectAccessible,
  },
  {
    name: 'axe finds nothing at 1280 px',
    theme: 'dark',
    language: 'en',
    size: { viewport: { width: 1280, height: 800 } },
    check: expectAccessible,
  },
  {
    name: 'nothing is cut off at 320 px',
    theme: 'dark',
    language: 'fr',
    size: { viewport: { width: 320, height: 568 } },
    check: expectToFit,
  },
  {
    name: 'nothing is cut off at 200 % zoom',
    theme: 'light',
    language: 'en',
    size: { viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 },
    check: expectToFit,
  },
] as const) {
  test.describe(`${theme}, in ${language}`, () => {
    test.use(size)
    for (const [who, visit] of [
      ['a guest sees on the way to an account', visitGuestScreens],
      ['a cook sees around their recipes', visitCookScreens],
    ] as const) {
      test(`${name} in what ${who}`, async ({ page, expectedComplaints }) => {
        expectedComplaints.push(...expected)
        const local = { 'vite-ui-theme': theme, i18nextLng: language }
        await visit({ page, language, local, look: (part) => check(page, part) })
      })
    }
  })
}

test('an account is registered and logged in to with the keyboard alone', async ({ page }) => {
  const email = newEmail()
  const press = async (...keys: readonly string[]) => {
    for (const key of keys) await page.keyboard.press(key)
  }
  await page.goto('/auth/register')
  await expect(emailField(page)).toBeFocused()
  await page.keyboard.type(email)
  await press('Tab')
  await page.keyboard.type('password')
  await press('Tab')
  await expect(page.getByRole('button', { name: 'Show password' })).toBeFocused()
  await press('Tab')
  await page.keyboard.type('password')
  await press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('link', { name: 'OK' })).toBeFocused()
  await press('Tab')
  await expect(dialog.getByRole('link', { name: 'OK' })).toBeFocused()
  await press('Enter')
  await expect(passwordField(page)).toBeFocused()
  await page.keyboard.type('password')
  await press('Enter')
  await expect(avatar(page)).toBeVisible()

  await test.step('the settings are opened and closed', async () => {
    await expect(promptBox(page)).toBeFocused()
    await avatar(page).focus()
    await press('Enter')
    await expect(page.getByRole('menuitem', { name: 'User settings' })).toBeFocused()
    await press('Enter')
    const settings = page.getByRole('dialog', { name: 'User settings' })
    await expect(settings.getByRole('textbox', { name: 'Full name' })).toBeEnabled()
    expect(await settings.evaluate((element) => element.contains(document.activeElement))).toBe(true)
    await press('Escape')
    await expect(settings).toHaveCount(0)
    await expect(avatar(page)).toBeFocused()
  })
  await test.step('and out again', async () => {
    await press('Enter')
    await expect(page.getByRole('menuitem', { name: 'User settings' })).toBeFocused()
    await press('End')
    await expect(page.getByRole('menuitem', { name: 'Log out' })).toBeFocused()
    await press('Enter')
    await expect(page.getByRole('link', { name: 'Log in' })).toBeVisible()
  })
})
