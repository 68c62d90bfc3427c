import type { Page } from '@playwright/test'
import { expectAccessible } from './expect-accessible.ts'
import { openSignedIn } from './have-account.ts'
import { openRecipe } from './have-recipe.ts'
import { openWith } from './open-with.ts'
import { directions, ingredients } from './read-recipe-page.ts'
import { soup } from './recipe-answers.ts'
import { expect, test } from './test.ts'
import { type Language, texts } from './texts.ts'

const { instead, servings } = texts.en

const lines = (...contents: string[]) =>
  contents.map((content, place) => ({ id: `line ${place}`, content, index: `${place + 1}` }))

const shakshuka = {
  ...soup,
  title: 'Shakshuka',
  serves: 2,
  ingredients: lines('4 eggs', '50 g feta, crumbled', '1 tbsp olive oil'),
  directions: lines('Warm the olive oil.', 'Break in the 4 eggs; cook for 6 min.', 'Scatter with the feta.'),
}

const opener = (page: Page, line: string, language: Language = 'en') =>
  page.getByRole('button', { name: texts[language].instead.open.replace('{{line}}', line), exact: true })
const panel = (page: Page) => page.getByRole('dialog')
const back = (page: Page, line: string) =>
  page.getByRole('article').getByRole('button', { name: instead.back.replace('{{line}}', line) })

test('what stands in is chosen by keyboard, for the servings on the screen, and list and steps say so until it is taken back', async ({
  page,
}) => {
  const { read } = await openRecipe(page, { recipe: shakshuka })
  const before = await ingredients(page).allInnerTexts()
  await page.getByRole('button', { name: servings.more }).click()
  await opener(page, '6 eggs').press('Enter')
  await expect(panel(page)).toContainText('450 g silken tofu')
  await expect(panel(page)).toContainText('Softer; contains soya; no eggs then')
  await expectAccessible(page)
  await panel(page)
    .getByRole('button', { name: /silken tofu/ })
    .press('Enter')
  await expect(panel(page)).toBeHidden()
  await expect(ingredients(page).first()).toContainText('450 g silken tofu')
  await expect(directions(page).nth(1)).toContainText('Break in the 450 g silken tofu; cook for')
  await expect(ingredients(page).first().locator('mark.marker').first()).toHaveText('450 g')

  await page.reload()
  await expect(ingredients(page).first()).toContainText('450 g silken tofu')
  expect((await read()).ingredients[0]?.content).toBe('4 eggs')
  await back(page, '6 eggs').click()
  await page.getByRole('button', { name: servings.back.replace('{{written}}', '2') }).click()
  await expect(ingredients(page)).toHaveText(before)
})

test('Esc closes the choices, and the focus goes back to the line', async ({ page }) => {
  await openRecipe(page, { recipe: shakshuka })
  await opener(page, '4 eggs').press('Enter')
  await expect(panel(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(panel(page)).toBeHidden()
  await expect(opener(page, '4 eggs')).toBeFocused()
})

test('what would break an allergy is not offered', async ({ page }) => {
  const local = { preferences: JSON.stringify({ allergies: ['soybeans'] }) }
  await openWith(page, { session: { 'temp-recipe': JSON.stringify(shakshuka) }, local }, '/recipe/guest')
  await opener(page, '4 eggs').press('Enter')
  await expect(panel(page)).toContainText('400 g chickpeas')
  await expect(panel(page)).not.toContainText('tofu')
})

for (const reader of ['a guest', 'a cook'] as const)
  test(`${reader} who opens a link takes something else for this time, which keeps to their own allergy`, async ({
    page,
  }) => {
    const { id, account, read } = await openRecipe(page, { recipe: shakshuka })
    const headers = { authorization: `Bearer ${account.token}` }
    const shared = await page.request.post(`/api/v1/recipes/${id}/share`, { data: {}, headers })
    const { pathname } = new URL(((await shared.json()) as { url: string }).url)
    await page.goto('/favicon.svg')
    await page.evaluate(() => localStorage.clear())
    if (reader === 'a guest')
      await page.evaluate(() => localStorage.setItem('preferences', JSON.stringify({ allergies: ['soybeans'] })))
    else {
      const other = await openSignedIn(page, { path: '/favicon.svg' })
      const data = { allergies: ['soybeans'] }
      const url = '/api/v1/users/me/preferences'
      await page.request.patch(url, { data, headers: { authorization: `Bearer ${other.token}` } })
    }
    await page.goto(pathname)
    await opener(page, '4 eggs').press('Enter')
    await expect(panel(page)).not.toContainText('tofu')
    await panel(page)
      .getByRole('button', { name: /400 g chickpeas/ })
      .press('Enter')
    await expect(ingredients(page).first()).toContainText('400 g chickpeas')
    await page.reload()
    await expect(ingredients(page).first()).toContainText('400 g chickpeas')
    expect((await read()).ingredients[0]?.content).toBe('4 eggs')
  })

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 780 }, hasTouch: true, isMobile: true })

  for (const [language, recipe, line, choice] of [
    ['en', shakshuka, '4 eggs', '300 g silken tofu'],
    ['fr', { ...shakshuka, language: 'fr', ingredients: lines('4 œufs') }, '4 œufs', '300 g de tofu soyeux'],
  ] as const) {
    test(`a tap on a line opens the choices from below, and a tap on its box ticks it off, in ${language}`, async ({
      page,
    }) => {
      await openWith(
        page,
        { session: { 'temp-recipe': JSON.stringify(recipe) }, local: { i18nextLng: language } },
        '/recipe/guest',
      )
      const first = ingredients(page, language).first()
      await expect(opener(page, line, language)).toBeAttached()
      await first.locator('.tick-box').tap()
      await expect(first.getByRole('checkbox')).toBeChecked()
      await first.getByText(line.slice(2)).tap()
      await expect(panel(page)).toContainText(choice)
      await expectAccessible(page)
      const isCut = await panel(page).evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
      expect(isCut).toBe(false)
      await panel(page)
        .getByRole('button', { name: new RegExp(choice) })
        .tap()
      await expect(first).toContainText(choice)
      await expect(first.getByRole('checkbox')).toBeChecked()
    })
  }
})
