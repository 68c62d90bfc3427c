import { askForRecipe } from './ask-for-recipe.ts'
import { openWith, readSession } from './open-with.ts'
import { directions, fact, ingredients, title } from './read-recipe-page.ts'
import { answerWithRecipe, soup } from './recipe-answers.ts'
import { expect, test } from './test.ts'
import { texts } from './texts.ts'

test('reloading the page keeps the recipe', async ({ page }) => {
  await page.goto('/')
  await askForRecipe(page, 'a lentil soup')
  await expect(page).toHaveURL('/recipe/guest')
  // What is worked out of the list comes last.
  const nutrition = page.getByRole('region', { name: texts.en.nutrition.perServing })
  await expect(nutrition).toContainText('kcal')
  const written = await page.getByRole('article').innerText()
  await page.reload()
  await expect(page).toHaveURL('/recipe/guest')
  await expect(nutrition).toContainText('kcal')
  expect(await page.getByRole('article').innerText()).toBe(written)
})

test('closing the tab, or the browser, forgets the recipe', async ({ page, context, browser }) => {
  await openWith(page, { session: { 'temp-recipe': JSON.stringify(soup) } }, '/recipe/guest')
  await expect(title(page)).toHaveText('Carrot soup')
  await page.close()

  const otherTab = await context.newPage()
  await otherTab.goto('/recipe/guest')
  await expect(otherTab).toHaveURL('/')

  const otherBrowser = await browser.newContext()
  const page2 = await otherBrowser.newPage()
  await page2.goto('/recipe/guest')
  await expect(page2).toHaveURL('/')
  await otherBrowser.close()
})

test('a kept recipe that is damaged is dropped, and the page goes home', async ({ page }) => {
  for (const damaged of [
    '{',
    '',
    'null',
    '7',
    '"soup"',
    '[]',
    '{}',
    '{"title":""}',
    '{"title":"  "}',
    '{"title":{}}',
  ]) {
    await test.step(damaged, async () => {
      await openWith(page, { session: { 'temp-recipe': damaged } }, '/recipe/guest')
      await expect(page).toHaveURL('/')
      await expect(page.getByRole('heading', { name: 'What are we cooking today?' })).toBeVisible()
      expect(await readSession(page, 'temp-recipe')).toBeNull()
    })
  }
})

test('a recipe put there by hand with nothing but a title shows', async ({ page }) => {
  await openWith(page, { session: { 'temp-recipe': '{"title":"Toast"}' } }, '/recipe/guest')
  await expect(title(page)).toHaveText('Toast')
  await expect(fact(page, 'preparation')).toHaveText(/^0 min$/)
  await expect(fact(page, 'serves')).toHaveText('1')
  await expect(page.getByText(texts.en.recipe.noIngredients)).toBeVisible()
  await expect(page.getByText(texts.en.recipe.noDirections)).toBeVisible()
  await expect(page.getByText('Enjoy!')).toBeVisible()
})

test('fields of a kept recipe that make no sense do no harm', async ({ page }) => {
  const odd = {
    title: 'Toast',
    description: 7,
    preparation_time: 'soon',
    cook_time: '5',
    serves: null,
    ingredients: { 0: 'bread' },
    directions: [null, 7, {}, { content: '' }, { content: 'Toast the bread.' }, { content: 'Butter it.', index: 'x' }],
    language: 'tlh',
    user: 'nobody',
    findings: [null, { code: 'from_the_future', severity: 'odd', params: {} }],
    more: true,
  }
  await openWith(page, { session: { 'temp-recipe': JSON.stringify(odd) } }, '/recipe/guest')
  await expect(title(page)).toHaveText('Toast')
  await expect(fact(page, 'cooking')).toHaveText(/^5 min$/)
  await expect(directions(page)).toHaveText(['Toast the bread.', 'Butter it.'])
})

test("another server's answer with only the specification's fields works", async ({ page }) => {
  await answerWithRecipe(page, {
    id: 17,
    title: 'Pie',
    description: 'A pie.',
    preparation_time: 5,
    cook_time: 40,
    serves: 8,
    is_favorite: false,
    updated_at: '2025-04-01T12:00:00',
    ingredients: Array.from({ length: 11 }, (_, place) => ({
      id: 'same',
      content: `part ${11 - place}`,
      index: 11 - place,
    })),
    directions: [
      { id: 'a/b?c', content: 'Second.', index: 2 },
      { id: 9, content: 'First.', index: 1 },
    ],
  })
  await page.goto('/?lng=fr')
  await askForRecipe(page, 'une tourte')
  for (const visit of ['first', 'after a reload']) {
    await test.step(visit, async () => {
      await expect(title(page)).toHaveText('Pie')
      await expect(fact(page, 'serves', 'fr')).toHaveText('8')
      await expect(ingredients(page, 'fr')).toHaveText(Array.from({ length: 11 }, (_, place) => `part ${place + 1}`))
      await expect(directions(page, 'fr')).toHaveText(['First.', 'Second.'])
      await page.reload()
    })
  }
})
