import type { Page } from '@playwright/test'
import { expectAccessible } from './expect-accessible.ts'
import { expectToFit } from './expect-to-fit.ts'
import { avatar } from './find-account-parts.ts'
import { openRecipe, tool, toolbar } from './have-recipe.ts'
import { ingredients, title } from './read-recipe-page.ts'
import { soup } from './recipe-answers.ts'
import { expect, test } from './test.ts'
import { texts } from './texts.ts'

const improveCall = '**/api/v1/recipes/*/improve'

const better = {
  ...soup,
  title: 'Carrot and ginger soup',
  cook_time: 120,
  ingredients: [soup.ingredients[0], { id: '', content: '1 thumb of ginger', index: '2' }],
  directions: [...soup.directions.slice(0, 2), { id: '', content: 'Salt the soup and blend it well.', index: '3' }],
}

for (const { name, theme, language, size } of [
  { name: 'at 390 px', theme: 'light', language: 'fr', size: { viewport: { width: 390, height: 844 } } },
  { name: 'at 1280 px', theme: 'dark', language: 'en', size: { viewport: { width: 1280, height: 800 } } },
  { name: 'at 320 px', theme: 'dark', language: 'fr', size: { viewport: { width: 320, height: 568 } } },
  {
    name: 'at 200 % zoom',
    theme: 'light',
    language: 'en',
    size: { viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 },
  },
] as const) {
  const { conflict, edit, improve, preview, recipe } = texts[language]
  test.describe(`${name}, ${theme}, in ${language}`, () => {
    test.use(size)
    test('axe finds nothing, and nothing is cut off, wherever a recipe is read, edited and improved', async ({
      page,
      expectedComplaints,
    }) => {
      expectedComplaints.push(/the server responded with a status of (?:412|500)/, /improving a recipe failed/)
      const look = async (part = 'html') => {
        await expectAccessible(page, part)
        await expectToFit(page)
      }
      const saved = await openRecipe(page, { local: { 'vite-ui-theme': theme, i18nextLng: language } })
      await look()
      await tool(page, recipe.edit).click()
      await page.getByRole('textbox', { name: edit.title, exact: true }).fill(' ')
      await page.getByRole('textbox', { name: edit.serves, exact: true }).fill('0')
      await tool(page, edit.save).click()
      await expect(page.locator('[aria-invalid="true"]')).toHaveCount(2)
      await look()
      await page.getByRole('button', { name: edit.moveIngredient.replace('{{number}}', '1'), exact: true }).click()
      await expect(page.getByRole('menu')).toBeVisible()
      await look('[role="menu"]')
      await page.keyboard.press('Escape')
      await expect(page.getByRole('menu')).toHaveCount(0)

      await page.getByRole('textbox', { name: edit.title, exact: true }).fill('W'.repeat(60))
      await page.getByRole('textbox', { name: edit.serves, exact: true }).fill('2')
      await saved.change({ title: 'Theirs' })
      await tool(page, edit.save).click()
      await expect(page.getByRole('dialog', { name: conflict.title })).toBeVisible()
      await look('[role="dialog"]')
      await page.getByRole('dialog').getByRole('button', { name: conflict.keepMine }).click()
      await expect(title(page)).toHaveText('W'.repeat(60))
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await look()

      await page.route(improveCall, (route) => route.fulfill({ status: 500, body: 'The stove is cold.' }))
      await tool(page, recipe.improve).click()
      const dialog = page.getByRole('dialog', { name: improve.title })
      await dialog.getByRole('textbox').fill('x'.repeat(300))
      await page.keyboard.press('Enter')
      await expect(dialog.getByRole('alert')).toHaveText('The stove is cold.')
      await look('[role="dialog"]')
      await page.unroute(improveCall)
      await page.route(improveCall, (route) => route.fulfill({ json: better }))
      await page.keyboard.press('Enter')
      await expect(toolbar(page).getByRole('button')).toHaveText([preview.discard, preview.accept])
      await look()
    })
  })
}

test('a recipe is edited and improved with the keyboard alone', async ({ page }) => {
  await openRecipe(page)
  await expect(avatar(page)).toBeVisible()
  const press = async (...keys: readonly string[]) => {
    for (const key of keys) await page.keyboard.press(key)
  }
  await tabTo(page, tool(page, 'Edit'))
  await press('Enter')
  const heading = page.getByRole('heading', { level: 1, name: 'Editing' })
  await expect(heading).toBeVisible()
  await tabTo(page, page.getByRole('textbox', { name: 'Title', exact: true }))
  await press('ControlOrMeta+a')
  await page.keyboard.type('Leek soup')
  await tabTo(page, page.getByRole('button', { name: 'Move ingredient 1', exact: true }))
  await press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Move down' })).toBeFocused()
  await press('Enter')
  await expect(page.getByRole('button', { name: 'Move ingredient 2', exact: true })).toBeFocused()
  await tabTo(page, page.getByRole('textbox', { name: 'New ingredient' }))
  await page.keyboard.type('1 leek')
  await press('Enter')
  await tabTo(page, tool(page, 'Save'), 'Shift+Tab')
  await press('Enter')
  await expect(title(page)).toHaveText('Leek soup')
  await expect(ingredients(page)).toHaveText(['Salt', '600 g carrots', /1 leek/])

  await tabTo(page, tool(page, 'Improve with AI'), 'Shift+Tab')
  await press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Improve Your Recipe' })
  await expect(dialog.getByRole('textbox')).toBeFocused()
  await press('Escape')
  await expect(tool(page, 'Improve with AI')).toBeFocused()
  await press('Enter')
  await expect(dialog.getByRole('textbox')).toBeFocused()
  await page.keyboard.type('for 6 people')
  await press('Enter')
  await expect(tool(page, 'Accept')).toBeVisible()
  await tabTo(page, tool(page, 'Accept'), 'Shift+Tab')
  await press('Enter')
  await expect(tool(page, 'Edit')).toBeVisible()
  await expect(page.getByRole('article')).toContainText('6')
})

/** Presses a key until this has the focus. */
async function tabTo(page: Page, target: ReturnType<typeof tool>, key = 'Tab'): Promise<void> {
  await expect(target).toBeVisible()
  for (let presses = 0; presses < 60; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press(key)
  }
  await expect(target).toBeFocused()
}
