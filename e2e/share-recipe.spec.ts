import type { Browser, Page } from '@playwright/test'
import { expectAccessible } from './expect-accessible.ts'
import { emailField, passwordField, submitButton, toast } from './find-account-parts.ts'
import { newEmail, openSignedIn } from './have-account.ts'
import { openRecipe, tool } from './have-recipe.ts'
import { directions, ingredients, title } from './read-recipe-page.ts'
import { soup } from './recipe-answers.ts'
import { expect, test } from './test.ts'
import { type Language, texts } from './texts.ts'

const hostile = `</script><img src=x onerror=alert(1)> "'&`

for (const language of ['en', 'fr'] as const) {
  const { sharing, shared, recipe: words } = texts[language]

  test(`a cook shares a recipe, somebody opens it, and it is gone when the cook revokes the link, in ${language}`, async ({
    page,
    browser,
  }) => {
    const own = { ...soup, title: `Soup ${hostile}`, description: hostile, notes: 'Mine alone.', is_favorite: true }
    const recipe = await openRecipe(page, { recipe: own, local: { i18nextLng: language } })
    await tool(page, words.share).click()
    const dialog = page.getByRole('dialog', { name: sharing.title })
    await dialog.getByRole('button', { name: sharing.make }).click()
    const path = await pathIn(page, language)
    await expectAccessible(page)
    await dialog.getByRole('combobox', { name: sharing.end }).selectOption('7')
    await expect(dialog.getByRole('combobox', { name: sharing.end })).toHaveValue('kept')

    const guest = await openElsewhere(browser, page, path, language)
    await expect(title(guest)).toHaveText(own.title)
    await expect(guest).toHaveTitle(`${own.title} – Roux`)
    await expect(ingredients(guest, language)).toHaveText(soup.ingredients.map(({ content }) => content))
    await expect(directions(guest, language)).toHaveText(soup.directions.map(({ content }) => content))
    const text = await guest.locator('html').innerText()
    for (const secret of ['Mine alone.', recipe.account.email]) expect(text).not.toContain(secret)
    await expect(guest.getByRole('navigation')).toHaveCount(0)
    await expect(guest.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
    expect(JSON.parse((await guest.locator('script[type="application/ld+json"]').textContent()) ?? '')).toMatchObject({
      '@type': 'Recipe',
      name: own.title,
    })
    await expectAccessible(guest)

    await test.step('it is cooked from without an account', async () => {
      await guest.getByRole('button', { name: words.cook }).first().click()
      await expect(guest).toHaveURL(`${path}/cook`)
      await expect(guest.getByText(soup.directions[0]?.content ?? '')).toBeVisible()
      await guest.goBack()
    })

    await test.step('nothing of its text runs, and nothing of the page is against its policy', async () => {
      await page.goto(path)
      await expect(title(page)).toHaveText(own.title)
      await page.goBack()
    })
    await tool(page, words.share).click()
    expect(await pathIn(page, language)).toBe(path)
    await dialog.getByRole('button', { name: sharing.revoke }).click()
    await expect(dialog.getByRole('button', { name: sharing.make })).toBeVisible()
    expect((await guest.reload())?.status()).toBe(404)
    await expect(guest.getByRole('heading', { name: shared.gone })).toBeVisible()
    await expectAccessible(guest)
    await guest.context().close()
  })

  test(`somebody without a login keeps a copy of a shared recipe, in ${language}`, async ({ page, browser }) => {
    const path = await share(page)
    const [email, password] = [newEmail(), 'a wooden spoon']
    await page.request.post('/api/v1/users/signup', { data: { email, password } })
    const guest = await openElsewhere(browser, page, path, language)
    await guest.getByRole('button', { name: shared.save }).first().click()
    const { loginRequired, auth } = texts[language]
    await guest.getByRole('dialog').getByRole('button', { name: loginRequired.logIn }).click()
    await emailField(guest, language).fill(email)
    await passwordField(guest, language).fill(password)
    await submitButton(guest).click()
    await expect(guest).toHaveURL('/')
    const saved = toast(guest, auth.recipeSaved.replace('{{title}}', soup.title))
    await saved.getByRole('button', { name: auth.openRecipe }).click()
    await expect(guest).toHaveURL(/\/recipe\/[\w-]+$/)
    await expect(title(guest)).toHaveText(soup.title)
    await guest.context().close()
  })
}

test('a cook keeps a copy of a shared recipe at once', async ({ page, browser }) => {
  const path = await share(page)
  const other = await (await browser.newContext({ baseURL: new URL(page.url()).origin })).newPage()
  await openSignedIn(other, { path })
  await other.getByRole('button', { name: texts.en.shared.save }).first().click()
  await expect(other).toHaveURL(/\/recipe\/[\w-]+$/)
  await expect(title(other)).toHaveText(soup.title)
  await expect(toast(other, texts.en.shared.saved)).toBeVisible()
  await other.context().close()
})

test('a link that was made stays, though what was asked before comes late', async ({ page }) => {
  const known = page.waitForResponse(/\/share$/)
  await openRecipe(page)
  await known
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
  await page.route(/\/share$/, async (route) => {
    if (route.request().method() !== 'GET') return route.continue()
    // As it was before; whoever no longer waits for it need not be told.
    const response = await route.fetch()
    await released
    await route.fulfill({ response }).catch(() => undefined)
    answer()
  })
  const asked = page.waitForRequest(/\/share$/)
  await tool(page, 'Share').click()
  await asked
  const dialog = page.getByRole('dialog', { name: texts.en.sharing.title })
  await dialog.getByRole('button', { name: texts.en.sharing.make }).click()
  const link = dialog.getByRole('textbox', { name: texts.en.sharing.link })
  await expect(link).toBeVisible()
  release()
  await answered
  // Makes sure of a turn in which it could have come.
  await page.evaluate(() => new Promise(requestAnimationFrame))
  await expect(link).toBeVisible()
})

test('a browser that gives no clipboard copies the link all the same', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => {
    const { clipboard } = navigator
    Object.assign(window, { readClipboard: () => clipboard.readText() })
    Object.defineProperty(navigator, 'clipboard', { value: undefined })
  })
  const { sharing, recipe } = texts.en
  await openRecipe(page)
  await tool(page, recipe.share).click()
  const dialog = page.getByRole('dialog', { name: sharing.title })
  await dialog.getByRole('button', { name: sharing.make }).click()
  const path = await pathIn(page, 'en')
  await dialog.getByRole('button', { name: sharing.copy }).click()
  await expect(dialog.getByRole('status').filter({ hasText: sharing.copied })).toBeVisible()
  const read = () => (window as unknown as { readClipboard(): Promise<string> }).readClipboard()
  expect(await page.evaluate(read)).toContain(path)
})

test('nothing moves away under a finger when it is known that recipes can be shared', async ({ page }) => {
  let tell = () => {}
  const told = new Promise<void>((resolve) => {
    tell = resolve
  })
  await page.route('**/api/v1/about', async (route) => {
    await told
    await route.continue()
  })
  await openRecipe(page)
  const edit = tool(page, texts.en.recipe.edit)
  await expect(edit).toBeVisible()
  const before = await edit.boundingBox()
  await expect(tool(page, texts.en.recipe.share)).toHaveCount(0)
  tell()
  await expect(tool(page, texts.en.recipe.share)).toBeVisible()
  expect(await edit.boundingBox()).toEqual(before)
})

test('where sharing is off there is nothing to share with', async ({ page }) => {
  await page.route('**/api/v1/about', (route) => route.fulfill({ json: { name: 'Roux', sharing: false } }))
  const told = page.waitForResponse('**/api/v1/about')
  await openRecipe(page)
  await told
  await expect(tool(page, texts.en.recipe.share)).toHaveCount(0)
})

for (const width of [320, 390, 1400]) {
  test(`a shared recipe fits ${width} px`, async ({ page, browser }) => {
    const path = await share(page)
    const guest = await openElsewhere(browser, page, path, 'en', { width, height: 800 })
    await expect(title(guest)).toHaveText(soup.title)
    const overflow = await guest.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
    await expect(guest.getByRole('button', { name: texts.en.shared.save }).filter({ visible: true })).toHaveCount(1)
    await guest.context().close()
  })
}

/** The path of the link in the dialog. */
async function pathIn(page: Page, language: Language): Promise<string> {
  const link = page.getByRole('textbox', { name: texts[language].sharing.link })
  await expect(link).toHaveValue(/\/shared\/[\w-]{43}$/)
  return new URL(await link.inputValue()).pathname
}

/** Shares a recipe over the API, and returns the path of the link. */
async function share(page: Page): Promise<string> {
  const { id, account } = await openRecipe(page)
  const headers = { authorization: `Bearer ${account.token}` }
  const made = await page.request.post(`/api/v1/recipes/${id}/share`, { data: {}, headers })
  return new URL(((await made.json()) as { url: string }).url).pathname
}

/** In a browser that knows nobody. */
async function openElsewhere(
  browser: Browser,
  page: Page,
  path: string,
  language: Language,
  viewport = { width: 1280, height: 800 },
): Promise<Page> {
  const context = await browser.newContext({ baseURL: new URL(page.url()).origin, viewport })
  const guest = await context.newPage()
  await guest.goto(`${path}?lng=${language}`)
  return guest
}
