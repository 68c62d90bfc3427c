import type { Page } from '@playwright/test'
import { expectAccessible } from './expect-accessible.ts'
import { toast } from './find-account-parts.ts'
import { openSignedIn } from './have-account.ts'
import { title } from './read-recipe-page.ts'
import { expect, test } from './test.ts'
import { texts } from './texts.ts'

const { library, appSidebar, deletion, takeAway } = texts.en
const entries = (page: Page) => page.getByRole('main').getByRole('listitem')
const circle = (page: Page, name: string) =>
  page.getByRole('checkbox', { name: library.select.replace('{{title}}', name) })
const bar = (page: Page) => page.getByRole('group', { name: library.selection })
const recipes = [{ title: 'Bread' }, { title: 'Soup' }, { title: 'Stew', tags: ['winter'] }, { title: 'Cake' }]

test('recipes are chosen with mouse and keyboard, tagged together, deleted together and brought back', async ({
  page,
}) => {
  await openSignedIn(page, { path: '/recipes', recipes })
  await entries(page).filter({ hasText: 'Cake' }).hover()
  await circle(page, 'Cake').click()
  await expect(bar(page)).toContainText('1 selected')
  await circle(page, 'Soup').click({ modifiers: ['Shift'] })
  await expect(bar(page)).toContainText('3 selected')
  await expectAccessible(page)
  await entries(page).getByRole('link', { name: 'Cake' }).click()
  await expect(bar(page)).toContainText('2 selected')

  await bar(page).getByRole('button', { name: takeAway.open }).click()
  await page.getByRole('dialog', { name: takeAway.some.replace('{{number}}', '2') }).waitFor()
  await page.keyboard.press('Escape')
  await expect(bar(page)).toContainText('2 selected')
  await bar(page).getByRole('button', { name: library.tagThem }).click()
  const dialog = page.getByRole('dialog', { name: library.tagTitle.replace('{{number}}', '2') })
  await expectAccessible(page)
  await dialog.getByRole('textbox', { name: library.tagAdd }).fill('quick')
  await page.keyboard.press('Enter')
  await dialog.getByRole('group', { name: library.tagRemove }).getByRole('button', { name: 'winter' }).click()
  await dialog.getByRole('button', { name: library.tagSave }).click()
  await expect(toast(page, 'Recipes tagged: 2')).toBeVisible()
  await expect(bar(page)).toHaveCount(0)
  await expect(entries(page).filter({ hasText: 'quick' })).toHaveCount(2)
  await expect(entries(page).filter({ hasText: 'winter' })).toHaveCount(0)

  await circle(page, 'Bread').focus()
  await page.keyboard.press('Space')
  await circle(page, 'Stew').focus()
  await page.keyboard.press('Space')
  await expect(bar(page)).toContainText('2 selected')
  await bar(page).getByRole('button', { name: appSidebar.delete }).click()
  await expect(entries(page)).toHaveCount(2)
  await toast(page, 'Recipes deleted: 2').getByRole('button', { name: deletion.undo }).click()
  await expect(entries(page)).toHaveCount(4)
  await page.reload()
  await expect(entries(page)).toHaveCount(4)

  await circle(page, 'Bread').check({ force: true })
  await expect(bar(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(bar(page)).toHaveCount(0)
})

test('what cannot be done with some is told, and they stay chosen', async ({ page }) => {
  const { token } = await openSignedIn(page, { path: '/recipes', recipes })
  await circle(page, 'Bread').check({ force: true })
  await circle(page, 'Soup').check({ force: true })
  const headers = { authorization: `Bearer ${token}` }
  const { data } = await (await page.request.get('/api/v1/recipes/?q=Bread', { headers })).json()
  await page.request.delete(`/api/v1/recipes/${data[0].id}`, { headers })
  await bar(page).getByRole('button', { name: appSidebar.delete }).click()
  await expect(toast(page, 'could not be done with 1 of 2')).toBeVisible()
  await expect(bar(page)).toContainText('1 selected')
  await expect(circle(page, 'Bread')).toBeChecked()
  await expect(circle(page, 'Soup')).toHaveCount(0)
})

test.describe('with a finger', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a long press chooses, a tap then chooses more, and without a choice a tap opens', async ({ page }) => {
    await openSignedIn(page, { path: '/recipes', recipes })
    await expect(entries(page)).toHaveCount(4)
    const { x = 0, y = 0 } = (await entries(page).filter({ hasText: 'Cake' }).boundingBox()) ?? {}
    const touch = await page.context().newCDPSession(page)
    const touchPoints = [{ x: x + 40, y: y + 40 }]
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
    await expect(bar(page)).toContainText('1 selected')
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    await expect(bar(page)).toContainText('1 selected')
    await entries(page)
      .filter({ hasText: 'Stew' })
      .tap({ position: { x: 40, y: 40 } })
    await expect(bar(page)).toContainText('2 selected')
    await bar(page).getByRole('button', { name: library.leave }).tap()
    await expect(bar(page)).toHaveCount(0)
    await entries(page)
      .filter({ hasText: 'Stew' })
      .tap({ position: { x: 40, y: 40 } })
    await expect(title(page)).toHaveText('Stew')
  })
})
