import type { Page, Route } from '@playwright/test'
import { askForRecipe } from './ask-for-recipe.ts'
import { avatar, menuButton, recipeList, toast } from './find-account-parts.ts'
import { openSignedIn } from './have-account.ts'
import { openRecipe, tool } from './have-recipe.ts'
import { nextTask } from './next-task.ts'
import { title } from './read-recipe-page.ts'
import { soup } from './recipe-answers.ts'
import { expect, test } from './test.ts'
import { texts } from './texts.ts'

const recipes = [{ title: 'Crème brûlée' }, { title: 'Bœuf bourguignon', is_favorite: true }, { title: 'Lentil soup' }]

test.describe('at 1280 px', () => {
  test.use({ viewport: { width: 1280, height: 800 } })

  test('the sidebar lists what is generated, and favorites only as long as there is one', async ({ page }) => {
    await openSignedIn(page)
    await expect(recipeList(page, 'Recently saved')).toContainText('No recipe yet')
    await expect(recipeList(page, 'Favorites')).toHaveCount(0)
    await askForRecipe(page, 'a lentil soup')
    await expect(page).toHaveURL(/\/recipe\/[\w-]{36}$/)
    const favorite = page.getByRole('button', { name: 'Favorite', exact: true })
    await expect(favorite).toBeVisible()
    const name = await title(page).innerText()
    await expect(recipeList(page, 'Recently saved').getByRole('link')).toHaveText([name])

    await favorite.click()
    await expect(favorite).toHaveAttribute('aria-pressed', 'true')
    await expect(recipeList(page, 'Favorites').getByRole('link')).toHaveText([name])
    await expect(recipeList(page, 'Recently saved').getByRole('link')).toHaveText([name])
    await favorite.click()
    await expect(favorite).toHaveAttribute('aria-pressed', 'false')
    await expect(recipeList(page, 'Favorites')).toHaveCount(0)
  })

  test('the newest recipe stands first, and one is opened from its row', async ({ page }) => {
    await openSignedIn(page, { recipes })
    await expect(recipeList(page, 'Recently saved').getByRole('link')).toHaveText([
      'Lentil soup',
      'Bœuf bourguignon',
      'Crème brûlée',
    ])
    await recipeList(page, 'Favorites').getByRole('link', { name: 'Bœuf bourguignon' }).click()
    await expect(title(page)).toHaveText('Bœuf bourguignon')
    await expect(recipeList(page, 'Favorites').getByRole('link')).toHaveAttribute('aria-current', 'page')
  })

  test('arrow keys go from the search into the rows and back, and Enter opens what was found', async ({ page }) => {
    await openSignedIn(page, { recipes })
    const box = page.getByRole('searchbox', { name: 'Search' })
    const rows = recipeList(page, 'Results').getByRole('link')
    await box.fill('l')
    await expect(rows).toHaveText(['Lentil soup', 'Crème brûlée'])
    await box.press('ArrowDown')
    await expect(rows.first()).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(rows.last()).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(rows.last()).toBeFocused()
    await page.keyboard.press('Home')
    await page.keyboard.press('ArrowUp')
    await expect(box).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('End')
    await page.keyboard.press('Enter')
    await expect(title(page)).toHaveText('Crème brûlée')

    await box.fill('lentil')
    await box.press('Enter')
    await expect(title(page)).toHaveText('Lentil soup')
    await box.fill('nothing of the kind')
    await box.press('Enter')
    await expect(title(page)).toHaveText('Lentil soup')
  })

  test('of many recipes those near what is seen are rendered, and all are reached by keys and by scrolling', async ({
    page,
  }) => {
    const many = Array.from({ length: 150 }, (_, place) => ({ title: `Soup ${place + 1}`, is_favorite: place < 60 }))
    await openSignedIn(page, { recipes: many })
    const rows = recipeList(page, 'Recently saved').getByRole('link')
    const favorites = recipeList(page, 'Favorites').getByRole('link')
    await expect(favorites.first()).toHaveText('Soup 60')
    expect((await rows.count()) + (await favorites.count())).toBeLessThan(60)

    await page.getByRole('searchbox').press('ArrowDown')
    for (let place = 60; place > 30; place -= 1) {
      await expect(favorites.filter({ hasText: new RegExp(`^Soup ${place}$`) })).toBeFocused()
      await page.keyboard.press('ArrowDown')
    }
    await page.keyboard.press('End')
    const last = rows.filter({ hasText: /^Soup 1$/ })
    await expect(last).toBeFocused()
    await expect(last).toBeInViewport()
    for (let place = 2; place < 20; place += 1) {
      await page.keyboard.press('ArrowUp')
      await expect(rows.filter({ hasText: new RegExp(`^Soup ${place}$`) })).toBeFocused()
    }
    // Where the focus is stays, however far it is scrolled away.
    await recipeList(page, 'Favorites').hover()
    await page.mouse.wheel(0, -20_000)
    await expect(favorites.filter({ hasText: 'Soup 59' })).toBeInViewport()
    await expect(rows.filter({ hasText: 'Soup 19' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(title(page)).toHaveText('Soup 19')
  })

  test('a search replaces the lists by Results, whatever the case and the accents', async ({ page }) => {
    await openSignedIn(page, { recipes })
    const box = page.getByRole('searchbox', { name: 'Search' })
    await expect(box).toHaveAttribute('placeholder', 'Search')
    for (const [text, found] of [
      ['CREME BRULEE', ['Crème brûlée']],
      ['boeuf', ['Bœuf bourguignon']],
      ['l', ['Lentil soup', 'Crème brûlée']],
    ] as const) {
      await box.fill(text)
      await expect(recipeList(page, 'Results').getByRole('link')).toHaveText([...found])
      await expect(page.getByRole('navigation').getByRole('heading', { level: 2 })).toHaveText(['Results'])
    }
    await box.fill('tiramisu')
    await expect(recipeList(page, 'Results')).toContainText('No title contains “tiramisu”.')
    await expect(recipeList(page, 'Results').getByRole('link')).toHaveCount(0)
    await box.press('Escape')
    await expect(box).toHaveValue('')
    await expect(page.getByRole('navigation').getByRole('heading', { level: 2 })).toHaveText([
      'Favorites',
      'Recently saved',
    ])
  })

  test('a recipe is deleted from the menu of its row, and brought back by Undo', async ({ page }) => {
    await openSignedIn(page, { recipes })
    const rows = recipeList(page, 'Recently saved').getByRole('link')
    await rows.filter({ hasText: 'Lentil soup' }).click()
    await expect(title(page)).toHaveText('Lentil soup')
    await page.getByRole('button', { name: 'More: Lentil soup' }).click()
    const menu = page.getByRole('menu')
    await expect(menu.getByRole('menuitem')).toHaveText(['Delete'])
    await menu.getByRole('menuitem').click()
    const deleted = toast(page, '“Lentil soup” was deleted.')
    // As long as the pointer is there it stays.
    await deleted.hover()
    await expect(page).toHaveURL('/')
    await expect(rows).toHaveText(['Bœuf bourguignon', 'Crème brûlée'])
    await deleted.getByRole('button', { name: 'Undo' }).click()
    await expect(rows.filter({ hasText: 'Lentil soup' })).toHaveCount(1)
    await page.reload()
    await expect(rows).toHaveCount(3)
  })

  test('a delete that fails is only logged, and the row stays', async ({ page, expectedComplaints }) => {
    expectedComplaints.push(/the server responded with a status of 500/, /deleting a recipe failed/)
    await openSignedIn(page, { recipes })
    await page.route('**/api/v1/recipes/*', (route) =>
      route.request().method() === 'DELETE' ? route.fulfill({ status: 500 }) : route.continue(),
    )
    await page.getByRole('button', { name: 'More: Crème brûlée' }).click()
    const logged = page.waitForEvent('console', (message) => message.text().includes('deleting a recipe failed'))
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await logged
    await expect(page.getByRole('link', { name: 'Crème brûlée' })).toBeVisible()
    await expect(page.getByRole('region', { name: /notifications/i }).getByRole('listitem')).toHaveCount(0)
  })

  test('the sidebar is 20rem wide or a rail of 3rem, which a cookie remembers for 7 days', async ({
    page,
    context,
  }) => {
    await openSignedIn(page, { recipes })
    const width = () => page.getByRole('navigation').evaluate((nav) => nav.parentElement?.offsetWidth)
    await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'true')
    await expect.poll(width).toBe(20 * 16)
    await page.getByRole('searchbox').focus()
    await page.keyboard.press('Control+b')
    await expect.poll(width).toBe(3 * 16)
    await expect(menuButton(page)).toBeFocused()
    await expect(page.getByRole('searchbox')).toHaveCount(0)
    const [cookie] = (await context.cookies()).filter(({ name }) => name === 'sidebar_state')
    expect(cookie?.value).toBe('false')
    expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(7 * 24 * 3600 - 120)
    expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeLessThanOrEqual(7 * 24 * 3600)
    await page.reload()
    await expect(avatar(page)).toBeVisible()
    expect(await width()).toBe(3 * 16)
    await menuButton(page).click()
    await expect.poll(width).toBe(20 * 16)
    await page.keyboard.press('Meta+b')
    await expect.poll(width).toBe(3 * 16)
    await page.keyboard.press('/')
    await expect(page.getByRole('searchbox')).toBeFocused()
  })
})

test.describe('at 390 px', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('the sidebar is an overlay of 75 %, which closes after a choice, with Esc and beside it', async ({ page }) => {
    await openSignedIn(page, { recipes })
    const overlay = page.getByRole('dialog', { name: 'Menu' })
    await expect(avatar(page)).toBeVisible()
    await expect(page.getByRole('navigation')).toHaveCount(0)
    await menuButton(page).click()
    await expect.poll(async () => (await overlay.boundingBox())?.x).toBe(0)
    expect((await overlay.boundingBox())?.width).toBeCloseTo(390 * 0.75, 0)
    await page.keyboard.press('Escape')
    await expect(overlay).toHaveCount(0)
    await expect(menuButton(page)).toBeFocused()

    await page.keyboard.press('Control+b')
    await expect(overlay).toBeVisible()
    // It listens to what is beside it from the next task on, so as not to close by what has opened it.
    await nextTask(page)
    await page.touchscreen.tap(380, 400)
    await expect(overlay).toHaveCount(0)
    await menuButton(page).click()
    await overlay.getByRole('link', { name: 'Crème brûlée' }).click()
    await expect(overlay).toHaveCount(0)
    await expect(title(page)).toHaveText('Crème brûlée')
    await menuButton(page).click()
    await overlay.getByRole('link', { name: texts.en.appSidebar.writeByHand }).click()
    await expect(overlay).toHaveCount(0)
    await expect(page).toHaveURL('/recipe/new')
  })

  test('a toast is there for screen readers in front of the overlay, though it is fetched after it', async ({
    page,
  }) => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    await page.route('**/assets/toaster-*.js', async (route) => {
      await released
      await route.continue()
    })
    await openSignedIn(page, { recipes })
    await menuButton(page).click()
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
    release()
    await page.getByRole('button', { name: 'More: Lentil soup' }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await expect(toast(page, '“Lentil soup” was deleted.')).toBeVisible()
  })

  test('a press on the menu button that begins while the session is checked opens the overlay', async ({ page }) => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    await page.route('**/api/v1/users/me', async (route) => {
      await released
      await route.continue()
    })
    await openSignedIn(page, { recipes })
    await menuButton(page).hover()
    await page.mouse.down()
    release()
    await expect(avatar(page)).toBeVisible()
    await page.mouse.up()
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  })

  test('a guest has no sidebar: the menu button asks them to log in, and Ctrl+B does nothing', async ({ page }) => {
    await page.goto('/')
    await menuButton(page).click()
    const dialog = page.getByRole('dialog', { name: 'You need to be logged in' })
    await dialog.getByRole('button', { name: 'Register' }).click()
    await expect(page).toHaveURL('/auth/register')
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1, name: 'What are we cooking today?' })).toBeVisible()
    await page.keyboard.press('Control+b')
    await nextTask(page)
    await expect(page.getByRole('navigation')).toHaveCount(0)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await askForRecipe(page, 'a lentil soup')
    await expect(page).toHaveURL('/recipe/guest')
    await expect(page.getByRole('navigation')).toHaveCount(0)
  })
})

test('what is generated, marked or deleted while the list is still on its way is told by it', async ({ page }) => {
  const favorites = recipeList(page, 'Favorites').getByRole('link')
  const saved = recipeList(page, 'Recently saved')
  await test.step('generated', async () => {
    const list = await holdList(page)
    await openSignedIn(page)
    await list.left
    await askForRecipe(page, 'a lentil soup')
    await expect(tool(page, 'Favorite')).toBeVisible()
    list.release()
    await expect(saved.getByRole('link')).toHaveText([await title(page).innerText()])
  })
  await test.step('marked', async () => {
    const list = await holdList(page)
    await openRecipe(page)
    await list.left
    await tool(page, 'Favorite').click()
    await expect(tool(page, 'Favorite')).toHaveAttribute('aria-pressed', 'true')
    list.release()
    await expect(favorites).toHaveText([soup.title])
  })
  await test.step('deleted', async () => {
    const list = await holdList(page)
    await openRecipe(page)
    await list.left
    await tool(page, 'Delete').click()
    await expect(page).toHaveURL('/')
    list.release()
    await expect(saved).toContainText('No recipe yet')
  })
})

test('that the list cannot be loaded is logged and not said; it can be asked for again', async ({
  page,
  expectedComplaints,
}) => {
  expectedComplaints.push(/the server responded with a status of 500/, /reading recipes failed/)
  await page.route('**/api/v1/recipes/?*', (route) => route.fulfill({ status: 500 }))
  const logged = page.waitForEvent('console', (message) => message.text().includes('reading recipes failed'))
  await openSignedIn(page, { recipes })
  await logged
  const sidebar = page.getByRole('navigation')
  const retry = sidebar.getByRole('button', { name: texts.en.appSidebar.retry })
  await expect(retry).toBeVisible()
  // No message (specification §8): what can be done stands alone in its place.
  await expect(sidebar.getByRole('paragraph')).toHaveText([texts.en.app.footer])
  await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0)
  await expect(page.getByRole('region', { name: /notifications/i }).getByRole('listitem')).toHaveCount(0)
  await page.unroute('**/api/v1/recipes/?*')
  await retry.click()
  await expect(recipeList(page, 'Recently saved').getByRole('link')).toHaveCount(3)
})

/** Holds the next list of recipes between the server, which it has `left`, and the page. */
async function holdList(page: Page): Promise<{ left: Promise<void>; release(): void }> {
  const left = Promise.withResolvers<void>()
  const released = Promise.withResolvers<void>()
  const hold = async (route: Route) => {
    const response = await route.fetch()
    left.resolve()
    await released.promise
    await route.fulfill({ response })
  }
  await page.route('**/api/v1/recipes/?*', hold, { times: 1 })
  return { left: left.promise, release: released.resolve }
}
