import { askForRecipe, promptBox, sendButton } from './ask-for-recipe.ts'
import { tool } from './have-recipe.ts'
import { title } from './read-recipe-page.ts'
import { generateCall, holdAnswers } from './recipe-answers.ts'
import { expect, test } from './test.ts'

const prompt = 'a lentil soup'

test('while a recipe is written the box keeps its text and nothing can be sent', async ({ page }) => {
  const answers = await holdAnswers(page)
  await page.goto('/')
  await askForRecipe(page, prompt)

  await expect(page.getByText('What are we cooking today?')).toHaveCount(0)
  await expect(promptBox(page)).toBeDisabled()
  await expect(promptBox(page)).toHaveValue(prompt)
  await expect(sendButton(page)).toBeDisabled()
  await expect(page.getByRole('status').filter({ hasText: "We're preparing your recipe!" })).toBeVisible()

  answers.release()
  await expect(page).toHaveURL('/recipe/guest')
  await expect(title(page)).toBeFocused()
})

test('the waiting messages take turns', async ({ page }) => {
  await holdAnswers(page)
  await page.clock.install()
  await page.goto('/')
  await expect(promptBox(page)).toBeFocused()
  await page.clock.pauseAt(Date.now() + 60_000)
  await askForRecipe(page, prompt)
  // Only for the eyes: screen readers are not told every four seconds.
  const message = page.getByRole('button', { name: 'Stop' }).locator('..').getByText(/./).first()
  await expect
    .poll(async () => {
      await page.clock.runFor(50)
      return message.count()
    })
    .toBe(1)
  await expect(message).toHaveText("We're preparing your recipe!")
  await page.clock.runFor(4000)
  await expect(message).toHaveText('Hang tight!')
  await expect(message).toHaveAttribute('aria-hidden', 'true')
})

test('sending twice in a row asks once', async ({ page }) => {
  const answers = await holdAnswers(page)
  const calls: string[] = []
  page.on('request', (request) => request.method() === 'POST' && calls.push(request.url()))
  await page.goto('/')
  await promptBox(page).fill(prompt)
  await sendButton(page).dblclick()
  await expect(promptBox(page)).toBeDisabled()
  await page.keyboard.press('Enter')
  answers.release()
  await expect(page).toHaveURL('/recipe/guest')
  expect(calls).toHaveLength(1)
})

test('a guest can stop the writing, and finds their words again', async ({ page }) => {
  await holdAnswers(page)
  await page.goto('/')
  await askForRecipe(page, prompt)
  const ended = page.waitForEvent('requestfailed')
  await page.getByRole('button', { name: 'Stop' }).click()
  expect((await ended).failure()?.errorText).toBe('net::ERR_ABORTED')
  await expect(page.getByRole('heading', { name: 'What are we cooking today?' })).toBeVisible()
  await expect(promptBox(page)).toHaveValue(prompt)
  await expect(promptBox(page)).toBeFocused()
  await expect(page.getByRole('alert')).toHaveCount(0)

  await page.unroute(generateCall)
  await sendButton(page).click()
  await expect(page).toHaveURL('/recipe/guest')
})

test('the recipe follows without a spinner or a flash of the home screen', async ({ page }) => {
  const answers = await holdAnswers(page)
  await page.goto('/')
  await askForRecipe(page, prompt)
  await expect(page.getByText('What are we cooking today?')).toHaveCount(0)
  await page.evaluate(() => {
    const seen = new Set<string>()
    Object.assign(window, { seen })
    new MutationObserver(() => {
      seen.add(document.querySelector('h1')?.textContent ?? 'nothing')
    }).observe(document.body, { childList: true, subtree: true, characterData: true })
  })
  answers.release()
  await expect(page).toHaveURL('/recipe/guest')
  // The address changes before the page does, and both have a group of controls.
  await expect(tool(page, 'Edit')).toBeVisible()
  await expect(title(page)).toBeFocused()
  const seen = await page.evaluate(() => Array.from(Reflect.get(window, 'seen') as Set<string>))
  expect(seen.slice(-1)).toEqual([await title(page).innerText()])
  expect(seen).not.toContain('What are we cooking today?')
  expect(seen).not.toContain('nothing')
})
