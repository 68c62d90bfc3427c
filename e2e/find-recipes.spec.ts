import type { Page } from '@playwright/test'
import { expectAccessible } from './expect-accessible.ts'
import { expectToFit } from './expect-to-fit.ts'
import { toast } from './find-account-parts.ts'
import { openSignedIn } from './have-account.ts'
import { title } from './read-recipe-page.ts'
import { soup } from './recipe-answers.ts'
import { expect, test } from './test.ts'
import { texts } from './texts.ts'

const { library } = texts.en
const entries = (page: Page) => page.getByRole('main').getByRole('listitem')
const field = (page: Page) => page.getByRole('searchbox', { name: library.search })
const chip = (page: Page, name: string) =>
  page.getByRole('group', { name: library.filters }).getByRole('button', { name })

const recipes = [
  { ...soup, title: 'Crème brûlée', tags: ['Sunday'], cook_time: 90 },
  { title: 'Lentil soup', ingredients: [{ content: '200 g lentils' }], cook_time: 40 },
  { title: 'Baked fish', ingredients: [{ content: '1 lemon' }], cook_time: 20, is_favorite: true, tags: ['Sunday'] },
  { title: 'Lemon posset', ingredients: [{ content: '2 lemons' }, { content: '600 ml cream' }], cook_time: 10 },
]

test('a cook searches and narrows all recipes down, and the address holds all of it', async ({ page }) => {
  await openSignedIn(page, { recipes })
  await page.getByRole('link', { name: library.heading }).click()
  await expect(title(page)).toHaveText(library.heading)
  await expect(entries(page)).toContainText(['Lemon posset', 'Baked fish', 'Lentil soup', 'Crème brûlée'])
  await expectAccessible(page)

  await page.keyboard.press('/')
  await expect(field(page)).toBeFocused()
  await page.keyboard.type('lemon')
  await expect(entries(page)).toContainText(['Lemon posset', 'Baked fish'])
  await expect(entries(page)).toHaveCount(2)
  await expect(entries(page).locator('mark')).toHaveText(['Lemon', 'lemons', 'lemon'])
  await expect(page).toHaveURL('/recipes?q=lemon')
  await page.getByText('2 of 4').waitFor()

  await chip(page, library.favorites).click()
  await expect(entries(page)).toContainText(['Baked fish'])
  await expect(entries(page)).toHaveCount(1)
  await page.goBack()
  await expect(entries(page)).toHaveCount(2)
  await expect(field(page)).toHaveValue('lemon')
  await page.goForward()
  await expect(entries(page)).toHaveCount(1)
  await page.getByRole('radio', { name: library.list }).click()
  await page.reload()
  await expect(page.getByRole('radio', { name: library.list })).toBeChecked()
  await expect(field(page)).toHaveValue('lemon')
  await expect(entries(page)).toContainText(['Baked fish'])
  await expectAccessible(page)

  await field(page).fill('nothing of the kind')
  await expect(page.getByText(library.nothingSuits)).toBeVisible()
  await page.getByRole('button', { name: library.showAll }).click()
  await expect(entries(page)).toHaveCount(4)
  await entries(page).getByRole('link', { name: 'Lentil soup' }).click()
  await expect(title(page)).toHaveText('Lentil soup')
  await page.goBack()
  await expect(entries(page)).toHaveCount(4)
})

test('no letter is lost that is typed while a slow machine still looks for the ones before it', async ({ page }) => {
  await openSignedIn(page, { path: '/recipes', recipes })
  await expect(entries(page)).toHaveCount(4)
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 20 })
  await field(page).pressSequentially('lemon posset', { delay: 190 })
  await expect(field(page)).toHaveValue('lemon posset')
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await expect(page).toHaveURL('/recipes?q=lemon+posset')
  await expect(field(page)).toHaveValue('lemon posset')
})

test('recipes are narrowed by tag, time and foods, and sorted by what is to buy', async ({ page }) => {
  await openSignedIn(page, { path: '/recipes', recipes })
  await expect(entries(page)).toHaveCount(4)
  await chip(page, library.tag).click()
  await page.getByRole('menuitem', { name: /Sunday/ }).click()
  await expect(entries(page)).toContainText(['Baked fish', 'Crème brûlée'])
  await chip(page, library.time).click()
  await page.getByRole('menuitem', { name: 'Up to 30 min' }).click()
  await expect(entries(page)).toContainText(['Baked fish'])
  await expect(entries(page)).toHaveCount(1)
  await chip(page, library.remove.replace('{{name}}', 'Sunday')).click()
  await chip(page, library.ingredients).click()
  await page.getByRole('textbox', { name: library.withLabel, exact: true }).fill('cream')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: library.done }).click()
  await expect(entries(page)).toContainText(['Lemon posset'])
  await expect(entries(page)).toHaveCount(1)
  await expect(page).toHaveURL('/recipes?minutes=30&with=cream')
  await page.getByRole('button', { name: library.clearAll }).click()
  await expect(entries(page)).toHaveCount(4)

  await chip(page, library.have).click()
  await page.getByRole('textbox', { name: library.haveLabel }).fill('lemon')
  await page.getByRole('button', { name: library.done }).click()
  await expect(entries(page)).toContainText(['Baked fish', 'Lemon posset'])
  await expect(entries(page).first()).toContainText(library.nothingToBuy)
  await expect(entries(page).last()).toContainText('cream')
})

test('of hundreds of recipes no more are in the page than are seen, and the last can be reached', async ({ page }) => {
  const { token } = await openSignedIn(page)
  const headers = { authorization: `Bearer ${token}` }
  const add = (number: number) =>
    page.request.post('/api/v1/recipes/', { data: { title: `Recipe ${number}` }, headers })
  for (let number = 0; number < 250; number += 10)
    await Promise.all(Array.from({ length: 10 }, (_, place) => add(number + place)))
  await page.goto('/recipes')
  await expect(entries(page).first()).toBeVisible()
  expect(await entries(page).count()).toBeLessThan(30)
  await expect(entries(page).first()).toHaveAttribute('aria-setsize', '250')
  await expect(async () => {
    await page.keyboard.press('End')
    await expect(page.getByRole('main').locator('[aria-posinset="250"]')).toBeInViewport({ timeout: 500 })
  }).toPass()
  expect(await entries(page).count()).toBeLessThan(30)

  await test.step('the way back leads to where it was left', async () => {
    const last = page.getByRole('main').locator('[aria-posinset="250"]')
    await last.getByRole('link').click()
    await expect(title(page)).toHaveText(/^Recipe \d$/)
    await page.goBack()
    await expect(last).toBeInViewport()
  })

  await test.step('all of them are chosen at once, deleted and brought back', async () => {
    await page.getByRole('checkbox').last().focus()
    await page.keyboard.press('Space')
    await page.keyboard.press('ControlOrMeta+a')
    const bar = page.getByRole('group', { name: library.selection })
    await expect(bar).toContainText('250')
    await expect(bar.getByRole('button', { name: library.selectAll })).toHaveCount(0)
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await bar.getByRole('button', { name: texts.en.appSidebar.delete }).click()
    await expect(page.getByText(texts.en.appSidebar.empty).last()).toBeVisible()
    await toast(page, 'Recipes deleted: 250').getByRole('button', { name: texts.en.deletion.undo }).click()
    await expect(entries(page).first()).toHaveAttribute('aria-setsize', '250')
    expect(asked.filter((path) => path.endsWith('/tags')).length).toBeLessThan(5)
  })
})

test('the sidebar’s search leads on to all recipes', async ({ page }) => {
  await openSignedIn(page, { recipes })
  await page.getByRole('searchbox', { name: texts.en.appSidebar.search }).fill('lemon')
  await page.getByRole('link', { name: 'Search all recipes for “lemon”' }).click()
  await expect(page).toHaveURL('/recipes?q=lemon')
  await expect(entries(page)).toHaveCount(2)
})

test('what cannot be loaded is said, and asked for again', async ({ page, expectedComplaints }) => {
  expectedComplaints.push(/status of 500/, /library/)
  await page.route(/\/api\/v1\/recipes\/\?.*sort=/, (route) => route.fulfill({ status: 500 }), { times: 1 })
  await openSignedIn(page, { path: '/recipes', recipes })
  await expect(page.getByText(library.unavailable)).toBeVisible()
  await page.getByRole('button', { name: texts.en.appSidebar.retry }).click()
  await expect(entries(page)).toHaveCount(4)
})

for (const theme of ['light', 'dark'] as const) {
  test(`on a phone all recipes stand in two columns, in French, ${theme}`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await openSignedIn(page, {
      path: '/recipes',
      recipes,
      local: { 'vite-ui-theme': theme, i18nextLng: 'fr' },
    })
    await expect(entries(page)).toHaveCount(4)
    const [first, second] = await Promise.all([entries(page).nth(0).boundingBox(), entries(page).nth(1).boundingBox()])
    expect(first?.y).toBe(second?.y)
    await expectToFit(page)
    await expectAccessible(page)
  })
}
