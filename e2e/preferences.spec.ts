import type { Locator, Page } from '@playwright/test'
import { askForRecipe, promptBox } from './ask-for-recipe.ts'
import { expectAccessible } from './expect-accessible.ts'
import { expectToFit } from './expect-to-fit.ts'
import { avatar, toast } from './find-account-parts.ts'
import { openSignedIn } from './have-account.ts'
import { openWith, readLocal } from './open-with.ts'
import { title } from './read-recipe-page.ts'
import { expect, test } from './test.ts'
import { type Language, texts } from './texts.ts'

const preferencesCall = '**/api/v1/users/me/preferences'

const nothing = {
  diets: [],
  allergies: [],
  other_allergies: [],
  dislikes: [],
  wishes: '',
  units: 'metric',
  serves: null,
}

test('a guest says once what they want of every recipe, and it goes with each request', async ({ page }) => {
  const { preferences, options } = texts.en
  await page.goto('/')
  await expect(optionsOf(page).getByRole('button')).toHaveText([options.open])
  await optionsOf(page).getByRole('button', { name: options.open }).click()
  const edit = optionsOf(page).getByRole('button', { name: options.edit })
  await edit.click()
  const dialog = page.getByRole('dialog', { name: preferences.title })
  await expect(saveOf(dialog)).toHaveCount(0)
  await dialog.getByRole('button', { name: 'peanuts' }).click()
  await dialog.getByRole('button', { name: 'Vegetarian' }).click()
  const other = dialog.getByRole('textbox', { name: preferences.otherAllergies })
  await other.fill('Kiwi')
  await other.press('Enter')
  await other.fill('kiwi, cinnamon')
  await other.blur()
  await expect(dialog.getByRole('list', { name: preferences.otherAllergies }).getByRole('listitem')).toHaveText([
    'Kiwi',
    'cinnamon',
  ])
  await dialog.getByRole('button', { name: 'Remove cinnamon' }).click()
  await expect(other).toBeFocused()
  await dialog.getByRole('combobox', { name: preferences.serves }).selectOption('4')
  await saveOf(dialog).click()
  await expect(dialog).toHaveCount(0)
  await expect(edit).toBeFocused()

  const chips = ['No peanuts', 'No Kiwi', 'Vegetarian']
  await expect(chipsOf(page)).toHaveText(chips)
  await page.reload()
  await expect(chipsOf(page)).toHaveText(chips)
  await chipsOf(page).filter({ hasText: 'Vegetarian' }).click()
  await expect(chipsOf(page).filter({ hasText: 'Vegetarian' })).toHaveAttribute('aria-pressed', 'false')
  await optionsOf(page).getByRole('button', { name: options.open }).click()
  await optionsOf(page).getByRole('combobox', { name: options.time }).selectOption('30')
  expect(await ask(page)).toMatchObject({
    preferences: { ...nothing, allergies: ['peanuts'], other_allergies: ['Kiwi'], serves: 4 },
    serves: null,
    max_minutes: 30,
  })
  await expect(title(page)).not.toHaveText(texts.en.home.question)

  // Switched off for that request alone.
  await page.goto('/')
  await expect(chipsOf(page).and(page.locator('[aria-pressed="true"]'))).toHaveText(chips)
  expect(await ask(page)).toMatchObject({ preferences: { diets: ['vegetarian'] }, max_minutes: null })
})

test("a guest's preferences go with a request that is sent before they are shown", async ({ page }) => {
  await openWith(page, { local: { preferences: JSON.stringify({ allergies: ['milk'] }) } }, '/favicon.svg')
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(/guest-home/, (route) => released.then(() => route.continue()))
  await page.goto('/')
  const asked = page.waitForRequest(/generate-public/)
  await askForRecipe(page, 'pancakes')
  release()
  expect((await asked).postDataJSON()).toMatchObject({ preferences: { allergies: ['milk'] } })
})

test('what is kept in the browser is read as far as it makes sense', async ({ page }) => {
  for (const [kept, chips] of [
    ['{', []],
    ['[]', []],
    [
      '{"allergies":["milk","moonlight"],"diets":"vegan","serves":-1,"dislikes":[7,"olives"]}',
      ['No milk', 'No olives'],
    ],
  ] as const) {
    await openWith(page, { local: { preferences: kept } })
    await expect(optionsOf(page)).toBeVisible()
    await expect(chipsOf(page)).toHaveText([...chips])
  }
})

test('a cook sets their preferences in the settings; they are on the server, and shown at the prompt', async ({
  page,
  expectedComplaints,
}) => {
  expectedComplaints.push(/the server responded with a status of 500/, /saving the settings failed/)
  const { preferences, options } = texts.en
  const { token } = await openSignedIn(page)
  const section = await openPreferences(page)
  await expect(saveOf(section)).toHaveCount(0)
  await section.getByRole('button', { name: 'milk' }).click()
  await expect(saveOf(section)).toBeVisible()
  await section.getByRole('button', { name: 'milk' }).click()
  await expect(saveOf(section)).toHaveCount(0)
  await section.getByRole('button', { name: 'sesame' }).click()
  await section.getByRole('textbox', { name: preferences.dislikes }).fill('olives')
  await section.getByRole('textbox', { name: preferences.wishes }).fill('halal')
  await section.getByRole('combobox', { name: preferences.units }).selectOption('us')
  await page.route(preferencesCall, (route) => route.fulfill({ status: 500 }), { times: 1 })
  await saveOf(section).click()
  await expect(toast(page, preferences.saveFailed)).toBeVisible()
  await saveOf(section).click()
  await expect(toast(page, preferences.saved)).toBeVisible()
  await expect(saveOf(section)).toHaveCount(0)
  const headers = { authorization: `Bearer ${token}` }
  const saved = { ...nothing, allergies: ['sesame'], dislikes: ['olives'], wishes: 'halal', units: 'us' }
  expect(await (await page.request.get('/api/v1/users/me/preferences', { headers })).json()).toEqual(saved)
  expect(await readLocal(page, 'preferences')).toBeNull()

  await page.keyboard.press('Escape')
  await expect(chipsOf(page)).toHaveText(['No sesame', 'No olives'])
  await chipsOf(page).filter({ hasText: 'No olives' }).click()
  await optionsOf(page).getByRole('button', { name: options.open }).click()
  await optionsOf(page).getByRole('combobox', { name: options.serves }).selectOption('6')
  expect(await ask(page)).toMatchObject({ preferences: { ...saved, dislikes: [] }, serves: 6, max_minutes: null })

  // Nothing is switched off: the server takes the account's own.
  await page.goto('/')
  await expect(chipsOf(page)).toHaveCount(2)
  expect(await ask(page)).toMatchObject({ preferences: null, serves: null })
})

test('what a guest wanted is offered to their account, and goes there when they say so', async ({ page }) => {
  const { options } = texts.en
  const { token } = await openSignedIn(page, { local: { preferences: JSON.stringify({ allergies: ['milk'] }) } })
  const headers = { authorization: `Bearer ${token}` }
  const saved = async () => (await page.request.get('/api/v1/users/me/preferences', { headers })).json()
  const offer = page.getByRole('button', { name: options.takeOver })
  await expect(offer).toBeVisible()
  expect(await saved()).toEqual(nothing)
  await offer.click()
  await expect(chipsOf(page)).toHaveText(['No milk'])
  await expect(offer).toHaveCount(0)
  expect(await saved()).toEqual({ ...nothing, allergies: ['milk'] })
})

test('preferences that change are all on again', async ({ page }) => {
  await openSignedIn(page)
  const section = await openPreferences(page)
  await section.getByRole('button', { name: 'milk' }).click()
  await saveOf(section).click()
  await expect(saveOf(section)).toHaveCount(0)
  await page.keyboard.press('Escape')
  await chipsOf(page).click()
  await expect(chipsOf(page)).toHaveAttribute('aria-pressed', 'false')
  const again = await openPreferences(page)
  await again.getByRole('button', { name: 'eggs' }).click()
  await saveOf(again).click()
  await expect(saveOf(again)).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(chipsOf(page).and(page.locator('[aria-pressed="true"]'))).toHaveText(['No eggs', 'No milk'])
})

test('preferences that cannot be loaded stop nobody from asking', async ({ page, expectedComplaints }) => {
  expectedComplaints.push(/the server responded with a status of 404/, /reading preferences failed/)
  const { options, preferences } = texts.en
  await page.route(preferencesCall, (route) => route.fulfill({ status: 404, json: { detail: 'Not Found' } }))
  await openSignedIn(page)
  await expect(page.getByText(options.unavailable)).toBeVisible()
  const section = await openPreferences(page)
  await expect(section.getByRole('alert')).toContainText(preferences.unavailable)
  await page.unroute(preferencesCall)
  await section.getByRole('button', { name: texts.en.userSettings.retry }).click()
  await expect(section.getByRole('textbox', { name: preferences.dislikes })).toBeVisible()
  await page.keyboard.press('Escape')
  expect(await ask(page)).toMatchObject({ preferences: null })
})

const much = JSON.stringify({
  diets: ['vegan', 'gluten_free', 'nut_free'],
  allergies: ['gluten', 'milk', 'nuts', 'sulphites'],
  other_allergies: ['x'.repeat(60)],
  dislikes: ['olives', 'a food that has a very long name, and a longer one'],
  serves: 4,
})

for (const [width, theme, language] of [
  [320, 'dark', 'fr'],
  [390, 'light', 'en'],
  [1280, 'dark', 'fr'],
] as const) {
  test.describe(`at ${width} px, ${theme}, in ${language}`, () => {
    test.use({
      viewport: { width, height: 800 },
      hasTouch: width < 768,
      isMobile: width < 768,
    })
    test('axe finds nothing, nothing is cut off, and everything is big enough for a finger', async ({ page }) => {
      const { options, preferences } = texts[language]
      const local = { 'vite-ui-theme': theme, i18nextLng: language }
      await openWith(page, { local })
      await expect(optionsOf(page, language).getByRole('button')).toHaveCount(1)
      await expectToFit(page)
      await openWith(page, { local: { ...local, preferences: much } })
      await optionsOf(page, language).getByRole('button', { name: options.open }).click()
      await expectAccessible(page)
      await expectToFit(page)
      await optionsOf(page, language).getByRole('button', { name: options.edit }).click()
      await expect(page.getByRole('dialog', { name: preferences.title })).toBeVisible()
      await expectAccessible(page, '[role="dialog"]')
      await expectToFit(page)
      if (width >= 768) return
      const heights = await page
        .getByRole('dialog')
        .locator('button, select, input')
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height))
      expect(Math.min(...heights)).toBeGreaterThanOrEqual(44)
    })
  })
}

function optionsOf(page: Page, language: Language = 'en'): Locator {
  return page.getByRole('group', { name: texts[language].options.label })
}

function chipsOf(page: Page): Locator {
  return optionsOf(page).locator('[aria-pressed]')
}

function saveOf(part: Locator): Locator {
  return part.getByRole('button', { name: texts.en.userSettings.save, exact: true })
}

async function openPreferences(page: Page): Promise<Locator> {
  await avatar(page).click()
  await page.getByRole('menuitem', { name: texts.en.account.settings }).click()
  const section = page.getByRole('dialog').getByRole('region', { name: texts.en.preferences.title })
  await expect(section).toBeVisible()
  return section
}

/** Sends a prompt; what the server is asked for. */
async function ask(page: Page): Promise<unknown> {
  const asked = page.waitForRequest(/\/recipes\/generate/)
  await expect(promptBox(page)).toBeEnabled()
  await askForRecipe(page, 'a vegetable soup')
  return (await asked).postDataJSON()
}
