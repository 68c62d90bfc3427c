import { toast } from './find-account-parts.ts'
import { openRecipe, tool } from './have-recipe.ts'
import { soup } from './recipe-answers.ts'

import { expect, test } from './test.ts'
import { texts } from './texts.ts'

const { recipe: words, notes, duration } = texts.en

test('under More a recipe is copied as text, without its notes', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openRecipe(page, { recipe: { ...soup, notes: 'Mine alone.' } })
  await tool(page, words.more).click()
  await page.getByRole('menuitem', { name: words.copy }).click()
  await expect(toast(page, words.copied)).toBeVisible()
  const text = await page.evaluate(() => navigator.clipboard.readText())
  const minutes = (count: number) => duration.minutes.replace('{{minutes}}', `${count}`)
  expect(text).toBe(
    [
      'Carrot soup',
      'Sweet, and quick to make.',
      `Preparation ${minutes(10)} · Cooking ${minutes(25)} · Serves 3`,
      'Ingredients\n- 600 g carrots\n- Salt',
      'Directions\n1. Cut the carrots.\n2. Simmer them until they are soft.\n3. Salt the soup and blend it.',
    ].join('\n\n'),
  )
})

test('a browser that gives no clipboard copies all the same', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => {
    const { clipboard } = navigator
    Object.assign(window, { readClipboard: () => clipboard.readText() })
    Object.defineProperty(navigator, 'clipboard', { value: undefined })
  })
  await openRecipe(page)
  await tool(page, words.more).click()
  await page.getByRole('menuitem', { name: words.copy }).click()
  await expect(toast(page, words.copied)).toBeVisible()
  const text = await page.evaluate(() => (window as unknown as { readClipboard(): Promise<string> }).readClipboard())
  expect(text).toContain('- 600 g carrots')
})

test('under More stand the notes, the printer and, last, deleting, for the keyboard too', async ({ page }) => {
  await page.addInitScript(() => Object.assign(window, { print: () => document.body.setAttribute('data-printed', '') }))
  await openRecipe(page)
  await tool(page, words.more).focus()
  await page.keyboard.press('Enter')
  const items = page.getByRole('menuitem')
  await expect(items.first()).toBeFocused()
  await expect(items.first()).toHaveText(words.print)
  await expect(items.last()).toHaveText(words.delete)
  await page.keyboard.press('Enter')
  await expect(page.locator('body')).toHaveAttribute('data-printed', '')

  await tool(page, words.more).click()
  await page.getByRole('menuitem', { name: notes.heading }).click()
  await expect(page.getByRole('textbox', { name: notes.heading })).toBeFocused()

  await tool(page, words.more).click()
  await items.last().click()
  await expect(page).toHaveURL('/')
})
