import type { Page } from '@playwright/test'
import { promptBox, sendButton } from './ask-for-recipe.ts'
import { answerWithRecipe, soup } from './recipe-answers.ts'
import { expect, test } from './test.ts'

test.beforeEach(async ({ page }) => {
  await answerWithRecipe(page, soup)
  await page.goto('/')
})

test('a prompt ends at 300 characters, and the page counts them', async ({ page }) => {
  await expect(page.getByText('0 / 300')).toBeVisible()
  await promptBox(page).focus()
  await page.keyboard.insertText('leek '.repeat(70))
  await expect(promptBox(page)).toHaveValue('leek '.repeat(60))
  await expect(page.getByText('300 / 300')).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'That is the limit of 300 characters.' })).toBeVisible()
  await expect(sendButton(page)).toBeEnabled()
})

test('a prompt that got longer than 300 characters cannot be sent', async ({ page }) => {
  const sent = watchCalls(page)
  // As a browser extension may leave it: the field itself takes no more than 300.
  await promptBox(page).evaluate((box) => box.removeAttribute('maxlength'))
  await promptBox(page).fill('x'.repeat(301))
  await expect(page.getByText('301 / 300')).toBeVisible()
  await expect(sendButton(page)).toBeDisabled()
  await expect(page.getByRole('textbox', { description: '301 / 300' })).toHaveAttribute('aria-invalid', 'true')
  await promptBox(page).press('Enter')
  await expect(promptBox(page)).toBeEnabled()
  expect(sent).toEqual([])

  await promptBox(page).press('Backspace')
  await expect(sendButton(page)).toBeEnabled()
})

test('Enter sends', async ({ page }) => {
  await promptBox(page).fill('soup')
  await promptBox(page).press('Enter')
  await expect(page).toHaveURL('/recipe/guest')
})

test('Shift+Enter starts a new line and does not send', async ({ page }) => {
  const sent = watchCalls(page)
  await promptBox(page).fill('soup')
  await promptBox(page).press('Shift+Enter')
  await page.keyboard.type('with leeks')
  await expect(promptBox(page)).toHaveValue('soup\nwith leeks')
  expect(sent).toEqual([])
})

test('Enter that ends the composing of a character does not send', async ({ page }) => {
  const sent = watchCalls(page)
  await promptBox(page).fill('味噌')
  await promptBox(page).evaluate((box) => {
    for (const init of [{ isComposing: true }, { keyCode: 229 }]) {
      box.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, ...init }))
    }
  })
  await expect(promptBox(page)).toBeEnabled()
  expect(sent).toEqual([])
})

test('a blank prompt cannot be sent', async ({ page }) => {
  const sent = watchCalls(page)
  for (const blank of ['', '   ', ' \n\t\n ', '\u00a0\u2003']) {
    await promptBox(page).fill(blank)
    await expect(sendButton(page)).toBeDisabled()
    await promptBox(page).press('Enter')
  }
  await promptBox(page).fill('soup')
  await expect(sendButton(page)).toBeEnabled()
  expect(sent).toEqual([])
})

function watchCalls(page: Page): string[] {
  const sent: string[] = []
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()))
  return sent
}
