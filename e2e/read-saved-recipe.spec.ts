import { expectAccessible } from './expect-accessible.ts'
import { avatar, recipeList, toast } from './find-account-parts.ts'
import { openSignedIn } from './have-account.ts'
import { lineFields, openRecipe, tool, toolbar } from './have-recipe.ts'
import { openWith } from './open-with.ts'
import { directions, fact, ingredients, title } from './read-recipe-page.ts'
import { soup } from './recipe-answers.ts'
import { expect, test } from './test.ts'
import { texts } from './texts.ts'

const recipeCall = '**/api/v1/recipes/*'

test.describe('at 390 px', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a saved recipe shows all its fields, and its five tools and More are in reach of a thumb', async ({ page }) => {
    await openRecipe(page)
    await expect(title(page)).toHaveText('Carrot soup')
    await expect(page.getByText('Sweet, and quick to make.')).toBeVisible()
    await expect(fact(page, 'preparation')).toHaveText('10 min')
    await expect(fact(page, 'cooking')).toHaveText('25 min')
    await expect(fact(page, 'serves')).toHaveText('3')
    await expect(ingredients(page)).toHaveText(['600 g carrots', 'Salt'])
    await expect(directions(page)).toHaveText(soup.directions.map(({ content }) => content))
    await expect(page.getByText('Enjoy!')).toBeVisible()
    const names = ['Back home', 'Favorite', 'Improve with AI', 'Edit', 'Delete', 'More']
    await expect(toolbar(page).getByRole('button')).toHaveCount(names.length)
    for (const name of names) {
      await expect(tool(page, name)).toBeInViewport({ ratio: 1 })
      const box = await tool(page, name).boundingBox()
      expect.soft(box?.width, name).toBeGreaterThanOrEqual(44)
      expect.soft(box?.height, name).toBeGreaterThanOrEqual(44)
    }
    await tool(page, 'Back home').tap()
    await expect(page).toHaveURL('/')
  })
})

test('while a saved recipe loads a spinner shows; one that cannot be read is logged and leads home', async ({
  page,
  expectedComplaints,
}) => {
  expectedComplaints.push(/the server responded with a status of (?:404|500)/, /reading recipes failed/)
  const { id } = await openRecipe(page)
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(recipeCall, async (route) => {
    await released
    await route.fulfill({ status: 500 })
  })
  await page.reload()
  await expect(page.getByRole('status').filter({ hasText: 'Loading the recipe' })).toBeVisible()
  const logged = page.waitForEvent('console', (message) => message.text().includes('reading recipes failed'))
  release()
  expect((await logged).type()).toBe('error')
  await expect(page).toHaveURL('/')
  await page.unroute(recipeCall)
  await page.goto(`/recipe/${id.slice(0, -1)}`)
  await expect(page).toHaveURL('/')
  await expect(toast(page, texts.en.app.recipeMissing)).toBeVisible()
})

test('a recipe for which no answer comes says so at once, and can be asked for again', async ({
  page,
  expectedComplaints,
}) => {
  expectedComplaints.push(/net::ERR_/, /reading recipes failed/)
  const { id } = await openRecipe(page)
  await page.route(recipeCall, (route) => route.abort('internetdisconnected'))
  await page.reload()
  const note = page.getByRole('alert').filter({ hasText: texts.en.recipe.unreachable })
  await expect(note).toBeVisible()
  await expect(page).toHaveURL(`/recipe/${id}`)
  await page.unroute(recipeCall)
  await note.getByRole('button', { name: texts.en.recipe.retry }).click()
  await expect(title(page)).toHaveText(soup.title)
})

test("a guest on a saved recipe's page goes home; a cook on the guest's page reads the one of this tab or goes home", async ({
  page,
}) => {
  await page.goto('/recipe/0198c0de-0000-7000-8000-000000000001')
  await expect(page).toHaveURL('/')
  await openSignedIn(page, { path: '/recipe/guest' })
  await expect(avatar(page)).toBeVisible()
  await expect(page).toHaveURL('/')
  await openWith(page, { session: { 'temp-recipe': JSON.stringify(soup) } }, '/recipe/guest')
  await expect(title(page)).toHaveText(soup.title)
})

test('the favorite flips when the server has answered, to what it says; a failure is only logged', async ({
  page,
  expectedComplaints,
}) => {
  expectedComplaints.push(/the server responded with a status of 500/, /changing a favourite failed/)
  const recipe = await openRecipe(page)
  const favorite = tool(page, 'Favorite')
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(recipeCall, async (route) => {
    await released
    await route.continue()
  })
  const asked = page.waitForRequest((request) => request.method() === 'PUT')
  await favorite.click()
  expect((await asked).postDataJSON()).toEqual({ is_favorite: true })
  await expect(favorite).toHaveAttribute('aria-pressed', 'false')
  release()
  await expect(favorite).toHaveAttribute('aria-pressed', 'true')
  await expect(recipeList(page, 'Favorites').getByRole('link')).toHaveText([soup.title])
  expect((await recipe.read()).is_favorite).toBe(true)

  await test.step('another value of the server counts', async () => {
    await page.unroute(recipeCall)
    await page.route(recipeCall, (route) =>
      route.fulfill({ json: { ...soup, title: 'As the server has it', is_favorite: true } }),
    )
    await favorite.click()
    await expect(title(page)).toHaveText('As the server has it')
    await expect(favorite).toHaveAttribute('aria-pressed', 'true')
  })
  await test.step('a failure changes nothing', async () => {
    await page.unroute(recipeCall)
    await page.route(recipeCall, (route) => route.fulfill({ status: 500 }))
    const logged = page.waitForEvent('console', (message) => message.text().includes('changing a favourite failed'))
    await favorite.click()
    await logged
    await expect(favorite).toHaveAttribute('aria-pressed', 'true')
    await expect(toast(page, '')).toHaveCount(0)
  })
})

test('what is saved stays, though what was read before it comes late', async ({ page }) => {
  const recipe = await openRecipe(page)
  await page.getByRole('banner').getByRole('button', { name: 'Home' }).click()
  const left = Promise.withResolvers<void>()
  const released = Promise.withResolvers<void>()
  await page.route(`**/api/v1/recipes/${recipe.id}`, async (route) => {
    if (route.request().method() !== 'GET') return route.continue()
    const response = await route.fetch()
    left.resolve()
    await released.promise
    await route.fulfill({ response })
  })
  const reading = page.waitForRequest((request) => request.method() === 'GET' && request.url().endsWith(recipe.id))
  await recipeList(page, 'Recently saved').getByRole('link').click()
  await left.promise
  const field = page.getByRole('textbox', { name: 'Title', exact: true })
  for (const [before, after] of [
    [soup.title, 'Leek soup'],
    ['Leek soup', 'Onion soup'],
  ] as const) {
    await tool(page, 'Edit').click()
    await expect(field).toHaveValue(before)
    await field.fill(after)
    await tool(page, 'Save').click()
    await expect(title(page)).toHaveText(after)
    released.resolve()
    await (await (await reading).response())?.finished()
  }
  expect((await recipe.read()).title).toBe('Onion soup')
})

test('deleting goes home, and Undo brings the recipe back; where it fails the row stays', async ({
  page,
  expectedComplaints,
}) => {
  expectedComplaints.push(/the server responded with a status of (?:500|404)/, /deleting a recipe failed/)
  const recipe = await openRecipe(page)
  const rows = recipeList(page, 'Recently saved').getByRole('link')
  await tool(page, 'Delete').click()
  const deleted = toast(page, '“Carrot soup” was deleted.')
  // As long as the pointer is there it stays.
  await deleted.hover()
  await expect(page).toHaveURL('/')
  await expect(rows).toHaveCount(0)
  await expect(recipeList(page, 'Recently saved')).toContainText('No recipe yet')
  await deleted.getByRole('button', { name: 'Undo' }).click()
  await expect(rows).toHaveText([soup.title])
  expect(await recipe.read()).toMatchObject({ id: recipe.id, title: soup.title })

  await rows.click()
  await page.route(recipeCall, (route) =>
    route.request().method() === 'DELETE' ? route.fulfill({ status: 500 }) : route.continue(),
  )
  const logged = page.waitForEvent('console', (message) => message.text().includes('deleting a recipe failed'))
  await tool(page, 'Delete').click()
  await logged
  await expect(page).toHaveURL('/')
  await expect(rows).toHaveText([soup.title])
  await expect(toast(page, 'was deleted')).toHaveCount(0)
})

test('a cook writes a recipe by hand', async ({ page }) => {
  await openSignedIn(page)
  await page.getByRole('link', { name: 'Write by hand' }).click()
  await expect(page).toHaveURL('/recipe/new')
  const field = (name: string) => page.getByRole('textbox', { name, exact: true })
  await expect(field('Serves')).toHaveValue('1')
  await field('Title').fill('Toast')
  await field('New ingredient').fill('1 slice of bread')
  await field('New ingredient').press('Enter')
  await page.reload()
  await expect(field('Title')).toHaveValue('Toast')
  await field('New step').fill('Toast it.')
  await tool(page, 'Save').click()
  await expect(page).toHaveURL(/\/recipe\/[\w-]{36}$/)
  await expect(title(page)).toHaveText('Toast')
  await expect(ingredients(page)).toHaveText(['1 slice of bread'])
  await expect(directions(page)).toHaveText([/^Toast it\./])
  await expect(recipeList(page, 'Recently saved').getByRole('link')).toHaveText(['Toast'])
  await page.goto('/recipe/new')
  await expect(field('Title')).toHaveValue('')
})

test('a guest edits and deletes the recipe of the tab; saving asks them to log in and keeps what they typed', async ({
  page,
}) => {
  await openWith(page, { session: { 'temp-recipe': JSON.stringify(soup) } }, '/recipe/guest')
  await tool(page, 'Edit').click()
  const field = page.getByRole('textbox', { name: 'Title', exact: true })
  await field.fill('Soup of my own')
  await tool(page, 'Save').click()
  const dialog = page.getByRole('dialog', { name: 'You need to be logged in' })
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(field).toHaveValue('Soup of my own')
  await tool(page, 'Cancel').click()
  await expect(title(page)).toHaveText(soup.title)
  await tool(page, 'Delete').click()
  await expect(page).toHaveURL('/')
  await page.goto('/recipe/guest')
  await expect(page).toHaveURL('/')
})

test("a superuser sees the owner's e-mail on a recipe, and nobody else does", async ({ page, startRouxWith }) => {
  const superuser = { username: 'chef@example.org', password: 'chef-password' }
  const roux = await startRouxWith({
    FIRST_SUPERUSER: superuser.username,
    FIRST_SUPERUSER_PASSWORD: superuser.password,
  })
  const post = async (path: string, options: Parameters<typeof page.request.post>[1]) =>
    (await page.request.post(`${roux.url}/api/v1/${path}`, options)).json()
  const cook = { email: 'camille@example.org', password: 'first-password' }
  await post('users/signup', { data: cook })
  const logIn = async (form: Record<string, string>): Promise<string> =>
    (await post('login/access-token', { form })).access_token
  const cookToken = await logIn({ username: cook.email, password: cook.password })
  const { id } = await post('recipes/', { data: soup, headers: { authorization: `Bearer ${cookToken}` } })
  for (const [token, count] of [
    [await logIn(superuser), 1],
    [cookToken, 0],
  ] as const) {
    await page.goto(`${roux.url}/favicon.svg`)
    await page.evaluate((value) => localStorage.setItem('access_token', value), token)
    await page.goto(`${roux.url}/recipe/${id}`)
    await expect(title(page)).toHaveText(soup.title)
    const owner = page.getByRole('main').getByText('Recipe of camille@example.org')
    await expect(owner).toHaveCount(count)
    await expectAccessible(page, 'main')
    await tool(page, 'Edit').click()
    await expect(lineFields(page, 'ingredients').first()).toBeVisible()
    await expect(owner).toHaveCount(count)
    await tool(page, 'Cancel').click()
    await tool(page, 'Improve with AI').click()
    await page.getByRole('dialog').getByRole('textbox').fill('for 6')
    await page.keyboard.press('Enter')
    await expect(tool(page, texts.en.preview.discard)).toBeVisible()
    await expect(owner).toHaveCount(count)
    await tool(page, texts.en.preview.discard).click()
  }
})
