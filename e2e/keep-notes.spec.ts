import type { Locator, Page } from '@playwright/test'
import { askForRecipe } from './ask-for-recipe.ts'
import { expectAccessible } from './expect-accessible.ts'
import { expectToFit } from './expect-to-fit.ts'
import { avatar, emailField, passwordField, submitButton, toast } from './find-account-parts.ts'
import { openRecipe, tool } from './have-recipe.ts'
import { title } from './read-recipe-page.ts'
import { soup } from './recipe-answers.ts'
import { superuser, withSuperuser } from './superuser.ts'
import { expect, test } from './test.ts'
import { type Language, texts } from './texts.ts'

const note = 'Next time less salt.\nThe big pan is better.'

function notes(page: Page, language: Language = 'en'): Locator {
  return page.getByRole('region', { name: texts[language].notes.heading, exact: true })
}

for (const [language, theme, width] of [
  ['en', 'light', 1280],
  ['fr', 'dark', 320],
] as const) {
  const { notes: words, edit, recipe } = texts[language]

  test(`a cook writes notes, finds them again and changes them where they stand, in ${language}, ${theme}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    const saved = await openRecipe(page, { local: { 'vite-ui-theme': theme, i18nextLng: language } })
    const section = notes(page, language)
    const field = section.getByRole('textbox', { name: words.heading })
    const add = section.getByRole('button', { name: words.add })
    // On a phone they follow the steps, on the other side.
    const turn = () => (width < 640 ? page.getByRole('radio', { name: recipe.steps }).check() : undefined)
    await expectAccessible(page, 'main')
    await turn()
    await add.click()
    await expect(field).toBeFocused()
    await expect(field).toHaveAccessibleDescription(words.hint)
    await field.fill(note)
    await expectAccessible(page, 'main')
    await expectToFit(page)
    await page.reload()
    await turn()
    await expect(field).toHaveValue(note)
    await field.press('Control+Enter')
    await expect(section.getByRole('status')).toHaveText(words.saved)
    const change = section.getByRole('button', { name: words.edit })
    await expect(change).toBeFocused()
    await expect(section.locator('p').first()).toHaveText(note)
    await expect(section.locator('time')).toBeVisible()
    await expectAccessible(page, 'main')
    await expectToFit(page)
    expect(await saved.read()).toMatchObject({ notes: note })
    await page.reload()
    await turn()
    await expect(section.locator('p').first()).toHaveText(note)

    await test.step('Escape leaves them as they were, and what was typed can be brought back', async () => {
      await change.click()
      await expect(field).toHaveValue(note)
      await field.fill('Half typ')
      await field.press('Escape')
      await expect(section.locator('p').first()).toHaveText(note)
      await expect(change).toBeFocused()
      await toast(page, edit.cancelled).getByRole('button', { name: edit.undo }).click()
      await expect(field).toHaveValue('Half typ')
      await section.getByRole('button', { name: words.cancel }).click()
      await expect(change).toBeVisible()
    })

    await test.step('in edit mode they are a field', async () => {
      await tool(page, recipe.edit).click()
      const whole = page.getByRole('textbox', { name: words.heading, exact: true })
      await expect(whole).toHaveValue(note)
      await whole.fill(' ')
      await expectAccessible(page, 'main')
      await tool(page, edit.save).click()
      await expect(title(page)).toHaveText(soup.title)
      await expect(add).toBeVisible()
      expect(await saved.read()).toMatchObject({ notes: '', notes_updated_at: null })
    })
  })
}

test('a failure says so and keeps what was typed; notes that were changed elsewhere are asked about', async ({
  page,
  expectedComplaints,
}) => {
  expectedComplaints.push(/the server responded with a status of (?:412|500)/, /saving notes failed/)
  const saved = await openRecipe(page)
  const { notes: words, conflict } = texts.en
  const section = notes(page)
  const field = section.getByRole('textbox')
  await section.getByRole('button', { name: words.add }).click()
  await field.fill('Mine.')
  await page.route(`**/api/v1/recipes/${saved.id}`, (route) => route.fulfill({ status: 500 }))
  await section.getByRole('button', { name: words.save }).click()
  await expect(section.getByRole('alert')).toHaveText(words.saveFailed)
  await expect(field).toHaveValue('Mine.')
  await page.unroute(`**/api/v1/recipes/${saved.id}`)

  const dialog = page.getByRole('dialog', { name: conflict.title })
  await saved.change({ notes: 'Theirs.' })
  await section.getByRole('button', { name: words.save }).click()
  await dialog.getByRole('button', { name: conflict.takeTheirs }).click()
  await expect(section.locator('p').first()).toHaveText('Theirs.')
  await expect(dialog).toHaveCount(0)
  await toast(page, texts.en.edit.putAside).getByRole('button', { name: texts.en.edit.undo }).click()
  await expect(field).toHaveValue('Mine.')
  await section.getByRole('button', { name: words.save }).click()
  await dialog.getByRole('button', { name: conflict.keepMine }).click()
  await expect(section.locator('p').first()).toHaveText('Mine.')
  expect(await saved.read()).toMatchObject({ notes: 'Mine.', title: soup.title })
})

test('a guest keeps notes in the tab, on paper they stand without their buttons, and they move to the account', async ({
  page,
}) => {
  const { notes: words } = texts.en
  await page.goto('/')
  await askForRecipe(page, 'a lentil soup')
  const section = notes(page)
  await section.getByRole('button', { name: words.add }).click()
  await section.getByRole('textbox').fill(note)
  await section.getByRole('button', { name: words.save }).click()
  await page.reload()
  await expect(section.locator('p').first()).toHaveText(note)
  await page.emulateMedia({ media: 'print' })
  await expect(section.getByText('Next time less salt.')).toBeVisible()
  await expect(section.getByRole('button')).toHaveCount(0)
  await page.emulateMedia({ media: 'screen' })
  const cook = { email: `notes-${Date.now()}@example.org`, password: 'a wooden spoon' }
  await page.request.post('/api/v1/users/signup', { data: cook })
  await page.getByRole('button', { name: texts.en.guestRecipe.save, exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: texts.en.loginRequired.logIn }).click()
  await emailField(page).fill(cook.email)
  await passwordField(page).fill(cook.password)
  await submitButton(page).click()
  await expect(avatar(page)).toBeVisible()
  const { access_token } = await (
    await page.request.post('/api/v1/login/access-token', { form: { username: cook.email, password: cook.password } })
  ).json()
  const headers = { authorization: `Bearer ${access_token}` }
  const { data } = await (await page.request.get('/api/v1/recipes/', { headers })).json()
  expect(data).toMatchObject([{ notes: note }])
})

test('a superuser sees nothing of the notes on the recipe of somebody else, and cannot lose them', async ({
  page,
  startRouxWith,
}) => {
  const roux = await startRouxWith(withSuperuser)
  const api = async (path: string, options: Parameters<typeof page.request.fetch>[1]) =>
    (await page.request.fetch(`${roux.url}/api/v1/${path}`, { method: 'POST', ...options })).json()
  const cook = { email: 'camille@example.org', password: 'first-password' }
  await api('users/signup', { data: cook })
  const logIn = async (form: Record<string, string>): Promise<string> =>
    (await api('login/access-token', { form })).access_token
  const headers = { authorization: `Bearer ${await logIn({ username: cook.email, password: cook.password })}` }
  const { id } = await api('recipes/', { data: { ...soup, notes: note }, headers })
  const token = await logIn(superuser)
  await page.goto(`${roux.url}/favicon.svg`)
  await page.evaluate((value) => localStorage.setItem('access_token', value), token)
  await page.goto(`${roux.url}/recipe/${id}`)
  await expect(title(page)).toHaveText(soup.title)
  await expect(notes(page)).toHaveCount(0)
  await tool(page, 'Edit').click()
  await page.getByRole('textbox', { name: 'Title' }).fill('Broth')
  await expect(page.getByRole('textbox', { name: texts.en.notes.heading, exact: true })).toHaveCount(0)
  await tool(page, 'Save').click()
  await expect(title(page)).toHaveText('Broth')
  await expect(page.getByText('less salt')).toHaveCount(0)
  expect(await api(`recipes/${id}`, { method: 'GET', headers })).toMatchObject({ title: 'Broth', notes: note })
})
