import type { Page } from '@playwright/test'
import { askForRecipe, promptBox, sendButton } from './ask-for-recipe.ts'
import { expectToFit } from './expect-to-fit.ts'
import { openWith } from './open-with.ts'
import { directions, ingredients, title } from './read-recipe-page.ts'
import { generateCall, holdAnswers, soup } from './recipe-answers.ts'
import { expect, test } from './test.ts'
import { languages, texts } from './texts.ts'

/** A recipe whose every text is as long as it may be and has no place to break. */
const endless = {
  ...soup,
  title: 'W'.repeat(255),
  description: 'd'.repeat(2000),
  preparation_time: 100_000,
  cook_time: 100_000,
  serves: 1000,
  ingredients: [{ id: 'a', content: `100 g ${'i'.repeat(1994)}`, index: '1' }],
  directions: [{ id: 'b', content: `https://example.org/${'m'.repeat(1980)}`, index: '1' }],
  findings: [{ code: 'composed_by_kitchen', severity: 'info', params: {} }],
}

for (const [name, size, spoken] of [
  ['at 320 px', { viewport: { width: 320, height: 568 } }, languages],
  ['at 200 % zoom', { viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 }, ['fr']],
  ['at 400 % zoom', { viewport: { width: 320, height: 256 }, deviceScaleFactor: 4 }, ['en']],
] as const) {
  test.describe(name, () => {
    test.use(size)

    for (const language of spoken) {
      test(`the home screen fits in every state, in ${language}`, async ({ page, expectedComplaints }) => {
        expectedComplaints.push(/Failed to load resource/, /generating a recipe failed/)
        await page.goto(`/?lng=${language}`)
        await expect(title(page)).toBeVisible()
        await expectToFit(page)

        await promptBox(page).fill('W'.repeat(300))
        await expectToFit(page)
        await expectInReach(page, sendButton(page))

        const answers = await holdAnswers(page)
        await sendButton(page).click()
        await expect(promptBox(page)).toBeDisabled()
        await expectToFit(page)
        await expectInReach(page, page.getByRole('button', { name: texts[language].waiting.stop }))
        answers.release()
        await expect(page.getByRole('article')).toBeVisible()
        await expectToFit(page)

        await page.goto('/')
        await page.route(generateCall, (route) => route.fulfill({ status: 502, json: { code: 'provider_malformed' } }))
        await askForRecipe(page, 'W'.repeat(300))
        await expect(page.getByRole('alert')).toBeVisible()
        await expectToFit(page)
      })

      test(`menus and legal dialogs can be read and closed, in ${language}`, async ({ page }) => {
        await page.goto(`/?lng=${language}`)
        for (const name of [texts[language].language.label, texts[language].theme.label]) {
          await page.getByRole('button', { name }).click()
          const last = page.getByRole('menuitemradio').last()
          await last.scrollIntoViewIfNeeded()
          await expect(last).toBeInViewport({ ratio: 1 })
          await expectToFit(page)
          await page.keyboard.press('Escape')
          await expect(page.getByRole('menu')).toHaveCount(0)
        }
        for (const name of [texts[language].legal.terms, texts[language].legal.privacy]) {
          await page.getByRole('button', { name }).click()
          const dialog = page.getByRole('dialog')
          const last = dialog.getByRole('paragraph').last()
          await last.scrollIntoViewIfNeeded()
          await expect(last).toBeInViewport()
          await expectToFit(page)
          await dialog.getByRole('button', { name: 'OK' }).click()
          await expect(dialog).toHaveCount(0)
        }
      })
    }

    test('a recipe with endless words fits', async ({ page }) => {
      await openWith(page, { session: { 'temp-recipe': JSON.stringify(endless) } }, '/recipe/guest')
      await expect(title(page)).toBeVisible()
      await expectToFit(page)
      for (const part of [title(page), ingredients(page), directions(page), page.getByText(endless.description)]) {
        const { width = 0, x = 0 } = (await part.boundingBox()) ?? {}
        expect(x + width).toBeLessThanOrEqual(size.viewport.width)
      }
    })
  })
}

for (const width of [320, 390]) {
  for (const language of languages) {
    test(`at ${width} px the terms line keeps off the edges, in ${language}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 })
      await page.goto(`/?lng=${language}`)
      const line = page.getByRole('paragraph').filter({ hasText: texts[language].legal.terms })
      await expect(line).toBeVisible()
      const { left, right } = await line.evaluate((element) => {
        const words = document.createRange()
        words.selectNodeContents(element)
        const rects = [...words.getClientRects()]
        return {
          left: Math.min(...rects.map((rect) => rect.left)),
          right: Math.max(...rects.map((rect) => rect.right)),
        }
      })
      expect(left).toBeGreaterThanOrEqual(16)
      expect(right).toBeLessThanOrEqual(width - 16)
    })
  }
}

test('on a desk the directions stand beside the ingredients', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await openWith(page, { session: { 'temp-recipe': JSON.stringify(soup) } }, '/recipe/guest')
  const [left, right] = [
    page.getByRole('region', { name: 'Ingredients' }),
    page.getByRole('region', { name: 'Directions' }),
  ]
  await expect(title(page)).toBeVisible()
  const [list, steps] = [await left.boundingBox(), await right.boundingBox()]
  expect(list && steps && list.y === steps.y && list.x + list.width <= steps.x).toBe(true)
})

async function expectInReach(page: Page, locator: ReturnType<typeof sendButton>): Promise<void> {
  await locator.scrollIntoViewIfNeeded()
  const box = await locator.boundingBox()
  expect(box && box.x >= 0 && box.x + box.width <= (page.viewportSize()?.width ?? 0)).toBe(true)
}
