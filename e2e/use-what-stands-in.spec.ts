import type { Page } from '@playwright/test'
import { expectAccessible } from './expect-accessible.ts'
import { expectToFit } from './expect-to-fit.ts'
import { toast } from './find-account-parts.ts'
import { openRecipe } from './have-recipe.ts'
import { openWith, readSession } from './open-with.ts'
import { directions, ingredients } from './read-recipe-page.ts'
import { soup } from './recipe-answers.ts'
import { expect, test } from './test.ts'
import { type Language, texts } from './texts.ts'

const lines = (...contents: string[]) =>
  contents.map((content, place) => ({ id: `line ${contents.length} ${place}`, content, index: `${place + 1}` }))

const braise = {
  ...soup,
  title: 'Braised chicken',
  serves: 4,
  ingredients: lines('800 g chicken thighs', '2 celery sticks, sliced', '150 ml single cream', '1 tsp lovage'),
  directions: lines(
    'Soften the celery in a pan.',
    'Add the chicken; cook until it reaches 74 °C.',
    'Stir in the cream.',
  ),
}

const french = {
  ...soup,
  language: 'fr' as const,
  title: 'Poulet à la crème',
  ingredients: lines('800 g de poulet', '2 branches de céleri, émincées'),
  directions: lines('Faites revenir le céleri.', 'Ajoutez le poulet et laissez cuire jusqu’à 74 °C.'),
}

const alarms = (page: Page, language: Language = 'en') =>
  page.getByRole('region', { name: texts[language].finding.notes })
const use = (page: Page, food: string, line: string, language: Language = 'en') =>
  page.getByRole('button', {
    name: texts[language].instead.takeFor.replace('{{food}}', food).replace('{{line}}', line),
    exact: true,
  })
const undo = (page: Page, text: string, language: Language = 'en') =>
  toast(page, text).getByRole('button', { name: texts[language].deletion.undo })
const taken = (food: string, language: Language = 'en') => texts[language].instead.taken.replace('{{food}}', food)
const written = async (page: Page) => ({
  ingredients: await ingredients(page).allInnerTexts(),
  directions: await directions(page).allInnerTexts(),
})
const contents = (list: readonly { content: string }[]) => list.map(({ content }) => content)

async function openFor(page: Page, preferences: object, recipe: Partial<typeof braise> = braise) {
  const opened = await openRecipe(page, { recipe })
  const headers = { authorization: `Bearer ${opened.account.token}` }
  const url = '/api/v1/users/me/preferences'
  expect((await page.request.patch(url, { data: preferences, headers })).status()).toBe(200)
  await page.reload()
  const history = async () =>
    (await (await page.request.get(`/api/v1/recipes/${opened.id}/versions`, { headers })).json()).data
  return { ...opened, history }
}

test('what stands in for an allergen becomes the recipe by keyboard, the finding goes, and Undo brings every character back', async ({
  page,
}) => {
  const { read, history } = await openFor(page, { allergies: ['celery'] })
  await expect(alarms(page)).toContainText('Contains celery')
  const before = await written(page)
  await expectAccessible(page)
  await use(page, 'fennel', '2 celery sticks, sliced').press('Enter')
  await expect(alarms(page)).toHaveCount(0)
  await expect(ingredients(page).nth(1)).toHaveText('80 g fennel, sliced')
  await expect(directions(page).first()).toHaveText('Soften the fennel in a pan.')
  await expect(ingredients(page).nth(1).getByRole('checkbox')).toBeFocused()
  expect(contents((await read()).ingredients)[1]).toBe('80 g fennel, sliced')
  expect(await history()).toMatchObject([{ ingredients: [{}, { content: '2 celery sticks, sliced' }, {}, {}] }])

  await undo(page, taken('fennel')).click()
  await expect(toast(page, texts.en.instead.undone)).toBeVisible()
  await expect(alarms(page)).toContainText('Contains celery')
  expect(await written(page)).toEqual(before)
  expect((await read()).ingredients).toEqual((await history())[1].ingredients)
  expect(contents((await read()).directions)).toEqual(contents(braise.directions))
})

test('a diet and a dislike are kept at the line, what stands in keeps to both, and what is not known has no button', async ({
  page,
}) => {
  const { read } = await openFor(page, { diets: ['vegetarian'], dislikes: ['lovage', 'carrot', 'celery'] })
  const line = (place: number) => ingredients(page).nth(place)
  await expect(line(3)).toContainText('rather not eat this: lovage')
  await expect(use(page, 'tofu', '800 g chicken thighs')).toBeVisible()
  await expect(line(3).getByRole('button', { name: /^Use / })).toHaveCount(0)
  await use(page, 'fennel', '2 celery sticks, sliced').click()
  await expect(line(1)).toHaveText('80 g fennel, sliced')
  // The next way out is as near.
  await expect(use(page, 'tofu', '800 g chicken thighs')).toBeFocused()
  await use(page, 'tofu', '800 g chicken thighs').click()
  await expect(line(0)).toHaveText('800 g firm tofu')
  await expect(directions(page).nth(1)).toContainText('Add the firm tofu')
  expect(contents((await read()).ingredients).slice(0, 2)).toEqual(['800 g firm tofu', '80 g fennel, sliced'])
})

test('what was changed elsewhere meanwhile stays, is shown and said; after a failure nothing is lost', async ({
  page,
  context,
  expectedComplaints,
}) => {
  expectedComplaints.push(/412 \(Precondition Failed\)/, /Failed to load resource/, /changing an ingredient failed/)
  // On a slow machine the page is still reading when the connection goes.
  expectedComplaints.push(/reading .* failed ApiError: Network Error/)
  const { read, change } = await openFor(page, { allergies: ['celery'] })
  await expect(use(page, 'fennel', '2 celery sticks, sliced')).toBeVisible()
  await page.setViewportSize({ width: 320, height: 640 })
  await expectToFit(page)
  await context.setOffline(true)
  await use(page, 'fennel', '2 celery sticks, sliced').click()
  await expect(toast(page, texts.en.instead.takeFailed)).toBeVisible()
  await expect(alarms(page)).toContainText('Contains celery')
  await context.setOffline(false)

  await change({ ingredients: lines('3 celery sticks') })
  await use(page, 'fennel', '2 celery sticks, sliced').click()
  await expect(toast(page, texts.en.instead.changed)).toBeVisible()
  await expect(ingredients(page)).toHaveText([/^3 celery sticks/])
  await use(page, 'fennel', '3 celery sticks').click()
  await expect(ingredients(page)).toHaveText(['120 g fennel'])

  await change({ ingredients: lines('1 carrot') })
  await undo(page, taken('fennel')).click()
  await expect(toast(page, texts.en.instead.changed)).toBeVisible()
  await expect(ingredients(page)).toHaveText([/^1 carrot/])
  expect(contents((await read()).ingredients)).toEqual(['1 carrot'])
})

test('the amounts that are shown are for those who eat, and those that are saved for whom it is written', async ({
  page,
}) => {
  const { read } = await openFor(page, { allergies: ['milk'] })
  // What comes above the button moves it.
  await expect(alarms(page)).toContainText('150 ml oat cream')
  await page.getByRole('button', { name: texts.en.servings.more }).click({ clickCount: 4 })
  await expect(alarms(page)).toContainText('300 ml oat cream')
  await use(page, 'oat cream', '150 ml single cream').click()
  await expect(ingredients(page).nth(2)).toHaveText('300 ml oat cream')
  expect(contents((await read()).ingredients)[2]).toBe('150 ml oat cream')
})

test('the recipe of somebody else is not changed', async ({ page }) => {
  const local = { preferences: JSON.stringify({ allergies: ['celery'] }) }
  const { account, id } = await openRecipe(page, { recipe: braise })
  const headers = { authorization: `Bearer ${account.token}` }
  const shared = await page.request.post(`/api/v1/recipes/${id}/share`, { data: {}, headers })
  await page.goto('/favicon.svg')
  await page.evaluate(() => localStorage.clear())
  await openWith(page, { local }, new URL((await shared.json()).url).pathname)
  await expect(ingredients(page).first()).toContainText('chicken')
  await expect(page.getByRole('button', { name: /^Use / })).toHaveCount(0)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 780 }, hasTouch: true, isMobile: true })

  for (const [language, recipe, line, food, anew, step] of [
    ['en', braise, '2 celery sticks, sliced', 'fennel', '80 g fennel, sliced', 'Soften the fennel in a pan.'],
    [
      'fr',
      french,
      '2 branches de céleri, émincées',
      'du fenouil',
      '80 g de fenouil, émincé',
      'Faites revenir le fenouil.',
    ],
  ] as const) {
    test(`a guest keeps to an allergy by a tap, and takes it back, in ${language}`, async ({ page }) => {
      const local = { preferences: JSON.stringify({ allergies: ['celery'] }), i18nextLng: language }
      const asked = { code: 'excluded', severity: 'warning', ingredient_id: recipe.ingredients[1]?.id }
      const findings = [{ ...asked, certainty: 'contains', params: { asked: 'celery', words: ['celery'] } }]
      const session = { 'temp-recipe': JSON.stringify({ ...recipe, findings }) }
      await openWith(page, { session, local }, '/recipe/guest')
      const kept = async () => JSON.parse((await readSession(page, 'temp-recipe')) ?? '')
      const before = await kept()
      await expect(use(page, food, line, language)).toBeVisible()
      await expectAccessible(page)
      await use(page, food, line, language).tap()
      await expect(alarms(page, language)).toHaveCount(0)
      await expect(ingredients(page, language).nth(1)).toHaveText(anew)
      expect(await kept()).toMatchObject({ findings: [] })
      expect((await kept()).directions[0].content).toBe(step)
      await page.reload()
      await expect(ingredients(page, language).nth(1)).toHaveText(anew)
      await expect(alarms(page, language)).toHaveCount(0)

      await page.evaluate((text) => sessionStorage.setItem('temp-recipe', text), JSON.stringify(before))
      await page.reload()
      await use(page, food, line, language).tap()
      await undo(page, taken(food, language), language).tap()
      await expect(alarms(page, language)).toBeVisible()
      expect(await kept()).toMatchObject(before)
    })
  }
})
