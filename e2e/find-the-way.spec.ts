import { openWith } from './open-with.ts'
import { title } from './read-recipe-page.ts'
import { soup } from './recipe-answers.ts'
import { expect, test } from './test.ts'

const withRecipe = { session: { 'temp-recipe': JSON.stringify(soup) } }

test('an unknown path goes home', async ({ page }) => {
  for (const path of [
    '/nothing',
    '/recipe',
    '/recipe/17',
    '/a/b/c',
    '/recipe/guest/more',
    '/index.html/',
    '/%F0%9F%A5%95',
  ]) {
    await test.step(path, async () => {
      await openWith(page, withRecipe, path)
      await expect(page).toHaveURL('/')
      await expect(page.getByRole('heading', { name: 'What are we cooking today?' })).toBeVisible()
    })
  }
})

test('without a recipe its page goes home, and Back leads out of the app', async ({ page }) => {
  await page.goto('/favicon.svg')
  await page.goto('/recipe/guest')
  await expect(page).toHaveURL('/')
  await page.goBack()
  await expect(page).toHaveURL('/favicon.svg')
})

test('the brand, Home and Back home lead home, and the browser leads back to the recipe', async ({ page }) => {
  await openWith(page, withRecipe, '/recipe/guest')
  for (const [name, role] of [
    ['Roux AI Recipe Maker', 'link'],
    ['Home', 'button'],
    ['Back home', 'button'],
  ] as const) {
    await test.step(name, async () => {
      await page.getByRole(role, { name, exact: true }).click()
      await expect(page).toHaveURL('/')
      await expect(page).toHaveTitle('Roux – AI Recipe Maker')
      await page.goBack()
      await expect(title(page)).toHaveText('Carrot soup')
      await expect(page).toHaveTitle('Carrot soup – Roux')
    })
  }
})
