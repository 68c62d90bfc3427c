import type { Page } from '@playwright/test'
import { expectAccessible } from './expect-accessible.ts'
import { expectToFit } from './expect-to-fit.ts'
import { emailField, passwordField } from './find-account-parts.ts'
import { newEmail, openSignedIn } from './have-account.ts'
import { openWith } from './open-with.ts'
import { ingredients, title } from './read-recipe-page.ts'
import { expect, test } from './test.ts'
import { type Language, texts } from './texts.ts'

const gratin = {
  '@type': 'Recipe',
  name: 'Leek gratin',
  author: { name: 'Ann Green' },
  publisher: { name: 'The Green Larder' },
  prepTime: 'PT15M',
  recipeYield: 4,
  recipeIngredient: ['4 leeks, sliced', '200 ml cream'],
  recipeInstructions: [{ text: 'Cook the leeks.' }, { text: 'Bake <b>them</b> in the cream.' }],
}
const html = `<html><head><link rel="canonical" href="https://larder.example/gratin">
  <script type="application/ld+json">${JSON.stringify(gratin)}</script></head></html>`
const lines = ['4 leeks, sliced', '200 ml cream']
const steps = ['Cook the leeks.', 'Bake them in the cream.']

for (const [language, theme, width] of [
  ['en', 'light', 1280],
  ['fr', 'dark', 320],
] as const) {
  const { bringIn, appSidebar, edit } = texts[language]
  const local = { 'vite-ui-theme': theme, i18nextLng: language }

  test(`a cook brings a page in, looks at it, and saves it with its source, in ${language}, ${theme}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await openSignedIn(page, { path: '/bring-in', local })
    await expect(page).toHaveTitle(bringIn.title)
    await expectAccessible(page)
    await paste(page, html, language)
    const draft = page.getByRole('article', { name: gratin.name })
    await expect(draft.getByRole('listitem')).toHaveText([...lines, ...steps])
    await expect(draft.getByText(bringIn.origin.data)).not.toHaveCount(0)
    await expect(page.getByRole('status').filter({ hasText: '1' })).toHaveText(fill(bringIn.status.found, 1))
    await expectAccessible(page)
    await expectToFit(page)
    await act(page, bringIn.save).click()
    await expect(title(page)).toHaveText(gratin.name)
    await expect(ingredients(page, language)).toHaveText(lines)
    const link = page.getByRole('link', { name: 'The Green Larder' })
    await expect(link).toHaveAttribute('href', 'https://larder.example/gratin')
    await expect(page.getByText('Ann Green')).toBeVisible()
    await expectAccessible(page, 'main')
    await expectToFit(page)

    await test.step('the same page is known again, and may be left out', async () => {
      await page.goto('/bring-in')
      await paste(page, html, language)
      await expect(page.getByText(bringIn.same)).toBeVisible()
      await expectAccessible(page)
      await page.getByRole('listitem').getByRole('button', { name: bringIn.leaveOut }).click()
      await expect(page.getByText(bringIn.leftOut, { exact: true })).toBeVisible()
    })
  })

  test(`a cook compares what is brought with the recipe that is there, and keeps both, in ${language}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await openSignedIn(page, { path: '/bring-in', local })
    await paste(page, html, language)
    await act(page, bringIn.save).click()
    await expect(title(page)).toHaveText(gratin.name)
    await page.goto('/bring-in')
    await paste(page, html.replace('200 ml cream', '300 ml cream').replace('"recipeYield":4,', ''), language)
    const row = page.getByRole('list', { name: bringIn.readList })
    await row.getByRole('button', { name: bringIn.compare }).focus()
    await page.keyboard.press('Enter')
    const compared = bringIn.compared.replace('{{title}}', gratin.name)
    await expect(page.getByRole('heading', { name: compared })).toBeFocused()
    const comparison = page.getByRole('article', { name: compared })
    await expect(comparison.getByRole('deletion')).toHaveText([/200/])
    await expect(comparison.getByRole('insertion')).toHaveText([/300/])
    await expectAccessible(page)
    await expectToFit(page)
    await comparison.getByRole('radio', { name: texts[language].history.whole }).check()
    await expect(comparison.getByText(lines[0] ?? '')).toBeVisible()
    await act(page, bringIn.keepBoth).click()
    await expect(title(page)).toHaveText(gratin.name)
    await expect(ingredients(page, language)).toHaveText(['4 leeks, sliced', '300 ml cream'])
  })

  test(`a cook edits what was read before it is saved, and it keeps its source, in ${language}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await openSignedIn(page, { path: '/bring-in', local })
    await paste(page, html, language)
    await act(page, bringIn.edit).click()
    await page.getByRole('textbox', { name: edit.title }).fill('My gratin')
    await page.getByRole('button', { name: edit.save, exact: true }).last().click()
    await expect(title(page)).toHaveText('My gratin')
    await expect(page.getByRole('link', { name: 'The Green Larder' })).toBeVisible()
  })

  test(`a text and a file are read, and what is no recipe is told, in ${language}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await openSignedIn(page, { path: '/bring-in', local })
    await paste(page, 'Just words.', language)
    await expect(page.getByText(bringIn.failure.noRecipe)).toBeVisible()
    await expectAccessible(page)
    await expectToFit(page)
    await paste(page, 'Soup\n\nIngredients\n2 leeks\n1 onion\n\nMethod\nSimmer them.', language)
    const draft = page.getByRole('article', { name: 'Soup' })
    await expect(draft.getByText(bringIn.origin.text)).not.toHaveCount(0)
    await page.getByRole('radio', { name: bringIn.file }).check()
    await page.setInputFiles('input[type=file]', {
      name: 'gratin.html',
      mimeType: 'text/html',
      buffer: Buffer.from(html),
    })
    await expect(page.getByRole('article', { name: gratin.name })).toBeVisible()
    await expectAccessible(page)
  })

  test(`a file of many recipes is looked through, and all of it is saved once though an answer is lost, in ${language}`, async ({
    page,
    expectedComplaints,
  }) => {
    expectedComplaints.push(/Failed to load resource/, /saving what was brought in failed/)
    await page.setViewportSize({ width, height: 800 })
    const { token } = await openSignedIn(page, { path: '/bring-in', local })
    await page.getByRole('radio', { name: bringIn.file }).check()
    const many = Array.from({ length: 60 }, (_, place) => ({
      ...{
        name: `Recipe ${place}`,
        ingredients: '2 leeks\n1 onion',
        directions: 'Simmer them.',
        categories: ['Soups'],
      },
    }))
    const buffer = Buffer.from(JSON.stringify([...many, { '@type': 'Recipe', name: 'Nothing' }]))
    await page.setInputFiles('input[type=file]', { name: 'all.json', mimeType: 'application/json', buffer })
    const read = page.getByRole('list', { name: bringIn.readList })
    await expect(page.getByRole('button', { name: fill(bringIn.saveAll, 60) })).toBeVisible()
    expect(await read.getByRole('listitem').count()).toBeLessThan(40)
    await expect(page.getByRole('article', { name: 'Recipe 0' }).getByText('Soups')).toBeVisible()
    await expectAccessible(page)
    await expectToFit(page)
    const saveAll = page.getByRole('button', { name: fill(bringIn.saveAll, 60) })
    await page.route(
      '**/api/v1/recipes/',
      async (route) => {
        await route.fetch()
        await route.abort()
      },
      { times: 1 },
    )
    await saveAll.click()
    await expect(page.getByText(fill(bringIn.savedAll, 0).replace('{{of}}', '60'))).toBeVisible()
    await saveAll.click()
    await expect(page.getByText(fill(bringIn.savedAll, 60).replace('{{of}}', '60'))).toBeVisible()
    await expect(read.getByText(bringIn.saved, { exact: true }).first()).toBeVisible()
    const headers = { authorization: `Bearer ${token}` }
    expect(await (await page.request.get('/api/v1/recipes/?limit=0', { headers })).json()).toMatchObject({ count: 60 })
    await expectAccessible(page)
  })

  test(`what a bookmark or a phone shares is there once the page is, and no longer in its address, in ${language}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    const address = 'https://larder.example/gratin'
    await openSignedIn(page, { path: `/bring-in?title=Gratin&text=${encodeURIComponent(address)}`, local })
    await expect(page).toHaveURL('/bring-in')
    await expect(page.getByRole('textbox', { name: bringIn.addressLabel })).toHaveValue(address)
    await expectAccessible(page)
    await expectToFit(page)
    const script = String(await page.getByText(bringIn.bookmarkName).getAttribute('href'))
    // As on the page of a recipe: its data is there, and what would be opened is kept.
    await page.evaluate((data) => {
      const place = document.createElement('script')
      place.type = 'application/ld+json'
      place.text = data
      document.head.append(place)
      window.open = (where) => {
        document.title = String(where)
        return null
      }
    }, JSON.stringify(gratin))
    await page.evaluate(decodeURIComponent(script.replace('javascript:', '')))
    const opened = await page.title()
    await page.goto('/favicon.svg')
    await page.goto(opened)
    await expect(page.getByRole('article', { name: gratin.name })).toBeVisible()
    await expect(page).toHaveURL('/bring-in')
  })

  test(`addresses are read each for itself, and what is not fetched is told, in ${language}`, async ({
    page,
    expectedComplaints,
  }) => {
    expectedComplaints.push(/422/, /what was brought in/)
    await page.setViewportSize({ width, height: 800 })
    await openSignedIn(page, { path: '/bring-in', local })
    await page.getByRole('textbox', { name: bringIn.addressLabel }).fill('http://127.0.0.1/a\nlocalhost/b')
    await page.getByRole('textbox', { name: bringIn.addressLabel }).press('Tab')
    await page.getByRole('button', { name: bringIn.read, exact: true }).press('Enter')
    await expect(page.getByText(bringIn.failure.refused)).toHaveCount(2)
    await expect(page.getByText(bringIn.unread, { exact: true })).toHaveCount(2)
    await expect(page.getByText('localhost/b', { exact: true }).last()).toBeVisible()
    await expectAccessible(page)
    await expectToFit(page)
  })

  test(`the way to bring recipes in stands in the sidebar, in ${language}`, async ({ page }) => {
    await openSignedIn(page, { local: { i18nextLng: language } })
    await page.getByRole('navigation').getByRole('link', { name: appSidebar.bringIn }).click()
    await expect(page).toHaveURL('/bring-in')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(bringIn.heading)
  })
}

test('what a guest shares with Roux, by bookmark or by phone, is there once they are logged in', async ({ page }) => {
  const { loginRequired } = texts.en
  const email = newEmail()
  const password = 'first-password'
  expect((await page.request.post('/api/v1/users/signup', { data: { email, password } })).status()).toBe(200)
  const data = `<script type="application/ld+json">${JSON.stringify(gratin)}</script>`
  const shared = encodeURIComponent(JSON.stringify({ url: 'https://larder.example/gratin', data }))
  await openWith(page, {}, `/bring-in#${shared}`)
  const dialog = page.getByRole('dialog', { name: loginRequired.title })
  await dialog.getByRole('button', { name: loginRequired.logIn }).click()
  await emailField(page).fill(email)
  await passwordField(page).fill(password)
  await passwordField(page).press('Enter')
  await expect(page.getByRole('article', { name: gratin.name })).toBeVisible()
  await expect(page).toHaveURL('/bring-in')
})

async function paste(page: Page, text: string, language: Language): Promise<void> {
  const { bringIn } = texts[language]
  await page.getByRole('radio', { name: bringIn.text }).check()
  await page.getByRole('textbox', { name: bringIn.textLabel }).fill(text)
  await page.getByRole('button', { name: new RegExp(`^(${bringIn.read}|${bringIn.readAgain})$`) }).click()
}

/** A button of the draft that is shown, beside it or at the foot. */
function act(page: Page, name: string) {
  return page.getByRole('main').getByRole('button', { name, exact: true }).filter({ visible: true }).last()
}

function fill(text: string, number: number): string {
  return text.replace('{{number}}', String(number))
}
