import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './expect-accessible.ts'
import { openRecipe } from './have-recipe.ts'
import { openWith } from './open-with.ts'
import { soup } from './recipe-answers.ts'
import { expect, test } from './test.ts'
import { type Language, texts } from './texts.ts'

const items = (...contents: string[]) => contents.map((content, at) => ({ id: `${at}`, content, index: `${at + 1}` }))

const omelette = { ...soup, title: 'Omelette', serves: 2, ingredients: items('4 eggs', '20 g butter', 'Salt') }

function section(page: Page, heading: string): Locator {
  return page.getByRole('region', { name: heading, exact: true })
}

/** Each figure by its name, as a reader is told it. */
async function figuresOf(shown: Locator): Promise<Record<string, string>> {
  const names = await shown.getByRole('term').allTextContents()
  const values = await shown.getByRole('definition').allTextContents()
  return Object.fromEntries(names.map((name, at) => [name, (values[at] ?? '').replaceAll('\u00a0', ' ')]))
}

test('under a recipe stands what a portion holds, what was counted, and what was not', async ({ page }) => {
  const { perServing, what, notCounted } = texts.en.nutrition
  await openRecipe(page, { recipe: omelette })
  const shown = section(page, perServing)
  await expect(shown).toBeVisible()
  expect(await figuresOf(shown)).toEqual({
    Energy: '215 kcal',
    Fat: '18 g',
    'of which saturates': '8.2 g saturated',
    Carbohydrate: '0.7 g',
    'of which sugars': '0.4 g sugars',
    Fibre: '0 g',
    Protein: '13 g',
    Salt: '0.4 g',
  })
  await expect(shown).toContainText(`2 of 3 ingredients counted. ${notCounted} Salt`)
  await shown.getByRole('button', { name: what }).press('Enter')
  await expect(shown.getByRole('listitem').first()).toContainText('USDA SR 28, 01123: Egg, whole, raw, fresh')
  await expect(shown.getByRole('listitem').last()).toContainText(texts.en.nutrition.noAmount)
  await expect(shown).toContainText('In all, for 2: 429 kcal')
  await expectAccessible(page)
})

test('for other servings a portion stays what it is, and all of it follows', async ({ page }) => {
  const { perServing, what } = texts.en.nutrition
  await openRecipe(page, { recipe: omelette })
  const shown = section(page, perServing)
  await shown.getByText(what).click()
  await page.getByRole('button', { name: texts.en.servings.more }).click()
  await expect(shown).toContainText('In all, for 3: 644 kcal')
  expect(await figuresOf(shown)).toMatchObject({ Energy: '215 kcal' })
})

test('where the main thing is not known there is one line and no figure, for a guest too', async ({ page }) => {
  const recipe = { ...soup, ingredients: items('500 g unobtainium', '2 carrots') }
  await openWith(page, { session: { 'temp-recipe': JSON.stringify(recipe) } }, '/recipe/guest')
  const shown = section(page, texts.en.nutrition.heading)
  await expect(shown).toContainText('(1 of 2 ingredients). Not counted: 500 g unobtainium')
  await expect(shown.getByRole('term')).toHaveCount(0)
})

for (const [language, width] of [
  ['en', 320],
  ['fr', 390],
  ['fr', 1400],
] as const satisfies [Language, number][])
  test(`the figures have their place at ${width} px in ${language}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await openRecipe(page, { recipe: omelette, local: { i18nextLng: language } })
    const shown = section(page, texts[language].nutrition.perServing)
    await expect(shown.getByRole('term').first()).toHaveText(texts[language].nutrition.energy)
    const spills = await shown.evaluate((one) => one.scrollWidth > one.clientWidth)
    expect(spills).toBe(false)
    const tops = await shown
      .locator('dl > div')
      .evaluateAll((all) => new Set(all.map((one) => Math.round(one.getBoundingClientRect().top))).size)
    expect(tops).toBe(width < 640 ? 6 : 1)
  })
