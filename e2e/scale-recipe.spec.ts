import type { Page } from '@playwright/test'
import { expectAccessible } from './expect-accessible.ts'
import { expectToFit } from './expect-to-fit.ts'
import { toast } from './find-account-parts.ts'
import { openRecipe } from './have-recipe.ts'
import { openWith, readSession } from './open-with.ts'
import { directions, fact, ingredients, title } from './read-recipe-page.ts'
import { soup } from './recipe-answers.ts'
import { expect, test } from './test.ts'
import { type Language, languages, texts } from './texts.ts'

const { conflict, edit, units } = texts.en

const lines = (...contents: string[]) =>
  contents.map((content, place) => ({ id: `line ${place}`, content, index: `${place + 1}` }))

const cake = {
  ...soup,
  title: 'Lemon cake',
  serves: 2,
  ingredients: lines('200 g plain flour', '½ tsp salt', '3 eggs', 'Juice of 1 lemon', 'Icing sugar, to taste'),
  directions: lines(
    'Heat the oven to 180 °C.',
    'Stir in half of the 200 g flour.',
    'Beat in the 3 eggs; bake for 40 min.',
  ),
  notes: 'We took 250 g flour for 2.',
}

const number = (page: Page) => page.getByRole('spinbutton')
const more = (page: Page, language: Language = 'en') =>
  page.getByRole('button', { name: texts[language].servings.more })
const marked = (page: Page) => page.getByRole('article').locator('li mark.marker')
const hint = (words: string, values: Record<string, number>) =>
  words.replace(/\{\{(\w+)\}\}/g, (_, name) => `${values[name]}`)

async function written(page: Page): Promise<string[]> {
  return [...(await ingredients(page).allInnerTexts()), ...(await directions(page).allInnerTexts())]
}

test('amounts of list and steps go with the servings, times, heat and notes stay, and back is back to the character', async ({
  page,
}) => {
  await openRecipe(page, { recipe: cake })
  const before = await written(page)
  await more(page).click()
  await more(page).click()
  await expect(fact(page, 'serves')).toHaveText('4')
  await expect(ingredients(page)).toHaveText([
    /^400 g plain flour/,
    /^1 tsp salt/,
    /^6 eggs/,
    /Juice of 2 lemons/,
    /Icing sugar, to taste/,
  ])
  await expect(directions(page)).toHaveText([
    'Heat the oven to 180 °C.',
    'Stir in half of the 400 g flour.',
    'Beat in the 6 eggs; bake for 40 min.',
  ])
  await expect(marked(page)).toHaveText(['400 g', '1 tsp', '6', '2', '400 g', '6'])
  await expect(page.getByRole('region', { name: texts.en.recipe.ingredients })).toContainText(
    `${texts.en.servings.marked}${hint(texts.en.servings.scaled, { serves: 4, written: 2 })} ${texts.en.servings.longerInOven}`,
  )
  await expect(page.getByText(cake.notes)).toBeVisible()

  await page.reload()
  await expect(fact(page, 'serves')).toHaveText('4')
  await expect(directions(page).nth(1)).toContainText('400 g')
  await page.getByRole('button', { name: hint(texts.en.servings.back, { written: 2 }) }).click()
  await expect(fact(page, 'serves')).toHaveText('2')
  await expect(marked(page)).toHaveCount(0)
  expect(await written(page)).toEqual(before)
})

for (const [language, half] of [
  ['en', /^1½ eggs/],
  ['fr', /^1 ½ œuf/],
] as const) {
  test(`half of three eggs says what to do with the second one, in ${language}`, async ({ page }) => {
    const egg = { en: '3 eggs', fr: '3 œufs' }[language]
    const session = { 'temp-recipe': JSON.stringify({ ...soup, language, serves: 2, ingredients: lines(egg) }) }
    await openWith(page, { session, local: { i18nextLng: language } }, '/recipe/guest')
    const { servings } = texts[language]
    await page.getByRole('button', { name: servings.fewer }).click()
    await expect(ingredients(page, language)).toHaveText([half])
    await expect(ingredients(page, language)).toContainText(servings.halfSecondEgg)
    await expect(page.getByRole('button', { name: servings.fewer })).toHaveAttribute('aria-disabled', 'true')
  })
}

test('French litres have a comma', async ({ page }) => {
  const recipe = { ...soup, language: 'fr', serves: 2, ingredients: lines('75 cl de lait', '500 ml de crème') }
  await openWith(
    page,
    { session: { 'temp-recipe': JSON.stringify(recipe) }, local: { i18nextLng: 'fr' } },
    '/recipe/guest',
  )
  await number(page).focus()
  for (let press = 0; press < 4; press++) await page.keyboard.press('ArrowUp')
  await expect(ingredients(page, 'fr')).toHaveText([/^2,25 l de lait/, /^1,5 l de crème/])
})

test('by keyboard the number is a spin button between half and twenty times, and is told once when it rests', async ({
  page,
}) => {
  await openRecipe(page, { recipe: cake })
  const said = page.getByRole('article').getByRole('status').filter({ hasText: /./ })
  await said.evaluateAll(() => undefined)
  await page.evaluate(() => {
    const told: string[] = []
    Object.assign(window, { told })
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const status = target.parentElement?.closest('[role=status]') ?? (target as Element).closest?.('[role=status]')
        if (status?.textContent) told.push(status.textContent)
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true })
  })
  await number(page).focus()
  for (const key of ['ArrowUp', 'ArrowUp', 'ArrowRight', 'ArrowDown']) await page.keyboard.press(key)
  await expect(number(page)).toHaveAttribute('aria-valuenow', '4')
  await expect(said).toHaveText(hint(texts.en.servings.said, { serves: 4 }))
  await page.keyboard.press('End')
  await expect(number(page)).toHaveAttribute('aria-valuenow', '40')
  await page.keyboard.press('Home')
  await expect(number(page)).toHaveAttribute('aria-valuenow', '1')
  await expect(said).toHaveText(hint(texts.en.servings.said, { serves: 1 }))
  expect(await page.evaluate(() => (window as unknown as { told: string[] }).told)).toEqual(
    [4, 1].map((serves) => hint(texts.en.servings.said, { serves })),
  )
})

test('a recipe is shown in the other units, and in its own again as it was', async ({ page }) => {
  await openRecipe(page, { recipe: cake })
  const before = await written(page)
  const unit = (name: string) => page.getByRole('radio', { name, exact: true })
  await expect(unit(units.metric)).toBeChecked()
  await unit(units.metric).focus()
  await page.keyboard.press('ArrowRight')
  await expect(unit(units.us)).toBeChecked()
  await expect(ingredients(page).first()).toHaveText('1⅔ cups plain flour')
  await expect(directions(page).first()).toHaveText('Heat the oven to 350 °F.')
  await expect(marked(page)).toHaveText(['1⅔ cups', '350 °F', '1⅔ cups'])
  await page.reload()
  await expect(unit(units.us)).toBeChecked()
  await unit(units.us).focus()
  await page.keyboard.press('ArrowLeft')
  await expect(unit(units.metric)).toBeChecked()
  expect(await written(page)).toEqual(before)
})

test('a recipe in both systems is shown in either, or as it is written', async ({ page }) => {
  await openRecipe(page, { recipe: { ...cake, ingredients: lines('1 cup plain flour', '100 g sugar') } })
  const unit = (name: string) => page.getByRole('radio', { name, exact: true })
  await expect(unit(units.metric)).not.toBeChecked()
  await expect(unit(units.us)).not.toBeChecked()
  await unit(units.metric).check()
  await expect(ingredients(page)).toHaveText([/^125 g plain flour/, /^100 g sugar/])
  await page.getByRole('button', { name: units.asWritten }).click()
  await expect(ingredients(page)).toHaveText([/^1 cup plain flour/, /^100 g sugar/])
  await expect(unit(units.metric)).not.toBeChecked()
})

test('saving for four makes it the recipe, and asks where it was changed elsewhere', async ({
  page,
  expectedComplaints,
}) => {
  expectedComplaints.push(/412 \(Precondition Failed\)/)
  const saved = await openRecipe(page, { recipe: cake })
  const saveFor = (serves: number) =>
    page.getByRole('button', { name: hint(texts.en.servings.save, { serves }), exact: true })
  await more(page).click()
  await more(page).click()
  await saveFor(4).click()
  await expect(toast(page, edit.saved)).toBeVisible()
  await expect(marked(page)).toHaveCount(0)
  const now = await saved.read()
  expect(now).toMatchObject({ serves: 4, title: 'Lemon cake', notes: cake.notes })
  expect(now.ingredients.map(({ content }) => content)).toEqual([
    '400 g plain flour',
    '1 tsp salt',
    '6 eggs',
    'Juice of 2 lemons',
    'Icing sugar, to taste',
  ])

  await saved.change({ title: 'Theirs' })
  await more(page).click()
  await saveFor(5).click()
  const dialog = page.getByRole('dialog', { name: conflict.title })
  await dialog.getByRole('button', { name: conflict.takeTheirs }).click()
  await expect(title(page)).toHaveText('Theirs')
  await expect(fact(page, 'serves')).toHaveText('5')
  await saveFor(5).click()
  await expect(saveFor(5)).toHaveCount(0)
  expect(await saved.read()).toMatchObject({ serves: 5, title: 'Theirs' })
})

test('a guest saves a recipe for more in the tab', async ({ page }) => {
  await openWith(page, { session: { 'temp-recipe': JSON.stringify(cake) } }, '/recipe/guest')
  await more(page).click()
  await page.getByRole('button', { name: hint(texts.en.servings.save, { serves: 3 }) }).click()
  await expect(marked(page)).toHaveCount(0)
  expect(JSON.parse((await readSession(page, 'temp-recipe')) ?? '')).toMatchObject({ serves: 3 })
})

test('ingredients are ticked off, and stay so in this browser until they are unticked', async ({ page }) => {
  await openRecipe(page, { recipe: cake })
  const box = page.getByRole('checkbox', { name: '3 eggs' })
  await box.focus()
  await page.keyboard.press('Space')
  await expect(box).toBeChecked()
  await page.reload()
  await expect(box).toBeChecked()
  await expect(ingredients(page).nth(2).locator('label > span').last()).toHaveCSS(
    'text-decoration-line',
    'line-through',
  )
  await page.getByRole('button', { name: texts.en.servings.untick }).click()
  await expect(box).not.toBeChecked()
})

test('on a phone list and steps are two sides of one, both in the document, and on paper they stand beside each other', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 600 })
  await openWith(page, { session: { 'temp-recipe': JSON.stringify(cake) } }, '/recipe/guest')
  const side = (name: string) => page.getByRole('radio', { name, exact: true })
  const isSeen = async (part: ReturnType<typeof directions>) => ((await part.boundingBox())?.width ?? 0) > 100
  await expect(side(texts.en.recipe.ingredients)).toBeChecked()
  expect([await isSeen(ingredients(page).first()), await isSeen(directions(page).first())]).toEqual([true, false])
  await side(texts.en.recipe.steps).check()
  expect([await isSeen(ingredients(page).first()), await isSeen(directions(page).first())]).toEqual([false, true])
  await expect(ingredients(page)).toHaveCount(5)
  // What takes the focus is seen.
  await page.getByRole('checkbox').first().focus()
  await expect(side(texts.en.recipe.ingredients)).toBeChecked()

  await page.emulateMedia({ media: 'print' })
  expect([await isSeen(ingredients(page).first()), await isSeen(directions(page).first())]).toEqual([true, true])
  await expect(page.getByRole('spinbutton')).toHaveText('2')
  await expect(more(page)).toBeHidden()
})

for (const language of languages) {
  for (const [width, theme] of [
    [320, 'dark'],
    [390, 'light'],
    [820, 'dark'],
    [1280, 'light'],
  ] as const) {
    test(`axe finds nothing and nothing is cut off where amounts are marked, at ${width} px, in ${language}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 844 })
      const views = { [cake.id]: { serves: 4, units: 'us', ticked: ['line 1'] } }
      const local = { i18nextLng: language, 'vite-ui-theme': theme, 'recipe-views': JSON.stringify(views) }
      await openWith(page, { session: { 'temp-recipe': JSON.stringify(cake) }, local }, '/recipe/guest')
      await expect(page.getByRole('checkbox').nth(1)).toBeChecked()
      await expectToFit(page)
      await expectAccessible(page)
    })
  }
}
