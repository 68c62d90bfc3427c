import { createServer } from 'node:net'
import type { Page, Route } from '@playwright/test'
import { askForRecipe, promptBox, sendButton } from './ask-for-recipe.ts'
import { generateCall } from './recipe-answers.ts'
import { expect, test } from './test.ts'
import { type Language, languages, texts } from './texts.ts'

const general = { en: 'an error occurred, please try again.', fr: 'une erreur est survenue, veuillez réessayer.' }

type FailureText = Exclude<keyof (typeof texts)['en']['failure'], 'general'>

/** How the call can fail, and which next step the page names under the general line. */
const failures: readonly {
  what: string
  answer: Parameters<Route['fulfill']>[0] | 'no answer'
  next?: FailureText
}[] = [
  { what: 'the provider is down', answer: error(503, 'provider_unavailable'), next: 'unavailable' },
  { what: 'the provider is slow', answer: error(504, 'provider_timeout'), next: 'slow' },
  { what: 'the provider is busy', answer: error(503, 'provider_rate_limited'), next: 'busy' },
  { what: 'the provider refuses', answer: error(502, 'provider_refused'), next: 'refused' },
  { what: 'the provider answers nonsense', answer: error(502, 'provider_malformed'), next: 'malformed' },
  { what: 'the settings are wrong', answer: error(502, 'provider_misconfigured'), next: 'misconfigured' },
  { what: 'the server is stopping', answer: error(503, 'stopping'), next: 'stopping' },
  { what: 'the request is refused', answer: error(422, 'validation_error'), next: 'invalid' },
  { what: 'the server has a bug', answer: error(500, 'internal') },
  { what: 'a proxy answers', answer: { status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' } },
  { what: 'the answer is a page', answer: { status: 200, contentType: 'text/html', body: '<h1>Welcome</h1>' } },
  { what: 'the answer is no recipe', answer: { status: 200, json: { ok: true } } },
  { what: 'the answer is empty', answer: { status: 204 } },
  { what: 'nothing answers', answer: 'no answer', next: 'offline' },
]

for (const language of languages) {
  test(`every failure says so, names the next step and keeps the prompt, in ${language}`, async ({
    page,
    expectedComplaints,
  }) => {
    expectedComplaints.push(/Failed to load resource/, /generating a recipe failed/)
    await page.goto(`/?lng=${language}`)
    await promptBox(page).fill('soupe')
    for (const { what, answer, next } of failures) {
      await test.step(what, async () => {
        await page.route(
          generateCall,
          (route) => (answer === 'no answer' ? route.abort('connectionrefused') : route.fulfill(answer)),
          { times: 1 },
        )
        await promptBox(page).press('Enter')
        await expectFailure(page, language, next)
      })
    }
    await test.step('and then it works', async () => {
      await sendButton(page).click()
      await expect(page).toHaveURL('/recipe/guest')
    })
  })
}

test('a failure goes away as soon as the guest tries again', async ({ page, expectedComplaints }) => {
  expectedComplaints.push(/Failed to load resource/, /generating a recipe failed/)
  await page.route(generateCall, (route) => route.fulfill(error(500, 'internal')), { times: 1 })
  await page.goto('/')
  await askForRecipe(page, 'soup')
  await expect(page.getByRole('alert')).toBeVisible()
  await page.route(generateCall, () => undefined)
  await promptBox(page).press('Enter')
  await expect(promptBox(page)).toBeDisabled()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('with a provider that is down the page says so and keeps the prompt', async ({
  page,
  startRouxWith,
  expectedComplaints,
}) => {
  expectedComplaints.push(/Failed to load resource/, /generating a recipe failed/)
  const roux = await startRouxWith({
    AI_PROVIDER: 'openai-compatible',
    AI_MODEL: 'any',
    AI_BASE_URL: `http://127.0.0.1:${await closedPort()}/v1`,
  })
  await page.goto(roux.url)
  await askForRecipe(page, 'soupe')
  await expectFailure(page, 'en', 'unavailable')
  await sendButton(page).click()
  await expectFailure(page, 'en', 'unavailable')
})

async function expectFailure(page: Page, language: Language, next: FailureText | undefined): Promise<void> {
  const lines = [general[language], ...(next ? [texts[language].failure[next]] : [])]
  await expect(page.getByRole('alert').getByRole('paragraph')).toHaveText(lines)
  await expect(promptBox(page)).toHaveValue('soupe')
  await expect(promptBox(page)).toBeFocused()
  await expect(sendButton(page)).toBeEnabled()
  await expect(page).toHaveURL((url) => url.pathname === '/')
}

function error(status: number, code: string) {
  return { status, json: { detail: 'Said to nobody', code, request_id: 'request-1' } }
}

async function closedPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (typeof address !== 'object' || address === null) throw new Error('The port has no number')
  return address.port
}
