import type { Page } from '@playwright/test'
import { expectAccessible } from './expect-accessible.ts'
import { expectToFit } from './expect-to-fit.ts'
import { openRecipe, tool } from './have-recipe.ts'
import { openWith } from './open-with.ts'
import { title } from './read-recipe-page.ts'
import { soup } from './recipe-answers.ts'
import { expect, test } from './test.ts'
import { languages, texts } from './texts.ts'

for (const [language, theme, width] of [
  ['en', 'light', 1400],
  ['fr', 'dark', 320],
] as const) {
  test(`a cook goes from step to step with the keyboard alone, in ${language}, ${theme}`, async ({ page }) => {
    const { cook, recipe } = texts[language]
    await page.setViewportSize({ width, height: 800 })
    const { id } = await openRecipe(page, { local: { 'vite-ui-theme': theme, i18nextLng: language } })
    await cookButton(page, recipe.cook).focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`/recipe/${id}/cook`)
    await expect(title(page)).toBeFocused()
    await expectStep(page, 'Cut the carrots.')
    await expectAccessible(page)
    await expectToFit(page)

    await page.keyboard.press('ArrowRight')
    await expectStep(page, 'Simmer them until they are soft.')
    await page.keyboard.press('ArrowLeft')
    await expectStep(page, 'Cut the carrots.')
    await page.getByRole('button', { name: cook.next }).focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await expectStep(page, 'Salt the soup and blend it.')
    await expect(page.getByRole('button', { name: cook.next })).toBeFocused()
    await page.reload()
    await expectStep(page, 'Salt the soup and blend it.')

    await page.keyboard.press('ArrowRight')
    await expect(title(page)).toHaveText(recipe.enjoy)
    await expect(title(page)).toBeFocused()
    await expectAccessible(page)
    await expectToFit(page)
    await page.keyboard.press('ArrowRight')
    await expect(title(page)).toHaveText(recipe.enjoy)
    await page.getByRole('button', { name: cook.done }).press('Enter')
    await expect(page).toHaveURL(`/recipe/${id}`)
    await expect(title(page)).toHaveText(soup.title)
    await page.goBack()
    await expect(page).not.toHaveURL(/cook/)
  })
}

test('the end says for how many and how long was cooked, under the cover', async ({ page }) => {
  const { cook, duration, recipe } = texts.en
  await page.clock.install()
  await openWith(page, { session: { 'temp-recipe': JSON.stringify(soup) } }, '/recipe/guest/cook')
  await expectStep(page, 'Cut the carrots.')
  await page.clock.fastForward('01:32:00')
  await page.goto('/recipe/guest/cook?step=4')
  await expect(title(page)).toHaveText(recipe.enjoy)
  const time = duration.both.replace('{{hours}}', '1').replace('{{minutes}}', '32')
  await expect(page.getByText(cook.cookedFor.replace('{{serves}}', '3').replace('{{time}}', time))).toBeVisible()
  await expect(page.locator('svg[data-motif="carrot"]')).toBeVisible()
  await page.getByRole('button', { name: cook.done }).click()

  // The next time is another one.
  await page.goto('/recipe/guest/cook?step=4')
  await expect(title(page)).toHaveText(recipe.enjoy)
  await expect(page.getByText(/^Cooked/)).toHaveCount(0)
})

test('a step has just the ingredients that it needs, and all of them, and all steps, are a press away', async ({
  page,
}) => {
  const { cook } = texts.en
  await openWith(page, { session: { 'temp-recipe': JSON.stringify(soup) } }, '/recipe/guest/cook')
  const needed = page.getByRole('region', { name: cook.forThis }).getByRole('listitem')
  await expect(needed).toHaveText(['600 g carrots'])
  await page.keyboard.press('ArrowRight')
  await expectStep(page, 'Simmer them until they are soft.')
  await expect(needed).toHaveCount(0)

  await page.getByRole('button', { name: cook.allIngredients }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('listitem')).toHaveText(['600 g carrots', 'Salt'])
  await page.keyboard.press('ArrowRight')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expectStep(page, 'Simmer them until they are soft.')
  await page.getByRole('button', { name: cook.allSteps }).press('Enter')
  await expect(dialog.getByRole('button', { name: /Simmer/ })).toHaveAttribute('aria-current', 'step')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: /blend it/ }).press('Enter')
  await expectStep(page, 'Salt the soup and blend it.')
  await expect(needed).toHaveText(['Salt'])
  await expect(page.getByRole('button', { name: cook.allSteps })).toBeFocused()
})

test('amounts are those for the servings on the recipe’s page, and the mark says so', async ({ page }) => {
  const recipe = {
    ...soup,
    directions: [{ id: '1', content: 'Cut 200 g of the carrots small, the others not.', index: '1' }],
  }
  const local = { 'recipe-views': JSON.stringify({ [soup.id]: { serves: 6, ticked: [] } }) }
  await openWith(page, { session: { 'temp-recipe': JSON.stringify(recipe) }, local }, '/recipe/guest/cook')
  await expectStep(page, 'Cut 400 g of the carrots small')
  const needed = page.getByRole('region', { name: texts.en.cook.forThisServes.replace('{{serves}}', '6') })
  await expect(needed.getByRole('listitem')).toHaveText(['1.2 kg carrots'])
  await expect(needed.locator('mark')).toHaveText(['1.2 kg'])
})

test('the star at the end is the one of the recipe', async ({ page }) => {
  const saved = await openRecipe(page)
  await page.goto(`/recipe/${saved.id}/cook?step=4`)
  const star = page.getByRole('button', { name: texts.en.recipe.favorite })
  await expect(star).toHaveAttribute('aria-pressed', 'false')
  await star.click()
  await expect(star).toHaveAttribute('aria-pressed', 'true')
  expect(await saved.read()).toMatchObject({ is_favorite: true })
  await page.getByRole('button', { name: texts.en.cook.done }).click()
  await expect(tool(page, texts.en.recipe.favorite)).toHaveAttribute('aria-pressed', 'true')
})

test('a guest cooks from the recipe of the tab, and is told that a star needs an account', async ({ page }) => {
  await openWith(page, { session: { 'temp-recipe': JSON.stringify(soup) } }, '/recipe/guest')
  await cookButton(page, texts.en.recipe.cook).click()
  await expectStep(page, 'Cut the carrots.')
  await page.goBack()
  await expect(title(page)).toHaveText(soup.title)
  await page.goto('/recipe/guest/cook?step=4')
  await page.getByRole('button', { name: texts.en.recipe.favorite }).click()
  await expect(page.getByRole('dialog', { name: texts.en.loginRequired.title })).toBeVisible()
})

test('a recipe without steps is not cooked from, and cook mode without a recipe leads away', async ({
  page,
  expectedComplaints,
}) => {
  expectedComplaints.push(/the server responded with a status of 404/, /reading recipes failed/)
  const { id } = await openRecipe(page, { recipe: { ...soup, directions: [] } })
  await expect(page.getByRole('button', { name: texts.en.recipe.cook })).toHaveCount(0)
  await page.goto(`/recipe/${id}/cook`)
  await expect(page).toHaveURL(`/recipe/${id}`)
  await page.goto('/recipe/0198c0de-0000-7000-8000-00000000dead/cook')
  await expect(page).toHaveURL('/')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a swipe leads to the next step and back, and scrolling does not', async ({ page }) => {
    await openWith(page, { session: { 'temp-recipe': JSON.stringify(soup) } }, '/recipe/guest')
    await cookButton(page, texts.en.recipe.cook).click()
    await expectStep(page, 'Cut the carrots.')
    await swipe(page, { x: 300, y: 400 }, { x: 120, y: 420 })
    await expectStep(page, 'Simmer them until they are soft.')
    await swipe(page, { x: 200, y: 500 }, { x: 130, y: 200 })
    await expectStep(page, 'Simmer them until they are soft.')
    await swipe(page, { x: 100, y: 400 }, { x: 260, y: 400 })
    await expectStep(page, 'Cut the carrots.')
  })
})

test('both languages have a word for every page of cook mode', async ({ page }) => {
  for (const language of languages) {
    await openWith(
      page,
      { session: { 'temp-recipe': JSON.stringify(soup) }, local: { i18nextLng: language } },
      '/recipe/guest/cook?step=2',
    )
    await expect(page).toHaveTitle(texts[language].cook.title.replace('{{title}}', soup.title))
    const { of } = texts[language].cook
    await expect(page.getByText(of.replace('{{step}}', '2').replace('{{steps}}', '3'), { exact: true })).toBeVisible()
  }
})

interface Point {
  readonly x: number
  readonly y: number
}

/** With a finger; Playwright itself has only taps. */
async function swipe(page: Page, from: Point, to: Point): Promise<void> {
  const client = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: Point[]) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints })
  await touch('touchStart', from)
  await touch('touchMove', { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 })
  await touch('touchMove', to)
  await touch('touchEnd')
  await client.detach()
}

function cookButton(page: Page, name: string) {
  return page.getByRole('main').getByRole('button', { name, exact: true })
}

async function expectStep(page: Page, text: string): Promise<void> {
  await expect(page.getByRole('main').getByRole('paragraph').filter({ hasText: text })).toBeVisible()
}
