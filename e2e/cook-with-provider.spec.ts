import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { APIResponse, Page } from '@playwright/test'
import { askForRecipe } from './ask-for-recipe.ts'
import { fact, ingredients, title } from './read-recipe-page.ts'
import { generateCall } from './recipe-answers.ts'
import { expect, test } from './test.ts'
import { texts } from './texts.ts'

const key = 'sk-e2e-0123456789abcdef-not-to-be-seen'
const dist = fileURLToPath(new URL('../web/dist/', import.meta.url))

test.beforeEach(({ provider }) => provider.forget())

function settings(url: string, behaviour: string): Record<string, string> {
  return {
    AI_PROVIDER: 'openai-compatible',
    AI_MODEL: behaviour,
    AI_API_KEY: key,
    AI_BASE_URL: `${url}/v1`,
    LOG_LEVEL: 'trace',
  }
}

test('who waits in line sees how many come first, until the writing begins', async ({
  page,
  request,
  provider,
  startRouxWith,
}) => {
  const roux = await startRouxWith({ ...settings(provider.url, 'dictated'), AI_CONCURRENCY: '1' })
  const data = { user_input: 'a soup' }
  const before = request.post(`${roux.url}/api/v1/recipes/generate-public`, { data })
  await expect.poll(async () => (await provider.requests()).length).toBe(1)
  await page.goto(roux.url)
  await askForRecipe(page, 'a lentil soup')
  const place = texts.en.waiting.ahead.replace('{{count}}', '1')
  await expect(page.getByText(place).last()).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: place })).toHaveCount(1)
  await provider.dictateRest()
  expect((await before).ok()).toBe(true)
  await expect(page.getByText(place)).toHaveCount(0)
  await provider.dictateRest()
  await expect(title(page)).toHaveText("The provider's lentil soup")
})

test("the recipe is the provider's and the key is nowhere to be seen", async ({
  page,
  context,
  provider,
  startRouxWith,
}) => {
  const roux = await startRouxWith(settings(provider.url, 'good'))
  const seen = await watchAnswers(page)
  await page.goto(roux.url)
  await askForRecipe(page, 'a lentil soup')
  await expect(title(page)).toHaveText("The provider's lentil soup")
  await expect(ingredients(page)).toHaveText(['240 g red lentils', '4 carrots', '1000 ml vegetable stock'])
  await expect(fact(page, 'cooking')).toHaveText(/^25 min$/)
  await expect(page.getByText(texts.en.finding.kitchenText)).toHaveCount(0)
  await expect(page.getByRole('note')).toHaveText(texts.en.finding.writtenBy.replace('{{writer}}', 'good'))

  const french = await context.newPage()
  await french.goto(`${roux.url}/?lng=fr`)
  await askForRecipe(french, 'une soupe de lentilles')
  await expect(title(french)).toHaveText('Soupe de lentilles du fournisseur')

  const [request] = await provider.requests()
  expect(request?.headers.authorization).toBe(`Bearer ${key}`)
  expect((await seen()).filter((text) => text.includes(key))).toEqual([])
  await expect.poll(() => roux.output().match(/"answered"/g)?.length).toBeGreaterThan(2)
  expect(roux.output()).not.toContain(key)
  const files = globSync('**/*', { cwd: dist, withFileTypes: true }).filter((file) => file.isFile())
  expect(files.length).toBeGreaterThan(10)
  expect(files.filter((file) => readFileSync(`${file.parentPath}/${file.name}`).includes(key))).toEqual([])
})

for (const [behaviour, next] of [
  ['unauthorized', 'misconfigured'],
  ['refusal', 'refused'],
] as const) {
  test(`a provider that is ${behaviour} is told from others, and the key it repeats is not`, async ({
    page,
    provider,
    startRouxWith,
    expectedComplaints,
  }) => {
    expectedComplaints.push(/Failed to load resource/, /generating a recipe failed/)
    const roux = await startRouxWith(settings(provider.url, behaviour))
    const seen = await watchAnswers(page)
    await page.goto(roux.url)
    await askForRecipe(page, 'a lentil soup')
    await expect(page.getByRole('alert')).toContainText('an error occurred, please try again.')
    await expect(page.getByRole('alert')).toContainText(texts.en.failure[next])
    expect(await seen()).not.toContainEqual(expect.stringContaining(key))
    await expect.poll(() => roux.output()).toContain('generate-public')
    expect(roux.output()).not.toContain(key)
  })
}

test('nothing that a hostile provider writes runs or breaks the page', async ({ page, provider, startRouxWith }) => {
  const roux = await startRouxWith(settings(provider.url, 'hostile'))
  await page.goto(roux.url)
  await askForRecipe(page, 'a lentil soup')
  await expect(title(page)).toContainText('<script>alert(1)</script>')
  await expect(page.getByText('<img src=x onerror=alert(1)>')).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
})

test('stopping, going elsewhere and closing the page each end the call to the provider', async ({
  page,
  provider,
  startRouxWith,
}) => {
  const roux = await startRouxWith(settings(provider.url, 'silent'))
  for (const [way, leave] of [
    ['stopping', () => page.getByRole('button', { name: 'Stop' }).click()],
    ['going elsewhere', () => page.goto('about:blank')],
    ['closing the page', () => page.close()],
  ] as const) {
    await test.step(way, async () => {
      await provider.forget()
      await page.goto(roux.url)
      await askForRecipe(page, 'a lentil soup')
      await expect.poll(() => states(provider)).toEqual(['open'])
      await leave()
      await expect.poll(() => states(provider)).toEqual(['aborted'])
    })
  }
  // Leaving is no error.
  await expect.poll(() => roux.output().match(/"client left"/g)?.length).toBe(3)
  expect(roux.output()).not.toMatch(/"level":[456]0/)
})

async function states(provider: { requests(): Promise<readonly { state: string }[]> }): Promise<string[]> {
  return (await provider.requests()).map(({ state }) => state)
}

/** Collects headers and bodies of everything that the page is answered. */
async function watchAnswers(page: Page): Promise<() => Promise<string[]>> {
  const answers: Promise<string>[] = []
  const keep = async (answer: Pick<APIResponse, 'headers' | 'body'>) =>
    JSON.stringify([answer.headers(), (await answer.body()).toString('latin1')])
  // The browser keeps nothing of a stream for others to read.
  await page.route(generateCall, async (route) => {
    const response = await route.fetch()
    answers.push(keep(response))
    await route.fulfill({ response })
  })
  page.on('response', (response) => {
    if (!response.url().includes('/generate')) answers.push(keep(response))
  })
  return () => Promise.all(answers)
}
