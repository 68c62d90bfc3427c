import { expect, type Page } from '@playwright/test'
import {
  avatar,
  confirmField,
  emailField,
  menuButton,
  passwordField,
  submitButton,
  toast,
} from './find-account-parts.ts'
import { openSignedIn } from './have-account.ts'
import { nextTask } from './next-task.ts'
import { openWith } from './open-with.ts'
import { title } from './read-recipe-page.ts'
import { soup } from './recipe-answers.ts'
import { type Language, texts } from './texts.ts'

interface Visit {
  readonly page: Page
  readonly language: Language
  readonly local: Readonly<Record<string, string>>
  /** Looks at what is on the page now; in front of it all may be a dialog or a menu. */
  look(part?: string): Promise<void>
}

const dialogPart = '[role="dialog"], [role="alertdialog"]'

/** Goes through every state of the screens that a guest comes past on the way to an account. */
export async function visitGuestScreens({ page, language, local, look }: Visit): Promise<void> {
  const { auth, loginRequired } = texts[language]
  await openWith(page, { local, session: { 'temp-recipe': JSON.stringify(soup) } }, '/recipe/guest')
  await page.getByRole('button', { name: texts[language].recipe.favorite }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await look(dialogPart)
  await dialog.getByRole('button', { name: loginRequired.register }).click()
  await expect(title(page)).toHaveText(auth.registerTitle)

  await submitButton(page).click()
  await expect(emailField(page, language)).toHaveAccessibleDescription(auth.emailInvalid)
  await look()
  await page.route('**/api/v1/users/signup', (route) => route.fulfill({ json: {} }))
  await emailField(page, language).fill(`${'camille'.repeat(8)}@example.org`)
  await passwordField(page, language).fill('password')
  await confirmField(page, language).fill('password')
  await submitButton(page).click()
  await expect(dialog).toBeVisible()
  await look(dialogPart)
  await dialog.getByRole('link', { name: 'OK' }).click()
  await expect(title(page)).toHaveText(auth.welcome)

  await page.route('**/api/v1/login/access-token', (route) => route.fulfill({ status: 400, json: {} }))
  await passwordField(page, language).fill('password')
  await submitButton(page).click()
  await expect(emailField(page, language)).toHaveAccessibleDescription(auth.loginFailureMessage)
  await look()
  await page.getByRole('link', { name: auth.forgotPassword }).click()
  await expect(title(page)).toHaveText(auth.recoverTitle)

  await page.route('**/api/v1/password-recovery/**', (route) => route.fulfill({ status: 503 }), { times: 1 })
  await submitButton(page).click()
  await expect(page.getByRole('alert').filter({ hasText: auth.recoverFailure })).toBeVisible()
  await look()
  await submitButton(page).click()
  await expect(dialog).toBeVisible()
  await look(dialogPart)
  await page.goto('/auth/reset-password')
  await submitButton(page).click()
  await expect(page.locator('[aria-invalid="true"]')).toHaveCount(2)
  await look()
}

/** Goes through the states of the frame around a signed-in cook's screens, and of their settings. */
export async function visitCookScreens({ page, language, local, look }: Visit): Promise<void> {
  const { appSidebar, userSettings, session } = texts[language]
  await page.route('**/api/v1/users/me', (route) => route.abort())
  const recipes = [{ title: 'W'.repeat(255), is_favorite: true }, { title: 'Carrot soup' }]
  await openSignedIn(page, { recipes, local })
  await expect(page.getByText(session.offline)).toBeVisible()
  await look()
  await page.unroute('**/api/v1/users/me')
  await page.reload()
  await expect(avatar(page)).toBeVisible()

  const isPhone = (page.viewportSize()?.width ?? 0) < 768
  if (isPhone) await menuButton(page).click()
  await expect(page.getByRole('region', { name: appSidebar.favorites, exact: true })).toBeVisible()
  await look(isPhone ? dialogPart : 'html')
  const search = page.getByRole('searchbox')
  await search.fill('tiramisu')
  await expect(page.getByText(appSidebar.noResultsHint)).toBeVisible()
  await look(isPhone ? dialogPart : 'html')
  await search.fill('')
  await page.getByRole('button', { name: /: Carrot soup$/ }).click()
  await expect(page.getByRole('menu')).toBeVisible()
  await look('[role="menu"]')
  await page.getByRole('menuitem').click()
  await expect(toast(page, 'Carrot soup')).toBeVisible()
  await look(isPhone ? dialogPart : 'html')
  if (isPhone) await page.keyboard.press('Escape')
  else await menuButton(page).click()
  await expect(search).toHaveCount(0)
  await look()

  await avatar(page).click()
  await expect(page.getByRole('menu')).toBeVisible()
  await look('[role="menu"]')
  await page.getByRole('menuitem').first().click()
  await visitSettings({ page, language, local, look })
  await page.getByRole('button', { name: userSettings.deleteAccount }).click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await look('[role="alertdialog"]')
}

async function visitSettings({ page, language, look }: Visit): Promise<void> {
  const { userSettings, language: languageTexts } = texts[language]
  const part = (name: string) => page.getByRole('dialog').getByRole('region', { name, exact: true })
  const saveIn = (name: string) => part(name).getByRole('button', { name: userSettings.save })
  await part(userSettings.profile).getByRole('textbox').fill(' ')
  await saveIn(userSettings.profile).click()
  await expect(part(userSettings.profile).getByRole('textbox')).toBeFocused()
  // It is given the focus once more.
  await nextTask(page)
  await part(userSettings.security).getByLabel(userSettings.newPassword, { exact: true }).fill('1')
  await saveIn(userSettings.security).click()
  await expect(page.locator('[aria-invalid="true"]')).toHaveCount(4)
  await part(languageTexts.label).getByRole('button').click()
  await expect(page.getByRole('menu')).toBeVisible()
  await look('[role="menu"]')
  await page.getByRole('menuitemradio', { checked: false }).click()
  await expect(saveIn(languageTexts.label)).toBeVisible()
  await look('[role="dialog"]')
}
