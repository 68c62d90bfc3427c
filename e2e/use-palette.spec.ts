import type { Page } from '@playwright/test'
import { expectAccessible } from './expect-accessible.ts'
import { openSignedIn } from './have-account.ts'
import { openWith } from './open-with.ts'
import { title } from './read-recipe-page.ts'
import { soup } from './recipe-answers.ts'
import { expect, test } from './test.ts'
import { texts } from './texts.ts'

const { palette, recipe, theme } = texts.en
const dialog = (page: Page) => page.getByRole('dialog', { name: palette.title })
const lines = (page: Page) => dialog(page).getByRole('option')
const chosen = (page: Page) => dialog(page).getByRole('option', { selected: true })

test('with Ctrl+K a cook opens, cooks and looks for recipes, and does what the page offers', async ({ page }) => {
  await openSignedIn(page, {
    recipes: [{ ...soup, title: 'Sticky lemon loaf' }, { title: 'Crème brûlée' }, { ...soup, title: 'Lemon posset' }],
  })
  await expect(page.getByRole('link', { name: 'Lemon posset' })).toBeVisible()
  await page.keyboard.press('Control+k')
  const field = dialog(page).getByRole('combobox')
  await expect(field).toBeFocused()
  await expect(chosen(page)).toContainText('Lemon posset')
  await expectAccessible(page)

  await field.fill('LEMON')
  await expect(lines(page)).toContainText(['Lemon posset', 'Sticky lemon loaf', 'Ask for “LEMON”'])
  await expect(lines(page).locator('mark')).toHaveText(['Lemon', 'lemon'])
  await expect(lines(page).filter({ hasText: 'Search all recipes for “LEMON”' })).toContainText('2 found')
  await field.fill('carrots')
  await expect(chosen(page)).toContainText('Lemon posset')
  await expect(chosen(page).locator('mark')).toHaveText('carrots')
  await field.fill('lemon')
  await expect(chosen(page)).toContainText('Lemon posset')
  await field.press('ArrowDown')
  await expect(chosen(page)).toContainText('Sticky lemon loaf')
  await expect(field).toHaveAttribute('aria-activedescendant', (await chosen(page).getAttribute('id')) ?? '')
  await field.press('Enter')
  await expect(title(page)).toHaveText('Sticky lemon loaf')
  await expect(dialog(page)).toHaveCount(0)

  await page.keyboard.press('Meta+k')
  await field.fill('improve')
  await expect(chosen(page)).toContainText(recipe.improve)
  await field.press('Enter')
  await expect(page.getByRole('dialog', { name: texts.en.improve.title })).toBeVisible()
  await page.keyboard.press('Control+k')
  await expect(dialog(page)).toHaveCount(0)
  await page.keyboard.press('Escape')

  await page.keyboard.press('Control+k')
  await field.fill('posset')
  await expect(chosen(page)).toContainText('Lemon posset')
  await field.press('Control+Enter')
  await expect(page).toHaveURL(/\/recipe\/[\w-]+\/cook$/)
})

test('a guest sets the theme and asks for a recipe from the palette, and Esc gives the focus back', async ({
  page,
}) => {
  await openWith(page, { session: { 'temp-recipe': JSON.stringify(soup) } }, '/recipe/guest')
  const edit = page.getByRole('button', { name: recipe.edit, exact: true })
  await edit.focus()
  await page.keyboard.press('Control+k')
  const field = dialog(page).getByRole('combobox')
  await expect(field).toBeFocused()
  await expect(chosen(page)).toContainText(recipe.cook)
  await field.fill('light')
  await expect(chosen(page)).toContainText(theme.light)
  await field.press('Enter')
  await expect(page.locator('html')).toHaveClass(/light/)
  await expect(edit).toBeFocused()
  await page.keyboard.press('Control+k')
  await expectAccessible(page)
  await field.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await expect(edit).toBeFocused()

  await page.keyboard.press('Control+k')
  await field.fill('a lentil soup')
  await lines(page).filter({ hasText: 'Ask for “a lentil soup”' }).click()
  await expect(page).toHaveURL('/recipe/guest')
  await expect(title(page)).toHaveText(/lentil/i)
})
