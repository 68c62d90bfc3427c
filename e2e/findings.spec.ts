import type { Locator, Page } from '@playwright/test'
import { askForRecipe } from './ask-for-recipe.ts'
import { expectAccessible } from './expect-accessible.ts'
import { expectToFit } from './expect-to-fit.ts'
import { lineFields, openRecipe, tool } from './have-recipe.ts'
import { openWith } from './open-with.ts'
import { directions, ingredients, title } from './read-recipe-page.ts'
import { soup } from './recipe-answers.ts'
import { expect, test } from './test.ts'
import { type Language, texts } from './texts.ts'

const items = (lines: readonly string[]) =>
  lines.map((content, place) => ({
    id: `0198c0de-0000-7000-8000-0000000001${String(place + 10)}`,
    content,
    index: String(place + 1),
  }))

/** With milk in three guises, and with what only sounds like it. */
const korma = {
  ...soup,
  title: 'Chicken korma',
  ingredients: items(['800 g chicken', '2 tbsp ghee', '400 ml coconut milk', '1 tsp salt']),
  directions: items([
    'Fry the chicken in the ghee until it is cooked through, at 74 °C.',
    'Simmer it for 20 min in the coconut milk with the salt, and grate parmesan over it.',
  ]),
}

const preferences = { allergies: ['milk'], other_allergies: ['coconut'], diets: ['vegetarian'] }

test('a guest is told of an allergen above the recipe and at its lines, with the words that gave it away', async ({
  page,
  provider,
  startRouxWith,
}) => {
  const roux = await startRouxWith({
    AI_PROVIDER: 'openai-compatible',
    AI_MODEL: 'good',
    AI_API_KEY: 'none',
    AI_BASE_URL: `${provider.url}/v1`,
  })
  await page.goto(`${roux.url}/favicon.svg`)
  await page.evaluate(() =>
    localStorage.setItem('preferences', JSON.stringify({ allergies: ['celery', 'milk'], other_allergies: ['carrot'] })),
  )
  await page.goto(roux.url)
  await askForRecipe(page, 'a lentil soup')
  await expect(title(page)).toHaveText("The provider's lentil soup")
  await expect(alarms(page)).toHaveText([/^Contains carrotIt is among your allergies.*“carrots”/])
  const line = ingredients(page).filter({ hasText: 'carrots' })
  await expect(line).toContainText('Contains carrot')
  await expect(line.getByText('carrots', { exact: true })).toHaveCSS('text-decoration-line', 'underline')
  await expect(labels(page)).toHaveText(['Check the label: celery Some products contain it: “vegetable stock”.'])
  await expect(ingredients(page).filter({ hasText: 'lentils' })).not.toContainText('Contains')
  await expect(page.getByRole('region', { name: texts.en.finding.notes })).toContainText(texts.en.finding.noPromise)
  await page.emulateMedia({ media: 'print' })
  await expect(alarms(page)).toBeVisible()
  await expect(line.getByText('Contains carrot')).toBeVisible()
  await expect(labels(page)).toBeVisible()
})

test('a new allergy speaks up on a recipe that was saved before, and falls silent with it', async ({ page }) => {
  const { account } = await openRecipe(page, { recipe: korma })
  await expect(alarms(page)).toHaveCount(0)
  const headers = { authorization: `Bearer ${account.token}` }
  const change = async (data: object) => {
    expect((await page.request.patch('/api/v1/users/me/preferences', { data, headers })).status()).toBe(200)
    await page.reload()
  }
  await change(preferences)
  await expect(alarms(page)).toHaveCount(2)
  await expect(alarms(page).filter({ hasText: 'Contains milk' })).toContainText('“ghee”, “parmesan”')
  await expect(alarms(page).filter({ hasText: 'Contains coconut' })).toContainText('“coconut milk”')
  await expect(ingredients(page).filter({ hasText: 'coconut milk' })).not.toContainText('Contains milk')
  await expect(ingredients(page).filter({ hasText: 'chicken' })).toContainText('Against your diet: Vegetarian')
  await expect(directions(page).last()).toContainText('Contains milk')
  await change({ allergies: [], other_allergies: [], diets: [] })
  await expect(title(page)).toHaveText('Chicken korma')
  await expect(alarms(page)).toHaveCount(0)
})

test('a recipe is checked while it is edited', async ({ page }) => {
  const { account } = await openRecipe(page, { recipe: korma })
  const headers = { authorization: `Bearer ${account.token}` }
  await page.request.patch('/api/v1/users/me/preferences', { data: { allergies: ['milk'] }, headers })
  await page.reload()
  await tool(page, texts.en.recipe.edit).click()
  await expect(alarms(page)).toContainText('“ghee”, “parmesan”')
  const [ghee, step] = [lineFields(page, 'ingredients').nth(1), lineFields(page, 'directions').nth(1)]
  await expect(ghee).toHaveAccessibleDescription('Contains milk')
  // A step that still names it is told of too.
  await ghee.fill('2 tbsp olive oil')
  await expect(lineFields(page, 'directions').nth(0)).toHaveAccessibleDescription(/Contains milk/)
  await lineFields(page, 'directions').nth(0).fill('Fry the chicken in the oil until it is cooked through, at 74 °C.')
  await expect(alarms(page)).toContainText('“parmesan”')
  await expect(alarms(page)).not.toContainText('“ghee”, “parmesan”')
  await expect(ghee).toHaveAccessibleDescription('')
  await step.fill('Simmer it for 20 min in the coconut milk with the salt.')
  await expect(alarms(page)).toHaveCount(0)
  await step.fill('Simmer it for 20 min in the coconut milk with the salt, and stir in butter.')
  await expect(alarms(page)).toContainText('“butter”')
  await tool(page, texts.en.edit.save).click()
  await expect(tool(page, texts.en.recipe.edit)).toBeVisible()
  await expect(alarms(page)).toContainText('“butter”')
})

test('a better version is shown with what is wrong with it', async ({ page }) => {
  const { account } = await openRecipe(page, { recipe: { ...soup, description: '' } })
  const headers = { authorization: `Bearer ${account.token}` }
  await page.request.patch('/api/v1/users/me/preferences', { data: { allergies: ['sesame'] }, headers })
  const better = {
    ...soup,
    ingredients: [...items(['2 tbsp tahini']), ...soup.ingredients],
    directions: [...soup.directions, ...items(['Stir in the tahini.']).map((item) => ({ ...item, index: '4' }))],
    findings: [{ code: 'servings', severity: 'warning', params: { asked: 6, given: 3, words: ['3'] } }],
  }
  await page.route('**/api/v1/recipes/*/improve', (route) => route.fulfill({ json: better }))
  await page.reload()
  await tool(page, texts.en.recipe.improve).click()
  await page.getByRole('textbox', { name: texts.en.improve.label }).fill('for 6')
  await page.getByRole('button', { name: texts.en.improve.submit }).click()
  await expect(alarms(page)).toHaveText([/^Contains sesame.*“tahini”/])
  const line = ingredients(page).filter({ hasText: 'tahini' })
  await expect(line).toContainText('Contains sesame')
  await expect(line.getByText('tahini', { exact: true })).toHaveCSS('text-decoration-line', 'underline')
  await expect(ingredients(page).filter({ hasText: 'carrots' })).not.toContainText('Contains')
  await expect(page.getByText('This serves 3; you asked for 6.')).toBeVisible()
})

test('what was found before is shown as it is, and what is not understood is passed over', async ({ page }) => {
  const [carrots, salt] = soup.ingredients
  const findings = [
    {
      code: 'allergen',
      severity: 'danger',
      params: { allergen: 'celery', words: ['carrots'], span: [6, 13] },
      ingredient_id: carrots?.id,
    },
    {
      code: 'disliked',
      severity: 'info',
      params: { asked: 'salt', words: ['Salt'], span: [0, 400] },
      ingredient_id: salt?.id,
    },
    { code: 'unsafe', severity: 'danger', params: { danger: 'egg', words: 'eggs' }, direction_id: 'gone' },
    { code: 'time', severity: 'warning', params: { asked: 20, given: 35 } },
    {
      code: 'not_kept',
      severity: 'info',
      params: { what: 'dish', why: 'unknown', words: ['waterzooi'], near: ['a soup', 'a tom kha', 'a stew'] },
    },
    { code: 'not_kept', severity: 'info', params: { what: 'food', why: 'unknown', words: ['samphire', 'cod'] } },
    { code: 'not_kept', severity: 'warning', params: { what: 'regime', why: 'little_known', words: ['halal food'] } },
    { code: 'not_kept', severity: 'info', params: { what: 'moon', why: 'full' } },
    { code: 'changed', severity: 'info', params: { what: 'units' } },
    { code: 'composed_by_kitchen', severity: 'info', params: {} },
    { code: 'kitchen_stood_in', severity: 'info', params: {} },
    { code: 'moonlight', severity: 'danger', params: {} },
    { code: 'allergen', severity: 'danger', params: { words: [7] } },
  ]
  const kept = { 'temp-recipe': JSON.stringify({ ...soup, findings }) }
  await openWith(page, { session: kept }, '/recipe/guest')
  await expect(title(page)).toHaveText(soup.title)
  await expect(alarms(page).first()).toContainText(
    'This recipe was asked for without it. What gave it away: “carrots”.',
  )
  await expect(alarms(page).nth(1)).toContainText('The eggs are not cooked right through')
  await expect(ingredients(page)).toHaveText([
    /600 g carrots.*Contains celery/,
    /Salt.*You would rather not eat this: salt\./,
  ])
  await expect(page.getByText('This takes 35 min; you have 20 min.')).toBeVisible()
  await expect(page.getByRole('note')).toHaveText([texts.en.finding.kitchenStoodIn])
  // That it is another dish comes first; what must be looked at before what need not.
  const article = page.getByRole('article')
  await expect(article).toHaveText(
    /^The built-in kitchen does not know this dish: waterzooi\. The nearest it has: a soup\.Or ask for:a tom khaa stewCarrot soup/,
  )
  const notes = article.getByRole('listitem').filter({ hasText: 'built-in kitchen' })
  await expect(notes).toHaveText([
    'The built-in kitchen knows little of halal food: look through the recipe before you cook.',
    "Not in the built-in kitchen's larder, so the recipe does without: samphire and cod.",
  ])
  await expect(article).not.toContainText(texts.en.changes.units)
})

for (const [width, theme, language] of [
  [390, 'dark', 'fr'],
  [1280, 'light', 'en'],
] as const) {
  test.describe(`at ${width} px, ${theme}, in ${language}`, () => {
    test.use({ viewport: { width, height: 900 } })
    test('what only a label tells, or a choice, is quiet and stands below what is of danger', async ({ page }) => {
      const recipe = {
        ...soup,
        ingredients: items(['2 celery sticks', '600 ml vegetable stock', '50 g butter or olive oil']),
        directions: items(['Soften the celery in the butter or oil, add the stock and simmer for 20 min.']),
      }
      const preferences = JSON.stringify({ allergies: ['celery', 'milk'] })
      const local = { 'vite-ui-theme': theme, i18nextLng: language, preferences }
      await openWith(page, { local, session: { 'temp-recipe': JSON.stringify(recipe) } }, '/recipe/guest')
      const { label, choice } = texts[language].finding
      const { celery, milk } = texts[language].allergen
      await expect(alarms(page, language)).toHaveText([/celery sticks/])
      const quiet = labels(page, language)
      await expect(quiet).toHaveText([
        new RegExp(`^${label.replace('{{food}}', celery)}.*vegetable stock`),
        new RegExp(`^${choice.replace('{{food}}', milk)}.*butter`),
      ])
      const [alarm, first] = [await alarms(page, language).first().boundingBox(), await quiet.first().boundingBox()]
      expect(first?.y).toBeGreaterThan(alarm?.y ?? Number.POSITIVE_INFINITY)
      const stock = ingredients(page, language).filter({ hasText: 'vegetable stock' })
      await expect(stock).toContainText(label.replace('{{food}}', celery))
      await expect(stock.getByText('vegetable stock', { exact: true })).toHaveCSS('text-decoration-style', 'dotted')
      const sticks = ingredients(page, language).filter({ hasText: 'celery sticks' })
      await expect(sticks.getByText('celery sticks', { exact: true })).toHaveCSS('text-decoration-style', 'solid')
      await expect(ingredients(page, language).last()).toContainText(choice.replace('{{food}}', milk))
      await expect(quiet.getByRole('button')).toHaveCount(0)
      await expectAccessible(page)
      await expectToFit(page)
    })
  })
}

for (const [width, theme, language] of [
  [320, 'light', 'fr'],
  [390, 'dark', 'en'],
  [1280, 'light', 'fr'],
] as const) {
  test.describe(`at ${width} px, ${theme}, in ${language}`, () => {
    test.use({ viewport: { width, height: 800 } })
    for (const mode of ['read', 'edited'] as const) {
      test(`findings are never hidden or cut off where a recipe is ${mode}, and axe finds nothing`, async ({
        page,
      }) => {
        const local = { 'vite-ui-theme': theme, i18nextLng: language, preferences: JSON.stringify(preferences) }
        const session = { 'temp-recipe': JSON.stringify(korma) }
        await openWith(page, { local, session }, '/recipe/guest')
        await expect(alarms(page, language)).toHaveCount(2)
        await expect(alarms(page, language).first()).toBeInViewport()
        if (mode === 'edited') {
          await tool(page, texts[language].recipe.edit).click()
          await expect(tool(page, texts[language].edit.save)).toBeVisible()
          await expect(alarms(page, language)).toHaveCount(2)
        }
        await expectAccessible(page)
        await expectToFit(page)
      })
    }
  })
}

test('of a dish that is not known, the others that come near are a tap away', async ({ page }) => {
  await openWith(page, {}, '/')
  const asked: string[] = []
  page.on('request', (request) => {
    if (/\/api\/.*generate/.test(request.url())) asked.push(request.postDataJSON().user_input)
  })
  await askForRecipe(page, 'chicken tetrazzini')
  const other = page.getByRole('article').getByRole('link').first()
  const name = await other.innerText()
  await other.click()
  await expect(page.getByRole('article')).not.toContainText(texts.en.wish.askInstead)
  await expect(page).toHaveURL(/\/recipe\/guest$/)
  await expect(title(page)).toBeVisible()
  expect(asked).toEqual(['chicken tetrazzini', name])
  // Neither going back nor loading again asks for it once more.
  await page.goBack()
  await page.reload()
  await expect(page.getByRole('textbox')).toBeVisible()
  expect(asked).toHaveLength(2)
})

function alarms(page: Page, language: Language = 'en'): Locator {
  return page.getByRole('region', { name: texts[language].finding.notes }).getByRole('listitem')
}

function labels(page: Page, language: Language = 'en'): Locator {
  return page.getByRole('list', { name: texts[language].finding.labels }).getByRole('listitem')
}
