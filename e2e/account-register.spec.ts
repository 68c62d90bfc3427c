import type { Page } from '@playwright/test'
import { codeIn } from '../server/test/read-mail.ts'
import { askForRecipe } from './ask-for-recipe.ts'
import {
  avatar,
  confirmField,
  emailField,
  passwordField,
  recipeList,
  submitButton,
  toast,
} from './find-account-parts.ts'
import { newEmail, waitForMail } from './have-account.ts'
import { readLocal, readSession } from './open-with.ts'
import { title } from './read-recipe-page.ts'
import { expect, test } from './test.ts'
import { type Language, texts } from './texts.ts'

const registeredText = 'You can now log in using the verification code sent to your email.'
const password = 'with six or more'

test.describe('at 1280 px', () => {
  test.use({ viewport: { width: 1280, height: 800 } })

  test('a guest saves an edited recipe by registering and logging in with the mailed code', async ({ page, roux }) => {
    await getRecipe(page, 'a lentil soup')
    for (const tool of ['Favorite', 'Improve with AI']) {
      await test.step(`${tool} needs an account`, async () => {
        const button = page.getByRole('button', { name: tool, exact: true })
        await button.click()
        const dialog = page.getByRole('dialog', { name: 'You need to be logged in' })
        await expect(dialog.getByRole('button')).toHaveText(['Cancel', 'Register', 'Log in'])
        await dialog.getByRole('button', { name: 'Cancel' }).click()
        await expect(dialog).toHaveCount(0)
        await expect(button).toBeFocused()
      })
    }
    await page.getByRole('button', { name: 'Edit', exact: true }).click()
    await page.getByRole('textbox', { name: 'Title' }).fill('Soup of my own')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page
      .getByRole('dialog', { name: 'You need to be logged in' })
      .getByRole('button', { name: 'Register' })
      .click()
    await expect(page).toHaveURL('/auth/register')

    const email = newEmail()
    await register(page, email)
    const mail = await waitForMail(roux, email)
    expect(mail.headers.get('subject')).toBe('Your code for Roux')
    await passwordField(page).fill(codeIn(mail))
    await submitButton(page).click()

    const saved = toast(page, '“Soup of my own” is now among your recipes.')
    // As long as the pointer is there it stays.
    await saved.hover()
    await expect(page).toHaveURL('/')
    await expect(avatar(page)).toHaveAccessibleName(`Account CA: ${email}`)
    expect(await readLocal(page, 'access_token')).toMatch(/\S/)
    expect(await readSession(page, 'temp-recipe')).toBeNull()
    await expect(recipeList(page, 'Recently saved').getByRole('link')).toHaveText(['Soup of my own'])
    await saved.getByRole('button', { name: 'Open it' }).click()
    await expect(page).toHaveURL(/\/recipe\/[\w-]{36}$/)
    await expect(title(page)).toHaveText('Soup of my own')
  })
})

test.describe('at 390 px, in French', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('a guest marks a recipe by registering and logging in with the password', async ({ page, roux }) => {
    const { auth, loginRequired, recipe } = texts.fr
    await page.goto('/?lng=fr')
    await getRecipe(page, 'une soupe de lentilles')
    const name = await title(page).innerText()
    await page.getByRole('button', { name: recipe.favorite }).click()
    const dialog = page.getByRole('dialog', { name: loginRequired.title })
    await expect(dialog).toHaveAccessibleDescription(loginRequired.text)
    await dialog.getByRole('button', { name: loginRequired.logIn }).click()
    await expect(page).toHaveURL('/auth/login')
    await expect(page).toHaveTitle('Se connecter – Roux')
    await page.getByRole('link', { name: auth.createAccount }).click()

    const email = newEmail()
    await register(page, email, 'fr')
    const mail = await waitForMail(roux, email)
    expect(mail.text).toMatch(/à la place du mot de passe, ce code\s:/)
    await passwordField(page, 'fr').fill(password)
    await submitButton(page).click()

    const saved = toast(page, `« ${name} » fait maintenant partie de vos recettes.`)
    await saved.hover()
    await expect(page).toHaveURL('/')
    await expect(avatar(page)).toHaveAccessibleName(`Compte CA : ${email}`)
    await saved.getByRole('button').click()
    await expect(title(page)).toHaveText(name)
  })
})

test('a guest who did not ask to keep the recipe leaves it behind when they log in', async ({ page }) => {
  await getRecipe(page, 'a lentil soup')
  await page.getByRole('link', { name: 'Log in' }).click()
  await page.getByRole('link', { name: 'Create an account' }).click()
  await register(page, newEmail())
  await passwordField(page).fill(password)
  await submitButton(page).click()
  await expect(recipeList(page, 'Recently saved')).toContainText('No recipe yet')
  expect(await readSession(page, 'temp-recipe')).toBeNull()
})

test('a recipe that the account cannot take at the login stays in the tab', async ({ page, expectedComplaints }) => {
  expectedComplaints.push(/the server responded with a status of 500/, /saving the guest's recipe failed/)
  await getRecipe(page, 'a lentil soup')
  const name = await title(page).innerText()
  await page.getByRole('button', { name: 'Favorite', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Register' }).click()
  await register(page, newEmail())
  await page.route('**/api/v1/recipes/', (route) => route.fulfill({ status: 500 }), { times: 1 })
  await passwordField(page).fill(password)
  await submitButton(page).click()
  const notSaved = toast(page, texts.en.auth.recipeNotSaved)
  await notSaved.hover()
  await expect(page).toHaveURL('/')
  await notSaved.getByRole('button', { name: 'Open it' }).click()
  await expect(page).toHaveURL('/recipe/guest')
  await expect(title(page)).toHaveText(name)
})

for (const language of ['en', 'fr'] as const) {
  const { auth } = texts[language]

  test(`the forms check what was typed when they are sent, then with every change, in ${language}`, async ({
    page,
  }) => {
    const [email, first, second] = [emailField, passwordField, confirmField].map((field) => field(page, language))
    if (!email || !first || !second) throw new Error('There are three fields')
    await page.goto(`/auth/register?lng=${language}`)
    await email.fill('camille@')
    await first.fill('12345')
    await second.fill('1234')
    await expect(page.locator('[aria-invalid="true"]')).toHaveCount(0)
    await submitButton(page).click()
    await expect(email).toHaveAccessibleDescription(auth.emailInvalid)
    await expect(email).toBeFocused()
    await expect(first).toHaveAccessibleDescription(auth.passwordCharactersError)
    await expect(second).toHaveAccessibleDescription(auth.passwordCharactersError)
    await email.fill('camille@example.org')
    await expect(email).toHaveAccessibleDescription('')
    await second.fill('123456')
    await expect(second).toHaveAccessibleDescription(auth.passwordsDontMatch)
    await first.fill('123456')
    await expect(page.locator('[aria-invalid="true"]')).toHaveCount(0)

    await page.goto('/auth/login')
    await submitButton(page).click()
    await expect(email).toHaveAccessibleDescription(auth.emailInvalid)
    await expect(first).toHaveAccessibleDescription(auth.passwordCharactersError)

    await page.goto('/auth/recover-password')
    await submitButton(page).click()
    await expect(email).toHaveAccessibleDescription(auth.recoverEmailInvalid)
    await email.fill('camille@example.org')
    await expect(email).toHaveAccessibleDescription('')

    await page.goto('/auth/reset-password?token=x')
    const fresh = page.getByLabel(auth.newPassword, { exact: true })
    await fresh.fill('123456')
    await second.fill('1234567')
    await submitButton(page).click()
    await expect(second).toHaveAccessibleDescription(auth.passwordsDontMatch)
    await fresh.fill('12345')
    await expect(fresh).toHaveAccessibleDescription(auth.passwordCharactersError)
  })
}

test('the specification words every fault of a form, and the field that shows it', async ({
  page,
  expectedComplaints,
}) => {
  expectedComplaints.push(/the server responded with a status of 40[01]/)
  const { auth } = texts.en
  expect(auth).toMatchObject({
    emailInvalid: 'Invalid email address',
    recoverEmailInvalid: 'Please enter a valid email address',
    passwordCharactersError: 'Password must be at least 6 characters',
    passwordsDontMatch: 'Passwords do not match',
  })
  const email = newEmail()
  await page.goto('/auth/login')
  await emailField(page).fill(email)
  await passwordField(page).fill(password)
  await submitButton(page).click()
  await expect(emailField(page)).toHaveAccessibleDescription('Login failed. Please check your credentials.')
  await expect(emailField(page)).toBeFocused()
  expect(await readLocal(page, 'access_token')).toBeNull()

  await page.getByRole('link', { name: 'Create an account' }).click()
  await expect(emailField(page)).toHaveValue(email)
  await register(page, email)
  await page.getByRole('link', { name: 'Create an account' }).click()
  await fillAccount(page, email)
  await expect(emailField(page)).toHaveAccessibleDescription(
    `Registration failed. Please try again. ${auth.nextStep.registered}`,
  )
  await emailField(page).press('End')
  await emailField(page).press('x')
  await expect(emailField(page)).toHaveAccessibleDescription('')
})

test('password managers find their fields, pasting works, and a password can be shown', async ({ page }) => {
  await page.goto('/auth/register')
  await expect(emailField(page)).toHaveAttribute('autocomplete', 'username')
  await expect(passwordField(page)).toHaveAttribute('autocomplete', 'new-password')
  await passwordField(page).fill('pasted')
  const show = page.getByRole('button', { name: 'Show password' })
  await show.click()
  await expect(show).toHaveAttribute('aria-pressed', 'true')
  for (const field of [passwordField(page), confirmField(page)]) await expect(field).toHaveAttribute('type', 'text')
  await page.getByRole('link', { name: 'Log in' }).click()
  await expect(passwordField(page)).toHaveAttribute('autocomplete', 'current-password')
  await expect(passwordField(page)).toHaveAttribute('type', 'password')
})

test('the cover stands beside the forms from 768 px up', async ({ page }) => {
  const cover = page.getByText(texts.en.auth.tagline)
  for (const [width, isShown] of [
    [767, false],
    [768, true],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/auth/login')
    await expect(title(page)).toHaveText('Welcome back')
    await expect(cover).toBeVisible({ visible: isShown })
  }
  expect((await cover.boundingBox())?.x).toBeGreaterThan((await submitButton(page).boundingBox())?.x ?? 768)
})

async function getRecipe(page: Page, prompt: string): Promise<void> {
  if (page.url() === 'about:blank') await page.goto('/')
  await askForRecipe(page, prompt)
  await expect(page).toHaveURL('/recipe/guest')
  await expect(page.getByRole('note').first()).toBeVisible()
}

async function fillAccount(page: Page, email: string, language: Language = 'en'): Promise<void> {
  await expect(title(page)).toHaveText(texts[language].auth.registerTitle)
  await emailField(page, language).fill(email)
  await passwordField(page, language).fill(password)
  await confirmField(page, language).fill(password)
  await submitButton(page).click()
}

/** Registers, and goes on to the login screen, which knows the e-mail. */
async function register(page: Page, email: string, language: Language = 'en'): Promise<void> {
  const { auth } = texts[language]
  await fillAccount(page, email, language)
  const dialog = page.getByRole('dialog', { name: auth.registeredTitle })
  await expect(dialog).toHaveAccessibleDescription(language === 'en' ? registeredText : auth.registeredText)
  const ok = dialog.getByRole('link', { name: 'OK' })
  await expect(ok).toBeFocused()
  await ok.click()
  await expect(page).toHaveURL('/auth/login')
  await expect(emailField(page, language)).toHaveValue(email)
  await expect(passwordField(page, language)).toHaveAccessibleDescription(auth.codeHint)
}
