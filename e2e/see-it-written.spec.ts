import type { Page } from '@playwright/test'
import { allOf } from '../server/test/all-of.ts'
import { eventsOf } from '../server/test/read-events.ts'
import { askForRecipe, promptBox, sendButton } from './ask-for-recipe.ts'
import { expectAccessible } from './expect-accessible.ts'
import { expectToFit } from './expect-to-fit.ts'
import { openSignedIn } from './have-account.ts'
import { openWith } from './open-with.ts'
import { directions, fact, ingredients, title } from './read-recipe-page.ts'
import { soup } from './recipe-answers.ts'
import { withMotion } from './test.ts'
import { expect, test } from './test-written.ts'
import { languages, texts } from './texts.ts'
import { waitForFonts } from './wait-for-fonts.ts'

const prompt = 'a lentil soup'
const lines = ['240 g red lentils', '4 carrots', '1000 ml vegetable stock']

test.use({ ...withMotion, behaviour: 'slow-100' })

const viewports = [
  { width: 1280, height: 832 },
  { width: 390, height: 844 },
]

for (const viewport of viewports) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport, behaviour: 'dictated' })

    test('title, facts, ingredients and steps come one after the other, and nothing jumps', async ({
      page,
      provider,
    }) => {
      await page.goto('/')
      await expect(title(page)).toBeVisible()
      await expect(page.getByRole('button', { name: 'Options' })).toBeVisible()
      await waitForFonts(page)
      await watchShifts(page)
      const seen = await watchPage(page)
      await askForRecipe(page, prompt)
      await provider.dictate('A soup that only')
      await expect(page.getByRole('heading', { name: "The provider's lentil soup" })).toBeVisible()
      for (const [place, cut] of ['240 g red lent', '4 carr', '1000 ml veg'].entries()) {
        await provider.dictate(cut)
        await expect(ingredients(page)).toHaveText([...lines.slice(0, place), cut])
      }
      await provider.dictateRest()
      await expect(page).toHaveURL(/\/recipe\/guest$/)
      await expect(title(page)).toBeFocused()
      await expect(title(page)).toHaveText("The provider's lentil soup")
      await expect(ingredients(page)).toHaveText(lines)

      const states = await seen()
      const withTitle = states.filter((state) => state.title === "The provider's lentil soup")
      const counts = withTitle.map((state) => state.lines.length)
      expect(counts).toEqual(counts.toSorted((a, b) => a - b))
      expect([...new Set(counts)]).toEqual([0, 1, 2, 3])
      const cut = states.flatMap((state) => state.lines).filter((line) => line && !lines.includes(line))
      expect(cut.filter((line) => lines.some((whole) => whole.startsWith(line)))).toEqual(cut)
      expect(cut).not.toEqual([])
      expect(states.every((state) => !state.title || "The provider's lentil soup" === state.title)).toBe(true)
      expect(await shifts(page)).toEqual([])
    })

    test.describe('a provider that stops in the middle', () => {
      test.use({ behaviour: 'stall' })
      test('meanwhile the box stays above, Stop is in reach wherever the reader is, and it all fits', async ({
        page,
      }) => {
        await page.goto('/')
        await askForRecipe(page, prompt)
        await expect(page.getByRole('heading', { name: "The provider's lentil soup" })).toBeVisible()
        await expect(promptBox(page)).toBeDisabled()
        await expect(promptBox(page)).toHaveValue(prompt)
        await expect(sendButton(page)).toBeDisabled()
        await expect(fact(page, 'preparation')).toHaveText('10 min')
        await expect(ingredients(page).first()).toHaveText('240 g red lent')
        await expectToFit(page)
        await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
        await expect(page.getByRole('button', { name: 'Stop' })).toBeInViewport({ ratio: 1 })
        await page.setViewportSize({ width: 320, height: 640 })
        await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
        await expect(page.getByRole('button', { name: 'Stop' })).toBeInViewport({ ratio: 1 })
        await expectToFit(page)
      })
    })
  })
}

test('what is saved is the last draft that was sent', async ({ page }) => {
  const account = await openSignedIn(page)
  let body = ''
  await page.route('**/recipes/generate', async (route) => {
    const response = await route.fetch()
    body = await response.text()
    await route.fulfill({ response, body })
  })
  const asking = page.waitForRequest('**/recipes/generate')
  await askForRecipe(page, prompt)
  const headers = await (await asking).allHeaders()
  expect(headers.accept).toBe('text/event-stream, application/json')
  expect(headers['idempotency-key']).toMatch(/^[\da-f-]{36}$/)
  await expect(page).toHaveURL(/\/recipe\/[\da-f-]{36}$/)
  const events = await allOf(eventsOf(new Response(body)))
  const last = events.findLast(({ name }) => name === 'draft')
  const response = await page.request.get(`/api/v1${new URL(page.url()).pathname.replace('recipe', 'recipes')}`, {
    headers: { authorization: `Bearer ${account.token}` },
  })
  const { ingredients: saved, directions: steps, ...rest }: typeof soup = await response.json()
  const contents = (items: typeof saved) => items.map(({ content }) => content)
  expect({ ...rest, ingredients: contents(saved), directions: contents(steps) }).toMatchObject(Object(last?.data))
  await expect(directions(page)).toHaveText(contents(steps))
})

test('who reads along stays where they are when it is done', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 500 })
  await page.goto('/')
  await askForRecipe(page, prompt)
  await expect(ingredients(page).first()).toBeVisible()
  const heading = page.getByRole('heading', { name: "The provider's lentil soup" })
  await heading.evaluate((element) => scrollBy(0, element.getBoundingClientRect().top - 90))
  const before = await heading.boundingBox()
  await expect(page).toHaveURL(/\/recipe\/guest$/)
  await expect(title(page)).toBeFocused()
  // A scroll ends on a whole pixel, a line of text anywhere.
  await expect
    .poll(async () => Math.abs(((await title(page).boundingBox())?.y ?? -99) - (before?.y ?? 99)))
    .toBeLessThanOrEqual(1)
})

test('screen readers hear the start and the title, and the heading at the end', async ({ page }) => {
  await page.goto('/')
  await promptBox(page).fill(prompt)
  const heard = await watchStatus(page)
  await promptBox(page).press('Enter')
  await expect(title(page)).toBeFocused()
  await expect(page).toHaveURL(/\/recipe\/guest$/)
  expect(await heard()).toEqual([
    "We're preparing your recipe!",
    'The title: “The provider’s lentil soup”'.replace('’', "'"),
  ])
})

test.describe('with a provider that stops in the middle', () => {
  test.use({ behaviour: 'stall' })
  test('without motion nothing moves', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/')
    await askForRecipe(page, prompt)
    await expect(page.getByRole('heading', { name: "The provider's lentil soup" })).toBeVisible()
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
  })
})

test('a server that knows no streams, and a stream that is lost on the way, both end as a recipe', async ({ page }) => {
  const calls: Record<string, string>[] = []
  await page.route('**/generate-public', (route) => {
    const headers = route.request().headers()
    calls.push(headers)
    if (calls.length === 2) return route.fulfill({ contentType: 'text/event-stream', body: '<html>' })
    return route.fulfill({ json: soup })
  })
  for (const count of [1, 3]) {
    await page.goto('/')
    await askForRecipe(page, prompt)
    await expect(title(page)).toHaveText(soup.title)
    expect(calls).toHaveLength(count)
  }
  expect(calls[2]?.['idempotency-key']).toBe(calls[1]?.['idempotency-key'])
  expect(calls[2]?.accept).toBe('application/json')
})

test('strange drafts are shown as far as they make sense', async ({ page }) => {
  const drafts = [
    null,
    7,
    [],
    { title: 5 },
    { title: '<b>Soup</b>\u202e', serves: 'x', ingredients: [1, null, { a: 1 }, '1 leek'] },
  ]
  const events = drafts.map((draft) => `event: draft\ndata: ${JSON.stringify(draft)}\n\n`).join('')
  await page.route('**/generate-public', (route) =>
    route.fulfill({
      contentType: 'text/event-stream',
      body: `${events}event: recipe\ndata: ${JSON.stringify(soup)}\n\n`,
    }),
  )
  await page.goto('/')
  await askForRecipe(page, prompt)
  await expect(title(page)).toHaveText(soup.title)
})

test.describe('with a provider that stops in the middle, for everybody', () => {
  test.use({ behaviour: 'stall' })
  for (const theme of ['light', 'dark'] as const) {
    for (const language of languages) {
      test(`axe finds nothing while a recipe is written and once it is stopped, in ${language}, ${theme}`, async ({
        page,
      }) => {
        await page.emulateMedia({ reducedMotion: 'reduce' })
        await page.setViewportSize(
          (theme === 'light') === (language === 'en') ? { width: 390, height: 844 } : { width: 1280, height: 832 },
        )
        await openWith(page, { local: { 'vite-ui-theme': theme, i18nextLng: language } })
        await askForRecipe(page, prompt)
        await expect(page.getByRole('heading', { name: /lenti/ })).toBeVisible()
        await expectAccessible(page)
        await page.getByRole('button', { name: texts[language].waiting.stop }).click()
        await expect(page.getByRole('heading', { name: texts[language].unfinished.title })).toBeFocused()
        await expectAccessible(page)
        await expectToFit(page)
      })
    }
  }
})

interface PageState {
  readonly title: string | undefined
  readonly lines: readonly string[]
}

/** Everything that the page of the recipe showed, at each of its changes. */
async function watchPage(page: Page): Promise<() => Promise<PageState[]>> {
  await page.evaluate(() => {
    const states: PageState[] = []
    Object.assign(window, { states })
    new MutationObserver(() => {
      const article = document.querySelector('article')
      if (!article) return
      const items = article.querySelectorAll('section[aria-labelledby="ingredients"] li:not([aria-hidden])')
      states.push({
        title: article.querySelector('h1, h2:not([id])')?.textContent ?? undefined,
        lines: Array.from(items, (item) => item.textContent.trim()),
      })
    }).observe(document.body, { childList: true, subtree: true, characterData: true })
  })
  return () => page.evaluate(() => Reflect.get(window, 'states') as PageState[])
}

/** Starts to measure how far things move that nobody touched. */
async function watchShifts(page: Page): Promise<void> {
  await page.evaluate(() => {
    const moved: [number, string][] = []
    Object.assign(window, { moved })
    type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node?: Element | null }[] }
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
        if (!hadRecentInput) moved.push([value, sources.map(({ node }) => node?.outerHTML?.slice(0, 90)).join(' ')])
      }
    }).observe({ type: 'layout-shift', buffered: false })
  })
}

/** The shifts above 0.01, and what moved. */
async function shifts(page: Page): Promise<[number, string][]> {
  expect(await page.evaluate(() => PerformanceObserver.supportedEntryTypes)).toContain('layout-shift')
  const moved = await page.evaluate(() => Reflect.get(window, 'moved') as [number, string][])
  return moved.filter(([value]) => value > 0.01)
}

/** What the live regions said, in its order. */
async function watchStatus(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const heard: string[] = []
    Object.assign(window, { heard })
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const region = (target instanceof Element ? target : target.parentElement)?.closest('[role="status"]')
        const text = region?.textContent
        if (text && heard.at(-1) !== text) heard.push(text)
      }
    }).observe(document.body, { childList: true, subtree: true, characterData: true })
  })
  return () => page.evaluate(() => Reflect.get(window, 'heard') as string[])
}
