import type { Page } from '@playwright/test'
import { expectAccessible } from './expect-accessible.ts'
import { expectToFit } from './expect-to-fit.ts'
import { toast } from './find-account-parts.ts'
import { openRecipe } from './have-recipe.ts'
import { openWith } from './open-with.ts'
import { directions, fact, ingredients } from './read-recipe-page.ts'
import { soup } from './recipe-answers.ts'
import { expect, test } from './test.ts'
import { type Language, texts } from './texts.ts'

const lines = (...contents: string[]) =>
  contents.map((content, place) => ({ id: `line ${place}`, content, index: `${place + 1}` }))

const cake = {
  ...soup,
  title: 'Lemon cake',
  serves: 8,
  ingredients: lines('200 g plain flour', '3 eggs', 'Butter for a 24 cm tin'),
  directions: lines('Grease a round 24 cm tin.', 'Beat the 3 eggs; bake at 180 °C for 40 min.'),
  notes: 'Our 24 cm tin leaks.',
}

const french = {
  ...cake,
  language: 'fr' as const,
  ingredients: lines('200 g de farine', '3 œufs'),
  directions: lines('Beurrez un moule rond de 24 cm.', 'Enfournez 40 min à 180 °C.'),
}

const tin = (page: Page, language: Language = 'en') =>
  page.getByRole('combobox', { name: texts[language].tin.label, exact: true })
const marked = (page: Page) => page.getByRole('article').locator('li mark.marker')
const written = async (page: Page) => [
  ...(await ingredients(page).allInnerTexts()),
  ...(await directions(page).allInnerTexts()),
]

test('amounts follow the area of another tin, which is named in its place, and back is back to the character', async ({
  page,
}) => {
  await openRecipe(page, { recipe: cake })
  const before = await written(page)
  await tin(page).selectOption('Round, 28 cm')
  await expect(ingredients(page)).toHaveText([/270 g plain flour/, /4 eggs/, /Butter for a 28 cm tin/])
  await expect(directions(page)).toHaveText([
    'Grease a round 28 cm tin.',
    'Beat the 4 eggs; bake at 180 °C for 40 min.',
  ])
  await expect(marked(page)).toHaveText(['270 g', '4', '28 cm', '28 cm', '4'])
  await expect(fact(page, 'serves')).toHaveText('11')
  await expect(page.getByRole('article')).toContainText(texts.en.tin.asHigh)
  await expect(page.getByText(cake.notes)).toBeVisible()
  await expectAccessible(page)
  await page.reload()
  await expect(tin(page)).toHaveValue('round 28 28 cm')
  await page.getByRole('button', { name: texts.en.tin.back.replace('{{tin}}', 'Round, 24 cm') }).click()
  await expect(marked(page)).toHaveCount(0)
  await expect(fact(page, 'serves')).toHaveText('8')
  expect(await written(page)).toEqual(before)
})

test('by keyboard another shape takes its place, and a number of people takes that of a tin', async ({ page }) => {
  await openRecipe(page, { recipe: cake })
  await tin(page).focus()
  await page.keyboard.type('20 × 30')
  await expect(directions(page).first()).toHaveText('Grease a rectangular 20 × 30 cm tin.')
  await expect(fact(page, 'serves')).toHaveText('11')
  await page.getByRole('spinbutton').press('ArrowUp')
  await expect(tin(page)).toHaveValue('round 24 24 cm')
  await expect(ingredients(page).first()).toContainText('300 g plain flour')
  await expect(directions(page).first()).toHaveText('Grease a round 24 cm tin.')
})

test('saving for a tin makes it the recipe', async ({ page }) => {
  const { read } = await openRecipe(page, { recipe: cake })
  await tin(page).selectOption('Round, 20 cm')
  await expect(page.getByRole('article')).toContainText(texts.en.tin.asHigh)
  await page.getByRole('button', { name: texts.en.tin.save }).click()
  await expect(toast(page, texts.en.edit.saved)).toBeVisible()
  await expect(marked(page)).toHaveCount(0)
  await expect(tin(page)).toHaveValue('round 20 20 cm')
  const now = await read()
  expect(now).toMatchObject({ serves: 6, notes: cake.notes })
  expect(now.directions[0]?.content).toBe('Grease a round 20 cm tin.')
  expect(now.ingredients.map(({ content }) => content)).toEqual([
    '140 g plain flour',
    '2 eggs',
    'Butter for a 20 cm tin',
  ])
})

test('in US units the tins are those that are sold in inches', async ({ page }) => {
  await openRecipe(page, { recipe: cake })
  await page.getByRole('radio', { name: texts.en.units.us, exact: true }).check()
  await tin(page).selectOption('Round, 9 in')
  await expect(directions(page).first()).toHaveText('Grease a round 9 inch tin.')
})

test('a recipe that names no tin offers none', async ({ page }) => {
  await openRecipe(page, { recipe: soup })
  await expect(ingredients(page).first()).toBeVisible()
  await expect(tin(page)).toHaveCount(0)
})

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 320, height: 640 } })

  test('a guest chooses a tin in French, and is told when so much less is done sooner', async ({ page }) => {
    const session = { 'temp-recipe': JSON.stringify(french) }
    await openWith(page, { session, local: { i18nextLng: 'fr' } }, '/recipe/guest')
    await tin(page, 'fr').selectOption('Carré, 15 cm')
    await expect(ingredients(page, 'fr').first()).toHaveText(/^100 g de farine/)
    await expect(page.getByRole('article')).toContainText('Beurrez un moule carré de 15 cm.')
    await expect(page.getByRole('article')).toContainText(texts.fr.tin.shorter)
    await expectToFit(page)
    await expectAccessible(page)
  })
})
