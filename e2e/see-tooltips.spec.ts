import { promptBox } from './ask-for-recipe.ts'
import { expect, test } from './test.ts'

test('a tooltip names a button without words, and does not come before 700 ms', async ({ page }) => {
  await page.goto('/')
  const theme = page.getByRole('button', { name: 'Theme' })
  const tooltip = page.getByRole('tooltip', { name: 'Theme', includeHidden: true })
  const leave = () => page.mouse.move(600, 600, { steps: 5 })
  // The first meeting fetches the tooltips; from then on the pointer finds them there.
  await expect(async () => {
    await leave()
    await theme.hover()
    await expect(tooltip).toBeAttached({ timeout: 1500 })
  }).toPass()
  await leave()
  await expect(tooltip).toHaveCount(0)
  await page.evaluate(() => {
    const times: Record<string, number> = {}
    Object.assign(window, { times })
    document.addEventListener('pointerover', () => (times.entered = performance.now()), { capture: true })
    new MutationObserver(() => {
      if (document.querySelector('[role="tooltip"]')) times.shown ??= performance.now()
    }).observe(document.body, { childList: true, subtree: true })
  })
  // Longer than the 300 ms in which the next tooltip would come at once.
  await page.waitForFunction((since) => performance.now() - since > 400, await page.evaluate(() => performance.now()))
  await theme.hover()
  await expect(tooltip).toBeAttached()
  const { entered = 0, shown = 0 } = await page.evaluate(() => Reflect.get(window, 'times') as Record<string, number>)
  expect(shown - entered).toBeGreaterThanOrEqual(695)
})

test('in a menu a letter goes to the choice that begins with it', async ({ page }) => {
  await page.goto('/')
  await expect(promptBox(page)).toBeFocused()
  await page.getByRole('button', { name: 'Theme' }).press('Enter')
  await expect(page.getByRole('menuitemradio', { name: 'Light' })).toBeFocused()
  await page.keyboard.press('s')
  await expect(page.getByRole('menuitemradio', { name: 'System' })).toBeFocused()
})
