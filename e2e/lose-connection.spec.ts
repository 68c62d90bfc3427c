import type { Page } from '@playwright/test'
import { askForRecipe, promptBox } from './ask-for-recipe.ts'
import { title } from './read-recipe-page.ts'
import { expect, test } from './test.ts'
import { texts } from './texts.ts'

const lostConnection = [
  /Failed to load resource/,
  /a part of the app could not be fetched/,
  /generating a recipe failed/,
]

function missing(page: Page) {
  return page.getByRole('listitem').filter({ hasText: texts.en.app.partMissing })
}

test.beforeEach(({ expectedComplaints }) => {
  expectedComplaints.push(...lostConnection)
})

for (const [part, open, opened] of [
  ['the language menu', { role: 'button', name: 'Language' }, 'menu'],
  ['the theme menu', { role: 'button', name: 'Theme' }, 'menu'],
  ['the terms', { role: 'button', name: 'Terms of Service' }, 'dialog'],
  ['the privacy policy', { role: 'button', name: 'Privacy Policy' }, 'dialog'],
] as const) {
  test(`${part} cannot be fetched: a toast says so, and after a reload it works`, async ({ page, context }) => {
    await openAndSettle(page)
    await context.setOffline(true)
    await page.getByRole(open.role, { name: open.name }).click()
    // As long as the pointer is there it stays.
    await missing(page).hover()
    await expect(page.getByRole(opened)).toHaveCount(0)
    await promptBox(page).fill('the page still works')

    await context.setOffline(false)
    await missing(page).getByRole('button', { name: texts.en.app.reload }).click()
    await expect(missing(page)).toHaveCount(0)
    await page.getByRole(open.role, { name: open.name }).click()
    await expect(page.getByRole(opened)).toBeVisible()
  })
}

test('the other language cannot be fetched: a toast says so, and the page keeps its language', async ({
  page,
  context,
}) => {
  await openAndSettle(page)
  await page.getByRole('button', { name: 'Language' }).click()
  await expect(page.getByRole('menu')).toBeVisible()
  await context.setOffline(true)
  await page.getByRole('menuitemradio', { name: /Français/ }).click()
  await expect(missing(page)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'What are we cooking today?' })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('i18nextLng'))).not.toBe('fr')

  await context.setOffline(false)
  await page.reload()
  await page.getByRole('button', { name: 'Language' }).click()
  await page.getByRole('menuitemradio', { name: /Français/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: texts.fr.home.question })).toBeVisible()
})

test('without a network the page says what to do, and keeps the prompt', async ({ page, context }) => {
  await openAndSettle(page)
  await context.setOffline(true)
  await askForRecipe(page, 'soup')
  await expect(page.getByRole('alert').getByRole('paragraph')).toHaveText([
    'an error occurred, please try again.',
    texts.en.failure.offline,
  ])
  await context.setOffline(false)
  await promptBox(page).press('Enter')
  await expect(page).toHaveURL('/recipe/guest')
})

test('what a recipe is shown with as it comes is missing: once the network is back, the next order shows it', async ({
  page,
}) => {
  await page.route('**/assets/first-page-*.css', (route) => route.abort())
  await page.goto('/')
  await askForRecipe(page, 'soup')
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(texts.en.app.partMissing)
  await page.unroute('**/assets/first-page-*.css')
  // It is written for as long as it takes to see that.
  const seen = Promise.withResolvers<void>()
  await page.route('**/api/v1/recipes/generate-public', async (route) => {
    await seen.promise
    await route.continue()
  })
  await promptBox(page).press('Enter')
  await expect(page.getByRole('button', { name: texts.en.waiting.stop })).toBeVisible()
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
  seen.resolve()
  await expect(page).toHaveURL('/recipe/guest')
})

test('the page of the recipe cannot be fetched: it says so, and after a reload it is there', async ({ page }) => {
  await page.route('**/assets/recipe-*.js', (route) => route.abort())
  await page.goto('/')
  await askForRecipe(page, 'a lentil soup')
  await expect(page).toHaveURL('/recipe/guest')
  await expect(page.getByRole('alert')).toContainText(texts.en.app.partMissing)
  await page.unroute('**/assets/recipe-*.js')
  await page.getByRole('alert').getByRole('button', { name: texts.en.app.reload }).click()
  await expect(title(page)).toHaveText(/lentil/i)
})

for (const [locale, words] of [
  ['en-GB', { title: 'Something boiled over', reload: 'Reload' }],
  ['fr-FR', { title: 'Ça a débordé', reload: 'Recharger' }],
] as const) {
  test.describe(`in a browser that speaks ${locale}`, () => {
    test.use({ locale })

    test('a page without its texts says so and can be loaded again', async ({ page, expectedComplaints }) => {
      expectedComplaints.push(/the texts could not be fetched/, /Failed to load resource/)
      // However often the browser asks, ahead of their need or not.
      await page.route(/\/assets\/(en|fr)-.*\.js/, (route) => route.abort())
      await page.goto('/')
      await expect(page.getByRole('alert').getByRole('heading', { name: words.title })).toBeVisible()
      await page.unroute(/\/assets\/(en|fr)-.*\.js/)
      await page.getByRole('button', { name: words.reload }).click()
      await expect(promptBox(page)).toBeVisible()
    })
  })
}

/** Waits until the page has fetched what it fetches by itself. */
async function openAndSettle(page: Page): Promise<void> {
  const parts = ['toaster-*.css', 'common-*.js'].map((name) => page.waitForResponse(`**/assets/${name}`))
  await page.goto('/')
  for (const part of parts) await (await part).finished()
  await expect(page.getByRole('region', { name: /notifications/i })).toBeAttached()
}
