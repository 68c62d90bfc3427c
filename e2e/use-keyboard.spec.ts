import type { Page } from '@playwright/test'
import { promptBox } from './ask-for-recipe.ts'
import { tool } from './have-recipe.ts'
import { title } from './read-recipe-page.ts'
import { answerWithRecipe, holdAnswers, soup } from './recipe-answers.ts'
import { expect, test } from './test.ts'

/** Of a guest's recipe. */
const tools = ['Back home', 'Favorite', 'Improve with AI', 'Edit', 'Delete', 'More', 'Cook', 'Save']

test('the prompt box has the focus, from which Tab goes through everything in the order of the page', async ({
  page,
}) => {
  await openWithFocus(page)
  await page.keyboard.type('soup')
  expect(await tabThrough(page, 'Tab', 4)).toEqual(['Options', 'Send', 'Terms of Service', 'Privacy Policy'])
  await promptBox(page).focus()
  expect(await tabThrough(page, 'Shift+Tab', 7)).toEqual([
    'Log in',
    'Theme',
    'Language',
    'Roux AI Recipe Maker',
    'Home',
    'Menu',
    'Skip to the content',
  ])
})

test('whatever has the focus shows it', async ({ page }) => {
  await openWithFocus(page)
  await page.keyboard.type('soup')
  for (let presses = 0; presses < 8; presses += 1) {
    await page.keyboard.press('Shift+Tab')
    const { outline, width } = await page.evaluate(() => {
      const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement ?? document.body)
      return { outline: outlineStyle, width: Number.parseFloat(outlineWidth) }
    })
    if (await page.evaluate(() => document.activeElement === document.body)) continue
    expect({ outline, isWide: width >= 2 }).toEqual({ outline: 'solid', isWide: true })
  }
  const form = page.locator('form')
  const rest = await form.evaluate((element) => getComputedStyle(element).borderColor)
  await promptBox(page).focus()
  await expect(form).not.toHaveCSS('border-color', rest)
})

test('the first Tab stop skips to the content', async ({ page }) => {
  await openWithFocus(page)
  await page.getByRole('link', { name: 'Skip to the content' }).focus()
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(promptBox(page)).toBeFocused()
})

test('both menus work from the keyboard, and give the focus back', async ({ page }) => {
  await openWithFocus(page)
  const language = page.getByRole('button', { name: /Language|Langue/ })
  await language.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitemradio', { name: /English/ })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menu')).toHaveCount(0)
  await expect(language).toBeFocused()

  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('menuitemradio', { name: /English/ })).toBeFocused()
  await page.keyboard.press('f')
  await expect(page.getByRole('menuitemradio', { name: /Français/ })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  await expect(language).toBeFocused()

  await page.keyboard.press('Tab')
  const theme = page.getByRole('button', { name: 'Thème' })
  await expect(theme).toBeFocused()
  await page.keyboard.press('Space')
  await expect(page.getByRole('menuitemradio', { name: 'Clair' })).toBeFocused()
  await page.keyboard.press('End')
  await expect(page.getByRole('menuitemradio', { name: 'Système' })).toBeFocused()
  await page.keyboard.press('Home')
  await page.keyboard.press('Space')
  await expect(page.locator('html')).toHaveClass('light')
  await expect(theme).toBeFocused()
})

test('a recipe is asked for, stopped, asked for again and left without a mouse', async ({ page }) => {
  const answers = await holdAnswers(page)
  await openWithFocus(page)
  await page.keyboard.type('lentil soup')
  expect(await tabThrough(page, 'Tab', 2)).toEqual(['Options', 'Send'])
  await page.keyboard.press('Space')
  await expect(page.getByRole('button', { name: 'Stop' })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Stop' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(promptBox(page)).toBeFocused()
  await page.keyboard.press('Enter')
  answers.release()
  await expect(page).toHaveURL('/recipe/guest')
  // The address changes before the page does.
  await expect(tool(page, 'Edit')).toBeVisible()
  await expect(title(page)).toBeFocused()
  await tabThrough(page, 'Shift+Tab', tools.length)
  await expect(page.getByRole('button', { name: 'Back home' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/')
  await expect(promptBox(page)).toBeFocused()
})

test('a legal text is read and closed without a mouse', async ({ page }) => {
  await openWithFocus(page)
  await tabThrough(page, 'Tab', 2)
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Terms of Service' })
  const text = dialog.getByRole('region')
  await expect(text).toBeFocused()
  await page.keyboard.press('PageDown')
  await expect.poll(() => text.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(0)
  await page.keyboard.press('Shift+Tab')
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused()
  // A tooltip that goes away must not take the focus along.
  await expect(page.getByRole('tooltip', { name: 'Close', includeHidden: true })).toBeAttached()
  await page.keyboard.press('Tab')
  await expect(text).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(dialog.getByRole('button', { name: 'OK' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Terms of Service' })).toBeFocused()
})

test('without a mouse or a finger nothing on the recipe page is out of reach', async ({ page }) => {
  await answerWithRecipe(page, soup)
  await openWithFocus(page)
  await page.keyboard.type('soup')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/recipe/guest')
  await expect(tool(page, 'Edit')).toBeVisible()
  await expect(title(page)).toBeFocused()
  expect(await tabThrough(page, 'Shift+Tab', tools.length + 7)).toEqual([
    ...tools.toReversed(),
    'Log in',
    'Theme',
    'Language',
    'Roux AI Recipe Maker',
    'Home',
    'Menu',
    'Skip to the content',
  ])
})

/** The names of what gets the focus, one press after the other. */
async function tabThrough(page: Page, press: 'Tab' | 'Shift+Tab', times: number): Promise<string[]> {
  const names: string[] = []
  for (let presses = 0; presses < times; presses += 1) {
    await page.keyboard.press(press)
    names.push(
      await page.evaluate(() => {
        const element = document.activeElement
        return element?.getAttribute('aria-label') ?? element?.textContent?.replace(/\s+/g, ' ').trim() ?? ''
      }),
    )
  }
  return names
}

async function openWithFocus(page: Page): Promise<void> {
  await page.goto('/')
  await expect(promptBox(page)).toBeFocused()
  await expect(page.getByRole('button', { name: 'Options' })).toBeVisible()
}
