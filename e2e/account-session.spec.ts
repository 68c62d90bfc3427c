import type { Page } from '@playwright/test'
import { promptBox, sendButton } from './ask-for-recipe.ts'
import { avatar, emailField, passwordField, recipeList, submitButton, toast } from './find-account-parts.ts'
import { openSignedIn } from './have-account.ts'
import { openWith, readLocal } from './open-with.ts'
import { title } from './read-recipe-page.ts'
import { expect, test } from './test.ts'
import { texts } from './texts.ts'

const readMe = '**/api/v1/users/me'
const guestOnly = 'a[href="/auth/login"], [autocomplete="current-password"]'

test('while a stored session is checked, nothing of a guest is shown', async ({ page }) => {
  await watchFor(page, guestOnly)
  for (const path of ['/auth/login', '/']) {
    await test.step(path, async () => {
      const { promise: released, resolve: release } = Promise.withResolvers<void>()
      await page.route(readMe, async (route) => {
        await released
        await route.continue()
      })
      if (path === '/auth/login') await openSignedIn(page, { path })
      else await page.goto(path)
      // Home stands meanwhile.
      if (path === '/') await expect(page.locator('main').getByRole('button', { name: 'Send' })).toBeDisabled()
      else await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toBeAttached()
      expect(await page.evaluate(() => Reflect.get(window, 'hasSeen'))).toBe(false)
      release()
      await expect(page).toHaveURL('/')
      await expect(avatar(page)).toBeVisible()
      await expect(title(page)).toHaveText('What are we cooking today?')
      expect(await page.evaluate(() => Reflect.get(window, 'hasSeen'))).toBe(false)
      await page.unroute(readMe)
    })
  }
})

test('a token that the server refuses at the start is removed, and the cook is a guest', async ({
  page,
  expectedComplaints,
}) => {
  expectedComplaints.push(/the server responded with a status of 401/, /the stored session could not be checked/)
  await openWith(page, { local: { access_token: 'nobodys' } })
  await expect(page.getByRole('link', { name: 'Log in' })).toBeVisible()
  expect(await readLocal(page, 'access_token')).toBeNull()
})

test('a token that stops working makes the cook a guest, with a word about it, and keeps what was typed', async ({
  page,
  expectedComplaints,
}) => {
  expectedComplaints.push(/the server responded with a status of 401/, /generating a recipe failed/)
  const { token } = await openSignedIn(page)
  await expect(avatar(page)).toBeVisible()
  await promptBox(page).fill('soup, which I will not type twice')
  await page.request.post('/api/v1/login/logout', { headers: { authorization: `Bearer ${token}` } })
  await sendButton(page).click()
  await expect(toast(page, texts.en.session.ended)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Log in' })).toBeVisible()
  await expect(promptBox(page)).toHaveValue('soup, which I will not type twice')
  expect(await readLocal(page, 'access_token')).toBeNull()
})

test('without a network at the start the session waits, and goes on by itself', async ({
  page,
  expectedComplaints,
}) => {
  expectedComplaints.push(/Failed to load resource: net::ERR/, /the stored session could not be checked/)
  await page.route(readMe, (route) => route.abort())
  await openSignedIn(page)
  await expect(page.getByText(texts.en.session.offline)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Log in' })).toHaveCount(0)
  await page.unroute(readMe)
  await expect(avatar(page)).toBeVisible({ timeout: 10_000 })
  expect(await readLocal(page, 'access_token')).toMatch(/\S/)
})

test('logging out removes the token here and on the server, and goes home', async ({ page }) => {
  const { email, token } = await openSignedIn(page, { recipes: [{ title: 'Carrot soup' }] })
  await page.getByRole('link', { name: 'Carrot soup' }).click()
  await expect(title(page)).toHaveText('Carrot soup')
  await avatar(page).click()
  const menu = page.getByRole('menu')
  await expect(menu).toContainText(email)
  await expect(menu).toContainText('CA')
  await expect(menu.getByRole('menuitem')).toHaveText(['User settings', 'Log out'])
  await menu.getByRole('menuitem', { name: 'Log out' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('link', { name: 'Log in' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Carrot soup' })).toHaveCount(0)
  expect(await readLocal(page, 'access_token')).toBeNull()
  const headers = { authorization: `Bearer ${token}` }
  await expect.poll(async () => (await page.request.get('/api/v1/users/me', { headers })).status()).toBe(401)
})

test('what a cook does in one tab is known in the others', async ({ page, context }) => {
  const { email, password } = await openSignedIn(page)
  await expect(avatar(page)).toBeVisible()
  const other = await context.newPage()
  await other.goto('/auth/login')
  await expect(other).toHaveURL('/')
  // What it is still asking for would be refused, and the console told.
  await expect(recipeList(other, 'Recently saved')).toContainText('No recipe yet')
  await expect(other.getByRole('group', { name: texts.en.options.label })).toBeVisible()
  await avatar(page).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await other.getByRole('link', { name: 'Log in' }).click()
  await emailField(other).fill(email)
  await passwordField(other).fill(password)
  await submitButton(other).click()
  await expect(avatar(other)).toBeVisible()
  await expect(avatar(page)).toBeVisible()
})

test('everybody is sent home from the screens that are not for them', async ({ page, expectedComplaints }) => {
  expectedComplaints.push(/the server responded with a status of 404/, /reading recipes failed/)
  await page.goto('/recipe/0198c0de-0000-7000-8000-000000000001')
  await expect(page).toHaveURL('/')
  await openSignedIn(page)
  for (const path of [
    '/auth/login',
    '/auth/register',
    '/recipe/guest',
    '/recipe/0198c0de-0000-7000-8000-000000000001',
  ]) {
    await test.step(path, async () => {
      await page.goto(path)
      await expect(page).toHaveURL('/')
      await expect(title(page)).toHaveText('What are we cooking today?')
    })
  }
})

/** From now on `window.hasSeen` tells whether something like this has been on the page. */
async function watchFor(page: Page, selector: string): Promise<void> {
  await page.addInitScript((wanted) => {
    Reflect.set(window, 'hasSeen', false)
    new MutationObserver(() => {
      // What is prerendered for others is in the page, and not shown.
      const shown = document.documentElement.dataset.home
      const isShown = (part: Element) => {
        const home = part.closest<HTMLElement>('[data-home-of]')
        return home === null || home.dataset.homeOf === shown
      }
      if ([...document.querySelectorAll(wanted)].some(isShown)) Reflect.set(window, 'hasSeen', true)
    }).observe(document, { childList: true, subtree: true })
  }, selector)
}
