import type { Page, Response } from '@playwright/test'
import { askForRecipe, promptBox } from './ask-for-recipe.ts'
import { recipeList } from './find-account-parts.ts'
import { openRecipe, tool } from './have-recipe.ts'
import { title } from './read-recipe-page.ts'
import { expect, test } from './test.ts'
import { texts } from './texts.ts'
import { waitForFonts } from './wait-for-fonts.ts'

/** Marks that each library, or part of the app, leaves in the code it ends up in. */
const marks = {
  zod: /_zod\b/,
  radix: /data-radix-/,
  sonner: /data-sonner-theme/,
  recipePage: /aria-labelledby.{0,20}ingredients/,
  french: /Qu.est-ce qu.on cuisine/,
  legalTexts: /non-commercial use/,
}

test('the home screen comes from one origin, nothing twice, and without what is not needed yet', async ({
  page,
  roux,
}) => {
  const responses = watchResponses(page)
  // Nothing that waits for an idle moment is fetched as long as the clock stands.
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(1000)
  await page.goto('/')
  await expect(title(page)).toBeVisible()
  await waitForFonts(page)

  const urls = responses.map((response) => response.url())
  expect(urls.filter((url) => !url.startsWith(`${roux.url}/`))).toEqual([])
  expect(urls.toSorted()).toEqual(Array.from(new Set(urls)).toSorted())
  expect(responses.map((response) => response.status()).filter((status) => status !== 200)).toEqual([])
  expect(await findMarks(responses)).toEqual([])
  expect(styles(responses)).toEqual([expect.stringContaining('/home-')])

  // What is fetched ahead of its need comes later, and is all that comes.
  await page.clock.runFor(5000)
  await expect.poll(() => styles(responses)).toContainEqual(expect.stringContaining('/first-page-'))
  await expect.poll(() => findMarks(responses)).toEqual(['sonner'])
  await promptBox(page).fill('s')
  await expect.poll(() => findMarks(responses)).toEqual(['recipePage', 'sonner'])
})

test('nothing is fetched ahead where data are to be saved, and a toast comes all the same', async ({
  page,
  expectedComplaints,
}) => {
  expectedComplaints.push(/Failed to load resource/, /a part of the app could not be fetched/)
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
  const responses = watchResponses(page)
  await page.clock.install({ time: 0 })
  await page.goto('/')
  await expect(title(page)).toBeVisible()
  await page.clock.runFor(5000)
  expect(await findMarks(responses)).toEqual([])
  expect(styles(responses)).toHaveLength(1)

  await page.clock.resume()
  await page.route(/\/assets\/fr-.*\.js/, (route) => route.abort(), { times: 1 })
  await page.getByRole('button', { name: 'Language' }).click()
  await page.getByRole('menuitemradio', { name: /Français/ }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'could not be loaded' })).toBeVisible()
})

test('a recipe’s page takes 20 requests at most, before an idle moment, and names its own code in its head', async ({
  page,
}) => {
  const { id } = await openRecipe(page)
  await page.addInitScript(() => Object.assign(globalThis, { requestIdleCallback: () => 0 }))
  // What the page before has yet to fetch does not count.
  await page.goto('about:blank')
  const responses = watchResponses(page)
  await page.goto(`/recipe/${id}`, { waitUntil: 'networkidle' })
  await expect(title(page)).toHaveText('Carrot soup')
  expect(responses.length, responses.map((response) => response.url()).join('\n')).toBeLessThanOrEqual(20)
  const head = (await responses[0]?.text()) ?? ''
  const paths = responses.map((response) => new URL(response.url()).pathname)
  expect(paths.filter((path) => path.endsWith('.js') && !path.includes('/cooking-') && !head.includes(path))).toEqual(
    [],
  )
})

test('each part is fetched when it is needed, once', async ({ page }) => {
  const responses = watchResponses(page)
  await page.goto('/?lng=fr')
  await expect(title(page)).toBeVisible()
  await expect.poll(() => findMarks(responses)).toEqual(['french', 'sonner'])

  await page.getByRole('button', { name: 'Langue' }).click()
  await expect(page.getByRole('menu')).toBeVisible()
  expect(await findMarks(responses)).toEqual(['french', 'radix', 'sonner'])
  await page.keyboard.press('Escape')

  // What the recipe's page fetches ahead of its need waits for an idle moment, which does not come here.
  await page.evaluate(() => Object.assign(globalThis, { requestIdleCallback: () => 0 }))
  await askForRecipe(page, 'une soupe')
  await expect(page).toHaveURL('/recipe/guest')
  expect(await findMarks(responses)).toEqual(['french', 'radix', 'recipePage', 'sonner'])
  const urls = responses.map((response) => response.url())
  expect(urls.toSorted()).toEqual(Array.from(new Set(urls)).toSorted())
})

test('the screen that is there stays until the next one has come', async ({ page }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/assets/login-screen-*.js', async (route) => {
    await released
    await route.continue()
  })
  await page.goto('/')
  await page.getByRole('link', { name: 'Log in' }).click()
  await expect(page).toHaveURL('/auth/login')
  await promptBox(page).fill('lentil soup')
  await expect(page.getByText(texts.en.app.loading, { exact: true })).toHaveCount(0)

  release()
  await expect(page.getByRole('heading', { name: texts.en.auth.welcome })).toBeVisible()
  await expect(page.getByRole('heading', { name: texts.en.home.question })).toHaveCount(0)
})

test('a recipe’s page asks for each thing once, whichever way it is looked at', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/')) asked.push(`${request.method()} ${new URL(request.url()).pathname}`)
  })
  const linked = page.waitForResponse(/\/share$/)
  const { id } = await openRecipe(page)
  await linked
  await expect(recipeList(page, 'Recently saved').getByRole('link')).toHaveCount(1)
  for (let times = 0; times < 2; times += 1) {
    await tool(page, 'Edit').click()
    await tool(page, 'Cancel').click()
    await expect(tool(page, 'Edit')).toBeVisible()
  }
  expect(asked.toSorted()).toEqual([
    'GET /api/v1/about',
    'GET /api/v1/recipes/',
    `GET /api/v1/recipes/${id}`,
    `GET /api/v1/recipes/${id}/share`,
    'GET /api/v1/users/me',
    'GET /api/v1/users/me/preferences',
  ])
})

test('hashed files are kept for good and come compressed, the page itself is asked for again', async ({ page }) => {
  const responses = watchResponses(page)
  await page.goto('/')
  await expect(title(page)).toBeVisible()
  for (const response of responses) {
    const headers = await response.allHeaders()
    const isHashed = new URL(response.url()).pathname.startsWith('/assets/')
    expect(headers['cache-control']).toBe(isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
    if (/\.(js|css|svg)$/.test(response.url())) expect(headers['content-encoding']).toBeDefined()
  }
})

function watchResponses(page: Page): Response[] {
  const responses: Response[] = []
  // How often a browser asks for its icon is its own business.
  page.on('response', (response) => /favicon/.test(response.url()) || responses.push(response))
  return responses
}

function styles(responses: readonly Response[]): string[] {
  return responses.map((response) => response.url()).filter((url) => url.endsWith('.css'))
}

async function findMarks(responses: readonly Response[]): Promise<string[]> {
  const scripts = responses.filter((response) => response.url().endsWith('.js'))
  const code = (await Promise.all(scripts.map((response) => response.text()))).join('\n')
  return Object.entries(marks)
    .filter(([, mark]) => mark.test(code))
    .map(([name]) => name)
    .sort()
}
