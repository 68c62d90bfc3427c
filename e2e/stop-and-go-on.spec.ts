import type { Page } from '@playwright/test'
import { askForRecipe, promptBox, sendButton } from './ask-for-recipe.ts'
import { expectToFit } from './expect-to-fit.ts'
import { recipeList } from './find-account-parts.ts'
import { openSignedIn } from './have-account.ts'
import { expectLines, lineFields } from './have-recipe.ts'
import { directions, fact, ingredients, title } from './read-recipe-page.ts'
import { expect, test } from './test-written.ts'
import { texts } from './texts.ts'

const prompt = 'a lentil soup'
const { unfinished, failure, waiting, appSidebar } = texts.en

function button(page: Page, name: string) {
  return page.getByRole('main').getByRole('button', { name, exact: true })
}

test.describe('with a provider that stops in the middle', () => {
  test.use({ behaviour: 'stall' })

  for (const who of ['a guest', 'a cook'] as const) {
    test(`${who} stops the writing: the provider is let go, and what came stays, unsaved`, async ({
      page,
      provider,
      baseURL,
    }) => {
      const account = who === 'a cook' ? await openSignedIn(page) : undefined
      if (!account) await page.goto('/')
      await begin(page)
      await page.getByRole('button', { name: waiting.stop }).click()
      await expect.poll(async () => (await provider.requests()).map(({ state }) => state)).toEqual(['aborted'])
      const note = page.getByRole('region', { name: unfinished.title })
      await expect(note).toContainText(unfinished.stopped)
      await expect(note.getByRole('heading')).toBeFocused()
      await expect(page.getByRole('alert')).toHaveCount(0)
      await expect(fact(page, 'preparation')).toHaveText('10 min')
      await expect(ingredients(page)).toHaveText(['240 g red lent'])
      await expect(page.getByText('Enjoy!')).toHaveCount(0)
      await expect(promptBox(page)).toBeEnabled()
      await expect(promptBox(page)).toHaveValue(prompt)
      await page.setViewportSize({ width: 320, height: 640 })
      await expectToFit(page)
      if (!account) return
      const list = await page.request.get(`${baseURL}/api/v1/recipes/`, {
        headers: { authorization: `Bearer ${account.token}` },
      })
      expect(await list.json()).toEqual({ data: [], count: 0 })
    })
  }

  test('an unfinished recipe is gone on with by hand, and saved as any other', async ({ page }) => {
    await openSignedIn(page)
    await begin(page)
    await page.getByRole('button', { name: waiting.stop }).click()
    await button(page, unfinished.continue).click()
    await expect(page).toHaveURL('/recipe/new')
    await expect(page.getByRole('textbox', { name: texts.en.edit.title })).toHaveValue("The provider's lentil soup")
    await expectLines(lineFields(page, 'ingredients'), ['240 g red lent'])
    await page.getByRole('textbox', { name: texts.en.edit.newDirection }).fill('Boil them.')
    await page.keyboard.press('Enter')
    await button(page, texts.en.edit.save).click()
    await expect(page).toHaveURL(/\/recipe\/[\da-f-]{36}$/)
    await expect(directions(page)).toHaveText(['Boil them.'])
    await expect(recipeList(page, appSidebar.recent).getByRole('link')).toHaveCount(1)
  })

  test('a guest goes on by hand too', async ({ page }) => {
    await page.goto('/')
    await begin(page)
    await page.getByRole('button', { name: waiting.stop }).click()
    await button(page, unfinished.continue).click()
    await expectLines(lineFields(page, 'ingredients'), ['240 g red lent'])
  })

  test('regenerating asks the same again, for another recipe; the request can be edited first', async ({ page }) => {
    const bodies: unknown[] = []
    page.on('request', (request) => request.method() === 'POST' && bodies.push(request.postDataJSON()))
    await page.goto('/')
    await begin(page)
    for (const _ of [1, 2]) {
      await page.getByRole('button', { name: waiting.stop }).click()
      await button(page, unfinished.regenerate).click()
      await expect(promptBox(page)).toBeDisabled()
      await expect(page.getByText(unfinished.title)).toHaveCount(0)
      await expect(page.getByText('What are we cooking today?')).toHaveCount(0)
      await expect(ingredients(page).first()).toHaveText('240 g red lent')
    }
    await page.getByRole('button', { name: waiting.stop }).click()
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await button(page, unfinished.editRequest).click()
    await expect(promptBox(page)).toBeFocused()
    await expect(promptBox(page)).toBeInViewport()
    await page.keyboard.type(' with ginger')
    await page.keyboard.press('Enter')
    await expect(ingredients(page).first()).toHaveText('240 g red lent')
    expect(bodies).toMatchObject([
      { user_input: prompt },
      { user_input: prompt, seed: 1, earlier_titles: ["The provider's lentil soup"] },
      { user_input: prompt, seed: 2, earlier_titles: ["The provider's lentil soup"] },
      { user_input: `${prompt} with ginger` },
    ])
    expect(bodies[3]).not.toHaveProperty('seed')
  })

  test('reloading and going elsewhere end the writing and keep the prompt; nothing half is in the list', async ({
    page,
    provider,
  }) => {
    const aborted = () => provider.requests().then((all) => all.filter(({ state }) => state === 'aborted').length)
    await openSignedIn(page)
    await begin(page)
    await page.reload()
    await expect.poll(aborted).toBe(1)
    await expect(page.getByRole('heading', { name: 'What are we cooking today?' })).toBeVisible()
    await expect(promptBox(page)).toHaveValue(prompt)
    await expect(page.getByText(appSidebar.empty)).toBeVisible()

    await sendButton(page).click()
    await expect(ingredients(page).first()).toBeVisible()
    await page.getByRole('link', { name: appSidebar.writeByHand }).click()
    await expect.poll(aborted).toBe(2)
    await page.goBack()
    await expect(promptBox(page)).toHaveValue(prompt)
    await expect(promptBox(page)).toBeEnabled()
    await expect(page.getByText(appSidebar.empty)).toBeVisible()
  })
})

test.describe('with a provider whose answer breaks off', () => {
  test.use({ behaviour: 'reset-50' })

  test('what came before a failure stays, with its words and what can be done', async ({
    page,
    expectedComplaints,
  }) => {
    expectedComplaints.push(/generating a recipe failed/)
    await page.goto('/')
    await askForRecipe(page, prompt)
    const note = page.getByRole('region', { name: unfinished.title })
    await expect(note.getByRole('alert').getByRole('paragraph').first()).toHaveText(
      'an error occurred, please try again.',
    )
    await expect(note.getByRole('alert').getByRole('paragraph')).toHaveCount(2)
    await expect(note).toContainText(unfinished.kept)
    await expect(page.getByRole('heading', { name: "The provider's lentil soup" })).toBeVisible()
    await expect(note.getByRole('button')).toHaveText([
      unfinished.continue,
      unfinished.regenerate,
      failure.kitchen,
      unfinished.editRequest,
    ])
  })
})

test('a connection that breaks off is told from a provider that fails', async ({ page, expectedComplaints }) => {
  expectedComplaints.push(/generating a recipe failed/)
  await page.route('**/generate-public', (route) =>
    route.fulfill({ contentType: 'text/event-stream', body: 'event: draft\ndata: {"title":"Soup"}\n\n' }),
  )
  await page.goto('/')
  await askForRecipe(page, prompt)
  await expect(page.getByRole('alert').getByRole('paragraph')).toHaveText([
    'an error occurred, please try again.',
    failure.cut,
  ])
  await page.unroute('**/generate-public')
  await button(page, unfinished.regenerate).click()
  await expect(title(page)).toHaveText("The provider's lentil soup")
})

async function begin(page: Page): Promise<void> {
  await askForRecipe(page, prompt)
  await expect(ingredients(page).first()).toHaveText('240 g red lent')
}
