import type { Page } from '@playwright/test'
import { askForRecipe } from './ask-for-recipe.ts'
import { recipeList } from './find-account-parts.ts'
import { openSignedIn } from './have-account.ts'
import { openRecipe, tool, toolbar } from './have-recipe.ts'
import { directions, fact, ingredients, title } from './read-recipe-page.ts'
import { soup } from './recipe-answers.ts'
import { expect, test } from './test.ts'
import { type Language, texts } from './texts.ts'

const improveCall = '**/api/v1/recipes/*/improve'

const better = {
  ...soup,
  id: '0198c0de-0000-7000-8000-00000000000a',
  title: 'Carrot and ginger soup',
  cook_time: 20,
  ingredients: [
    { id: '0198c0de-0000-7000-8000-00000000000b', content: '500 g carrots', index: '1' },
    { id: '0198c0de-0000-7000-8000-00000000000c', content: '1 thumb of ginger', index: '2' },
  ],
  directions: [
    { id: '0198c0de-0000-7000-8000-00000000000d', content: 'Cut the carrots.', index: '1' },
    { id: '0198c0de-0000-7000-8000-00000000000e', content: 'Grate in the ginger and wait for an hour.', index: '2' },
    { id: '0198c0de-0000-7000-8000-00000000000f', content: 'Salt the soup and blend it.', index: '3' },
  ],
}

for (const [language, theme, wish] of [
  ['en', 'light', 'for 6 people'],
  ['fr', 'dark', 'pour 6 personnes'],
] as const) {
  const { improve, preview, recipe, appSidebar } = texts[language]

  test(`a cook improves a recipe, and accepts it in place of the old one, in ${language}, ${theme}`, async ({
    page,
  }) => {
    const old = await openRecipe(page, {
      recipe: { ...soup, is_favorite: true },
      local: { 'vite-ui-theme': theme, i18nextLng: language },
    })
    await tool(page, recipe.improve).click()
    const name = language === 'en' ? 'Improve Your Recipe' : improve.title
    const dialog = page.getByRole('dialog', { name, exact: true })
    await dialog.getByRole('textbox', { name: improve.label }).fill(wish)
    await dialog.getByRole('button', { name: improve.submit }).click()
    await expect(toolbar(page).getByRole('button')).toHaveText([preview.discard, preview.accept])
    await expect(fact(page, 'serves', language).getByRole('deletion')).toHaveText(`${preview.removed} 3`)
    await expect(fact(page, 'serves', language).getByRole('insertion')).toHaveText(`${preview.added} 6`)
    const changes = page.getByRole('region', { name: texts[language].changes.heading })
    await expect(changes.getByRole('listitem')).toHaveText([
      texts[language].changes.serves.replace('{{from}}', '3').replace('{{to}}', '6'),
    ])
    const improved = await title(page).innerText()
    const kept = await page.evaluate((key) => sessionStorage.getItem(key), `recipe-preview:${old.id}`)
    const ids = [...idsOf(await old.read()), ...idsOf(JSON.parse(kept ?? '').recipe)]
    expect(ids.toSorted()).toEqual(Array.from(new Set(ids)).toSorted())
    await tool(page, preview.accept).click()
    await expect(page).not.toHaveURL(`/recipe/${old.id}`)
    await expect(tool(page, recipe.favorite)).toHaveAttribute('aria-pressed', 'true')
    await expect(fact(page, 'serves', language)).toHaveText('6')
    await expect(recipeList(page, appSidebar.recent).getByRole('link')).toHaveCount(1)
    expect(improved).toContain(await title(page).innerText())
    const gone = await page.request.get(`/api/v1/recipes/${old.id}`, {
      headers: { authorization: `Bearer ${old.account.token}` },
    })
    expect(gone.status()).toBe(404)
    await page.reload()
    await expect(fact(page, 'serves', language)).toHaveText('6')
  })
}

for (const [language, told] of [
  [
    'en',
    [
      'Now contains: milk',
      'Diet no longer kept: Vegan',
      'Removed: Salt',
      'New: 1 thumb of ginger, New: 40 g butter',
      'Less: carrots Removed: 600 g 500 g',
      '30 min in all instead of 35 min',
    ],
  ],
  [
    'fr',
    [
      'Contient désormais\u00a0: lait',
      "Régime qui n'est plus respecté\u00a0: Végane",
      'Retiré\u00a0: Salt',
      'Nouveau\u00a0: 1 thumb of ginger, Nouveau\u00a0: 40 g butter',
      'Moins\u00a0: carrots Retiré\u00a0: 600 g 500 g',
      '30 min en tout au lieu de 35 min',
    ],
  ],
] as const) {
  test(`before the text the preview tells in six lines what changes, what harms first, in ${language}`, async ({
    page,
  }) => {
    const butter = { id: '0198c0de-0000-7000-8000-0000000000aa', content: '40 g butter', index: '3' }
    const buttered = { ...better, ingredients: [...better.ingredients, butter] }
    await openPreview(page, { answer: buttered, language })
    const summary = page.getByRole('region', { name: texts[language].changes.heading })
    await expect(summary.getByRole('listitem')).toHaveText([...told])
    await expect(summary.getByText('of ginger')).toHaveAttribute('lang', 'en')
    // Readers come to it before the text that it sums up.
    await expect(page.getByRole('article').getByRole('listitem').first()).toHaveText(told[0])
    await page.reload()
    await expect(summary.getByRole('listitem')).toHaveText([...told])
  })
}

test('a recipe of the kitchen is translated, and old and new words are each in their language', async ({ page }) => {
  await openSignedIn(page)
  await askForRecipe(page, 'ratatouille')
  await expect(page.getByRole('article')).toHaveAttribute('lang', 'en')
  await tool(page, 'Improve with AI').click()
  await improveDialog(page).getByRole('textbox').fill('in French, please')
  await improveDialog(page).getByRole('button', { name: texts.en.improve.submit }).click()
  await expect(page.getByRole('article')).toHaveAttribute('lang', 'fr')
  await expect(page.getByRole('deletion').filter({ hasText: 'aubergine' }).first()).toHaveAttribute('lang', 'en')
  await tool(page, texts.en.preview.accept).click()
  await expect(page.getByRole('deletion')).toHaveCount(0)
  await expect(page.getByRole('article')).toHaveAttribute('lang', 'fr')
  await expect(ingredients(page)).toContainText([/huile d'olive/])
})

test('while a recipe is improved the dialog waits; it takes 300 characters, and closing calls it off', async ({
  page,
}) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(improveCall, async (route) => {
    await released
    await route.fulfill({ json: better }).catch(() => undefined)
  })
  await openRecipe(page)
  await tool(page, 'Improve with AI').click()
  const dialog = improveDialog(page)
  const box = dialog.getByRole('textbox')
  await expect(box).toBeFocused()
  await expect(dialog.getByRole('button', { name: 'Submit' })).toBeDisabled()
  await page.keyboard.insertText('leek '.repeat(70))
  await expect(box).toHaveValue('leek '.repeat(60))
  await expect(dialog.getByText('300 / 300')).toBeVisible()
  await dialog.getByRole('button', { name: 'Submit' }).click()
  await expect(dialog.getByRole('status')).toHaveText('Improving...')
  const spinner = dialog.getByRole('status').locator('span').first()
  await expect.poll(async () => (await spinner.boundingBox())?.width).toBeGreaterThanOrEqual(16)
  await expect(box).not.toBeEditable()
  await expect(dialog.getByRole('button', { name: 'Submit' })).toBeDisabled()

  const ended = page.waitForEvent('requestfailed')
  await page.keyboard.press('Escape')
  expect((await ended).failure()?.errorText).toBe('net::ERR_ABORTED')
  await expect(dialog).toHaveCount(0)
  await expect(tool(page, 'Improve with AI')).toBeFocused()
  await tool(page, 'Improve with AI').click()
  await expect(box).toHaveValue('leek '.repeat(60))
  release()
  await dialog.getByRole('button', { name: 'Submit' }).click()
  await expect(tool(page, 'Discard')).toBeVisible()
})

test('a failure stands in red in the dialog: its known text, else the body, else the message', async ({
  page,
  expectedComplaints,
}) => {
  expectedComplaints.push(
    /the server responded with a status of (?:5|4)\d\d/,
    /net::ERR_FAILED/,
    /improving a recipe failed/,
  )
  await openRecipe(page)
  await tool(page, 'Improve with AI').click()
  const dialog = improveDialog(page)
  const box = dialog.getByRole('textbox')
  await box.fill('less salt')
  for (const [answer, text] of [
    [
      { status: 503, json: { detail: '', code: 'provider_unavailable', request_id: '' } },
      `${texts.en.failure.unavailable} ${texts.en.failure.wait}`,
    ],
    [
      { status: 429, json: { detail: '', code: 'quota_exceeded', request_id: '' } },
      `${texts.en.failure.quota} ${texts.en.failure.tomorrow}`,
    ],
    [{ status: 500, body: 'The stove is cold.', contentType: 'text/plain' }, 'The stove is cold.'],
    [{ status: 418, body: '', contentType: 'text/plain' }, /^Generic Error: 418; .*; ?$/],
    ['abort', 'Network Error'],
    [{ status: 200, body: 'no recipe', contentType: 'text/plain' }, 'An error occurred, please try again.'],
  ] as const) {
    await page.route(improveCall, (route) => (answer === 'abort' ? route.abort() : route.fulfill(answer)))
    await box.press('Enter')
    const alert = dialog.getByRole('alert').filter({ hasText: text })
    await expect(alert).toHaveText(text)
    await expect.poll(() => alert.evaluate(isRed)).toBe(true)
    await expect(box).toHaveValue('less salt')
    await page.unroute(improveCall)
  }
})

test('an improvement is asked for as a stream; where the provider fails, the built-in kitchen is offered', async ({
  page,
  expectedComplaints,
}) => {
  expectedComplaints.push(/improving a recipe failed/)
  const down = { detail: '', code: 'provider_timeout', request_id: '' }
  const event = (name: string, data: unknown) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`
  const asked: { headers: Record<string, string>; body: unknown }[] = []
  await page.route(improveCall, (route) => {
    const request = route.request()
    asked.push({ headers: request.headers(), body: request.postDataJSON() })
    const last = asked.length === 1 ? event('error', down) : event('recipe', better)
    return route.fulfill({ contentType: 'text/event-stream', body: event('draft', { title: better.title }) + last })
  })
  await openRecipe(page)
  await tool(page, 'Improve with AI').click()
  const dialog = improveDialog(page)
  await dialog.getByRole('textbox').fill('more ginger')
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('alert')).toHaveText(texts.en.failure.slow)
  await dialog.getByRole('button', { name: texts.en.failure.kitchen }).click()
  await expect(tool(page, 'Accept')).toBeVisible()
  expect(asked.map(({ body }) => body)).toEqual([
    { user_input: 'more ginger' },
    { user_input: 'more ginger', writer: 'kitchen' },
  ])
  const [first, second] = asked.map(({ headers }) => headers)
  expect(first?.accept).toBe('text/event-stream, application/json')
  expect(first?.['idempotency-key']).not.toBe(second?.['idempotency-key'])
})

test('the preview shows what changed; a reload keeps it, and Discard drops it', async ({ page }) => {
  const old = await openPreview(page)
  const kinds = async (lines: ReturnType<typeof ingredients>) =>
    Promise.all([lines.getByRole('deletion').allInnerTexts(), lines.getByRole('insertion').allInnerTexts()])
  for (const when of ['at first', 'after a reload']) {
    await test.step(when, async () => {
      await expect(page.getByText('Preview: “more ginger”')).toBeVisible()
      await expect(title(page)).toHaveText('New: Carrot and ginger soup')
      await expect(page.getByRole('article').getByRole('deletion').filter({ hasText: soup.title })).toBeVisible()
      await expect(fact(page, 'cooking').getByRole('deletion')).toHaveText('Removed: 25 min')
      await expect(fact(page, 'cooking').getByRole('insertion')).toHaveText('New: 20 min')
      await expect(fact(page, 'serves')).toHaveText('3')
      const [gone, come] = await kinds(ingredients(page))
      expect(gone.join()).toContain('600')
      expect(gone.join()).toContain('Salt')
      expect(gone.join()).not.toContain('carrots')
      expect(come.join()).toContain('500')
      expect(come.join()).toContain('1 thumb of ginger')
      await expect(ingredients(page).filter({ hasText: 'ginger' })).toContainText('new')
      await expect(directions(page).getByRole('deletion').first()).toContainText('Simmer')
      await expect(directions(page).getByRole('insertion').first()).toContainText('Grate in the ginger')
      await expect(directions(page).filter({ hasText: 'Cut the carrots.' }).locator('ins, del')).toHaveCount(0)
      await page.reload()
    })
  }
  await tool(page, 'Discard').click()
  await expect(title(page)).toHaveText(soup.title)
  await expect(tool(page, 'Improve with AI')).toBeVisible()
  expect((await old.read()).title).toBe(soup.title)
  await expect(recipeList(page, 'Recently saved').getByRole('link')).toHaveText([soup.title])
})

test('accepting is one call, which tells what was wished for; where it fails nothing is lost', async ({
  page,
  expectedComplaints,
}) => {
  expectedComplaints.push(/the server responded with a status of 500/, /saving the improved recipe failed/)
  const old = await openPreview(page)
  await page.route('**/api/v1/recipes/', (route) => route.fulfill({ status: 500 }))
  await tool(page, 'Accept').click()
  await expect(page.getByText(texts.en.preview.saveFailed)).toBeVisible()
  await expect(title(page)).toHaveText('New: Carrot and ginger soup')
  expect((await old.read()).title).toBe(soup.title)
  await page.unroute('**/api/v1/recipes/')

  const asked: [string, unknown][] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET') asked.push([request.method(), request.postDataJSON()])
  })
  await old.change({ is_favorite: true, notes: 'Our big pan.' })
  await page.reload()
  await tool(page, 'Accept').click()
  await expect(title(page)).toHaveText('Carrot and ginger soup')
  await expect(tool(page, 'Favorite')).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('region', { name: texts.en.notes.heading })).toContainText('Our big pan.')
  await expect(recipeList(page, 'Recently saved').getByRole('link')).toHaveText([better.title])
  expect(asked).toEqual([['POST', expect.objectContaining({ replaces: old.id, wish: 'more ginger' })]])
})

test('a recipe that was changed elsewhere is compared again before it is replaced; one that is gone leads home', async ({
  page,
  expectedComplaints,
}) => {
  expectedComplaints.push(
    /the server responded with a status of (?:404|412)/,
    /saving the improved recipe failed/,
    /reading recipes failed/,
  )
  const old = await openPreview(page)
  await old.change({ title: 'Soup of the day' })
  await tool(page, 'Accept').click()
  await expect(page.getByText(texts.en.preview.changed)).toBeVisible()
  await expect(page.getByRole('article').getByRole('deletion').filter({ hasText: 'Soup of the day' })).toBeVisible()
  const headers = { authorization: `Bearer ${old.account.token}` }
  const elsewhere = { data: { title: 'Accepted elsewhere', replaces: old.id }, headers }
  expect((await page.request.post('/api/v1/recipes/', elsewhere)).status()).toBe(200)
  await tool(page, 'Accept').click()
  await expect(page).toHaveURL('/')
  await expect(recipeList(page, 'Recently saved').getByRole('link')).toHaveText(['Accepted elsewhere'])
})

/** Of a recipe and all its lines. */
function idsOf({ id, ingredients, directions }: typeof soup & { id?: string }): (string | undefined)[] {
  return [id, ...[...ingredients, ...directions].map((item) => item.id)]
}

/** Does red outweigh green and blue by far in the colour of an element's text? */
function isRed(element: Element): boolean {
  const pixel = new OffscreenCanvas(1, 1).getContext('2d')
  if (!pixel) return false
  pixel.fillStyle = getComputedStyle(element).color
  pixel.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0] = pixel.getImageData(0, 0, 1, 1).data
  return red > 1.5 * Math.max(green, blue)
}

function improveDialog(page: Page) {
  return page.getByRole('dialog', { name: 'Improve Your Recipe' })
}

async function openPreview(page: Page, { answer = better, language = 'en' as Language } = {}) {
  const recipe = await openRecipe(page, { local: { i18nextLng: language } })
  await page.route(improveCall, (route) => route.fulfill({ json: answer }))
  await tool(page, texts[language].recipe.improve).click()
  await page.getByRole('dialog').getByRole('textbox').fill('more ginger')
  await page.keyboard.press('Enter')
  await expect(tool(page, texts[language].preview.accept)).toBeVisible()
  return recipe
}
