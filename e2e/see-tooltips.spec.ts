import { promptBox } from './ask-for-recipe.ts'
import { expect, test } from './test.ts'

test('a tooltip names a button without words after 700 ms, and the next one within 300 ms of it at once', async ({
  page,
}) => {
  await page.goto('/')
  const tooltip = (name: string) => page.getByRole('tooltip', { name, includeHidden: true })
  const theme = page.getByRole('button', { name: 'Theme' })
  const language = page.getByRole('button', { name: 'Language' })
  await expect(promptBox(page)).toBeFocused()
  // The first meeting fetches the tooltips; from here on the test holds the clock.
  const fetched = page.waitForResponse(/\/tooltips-[^/]*\.js$/)
  await theme.hover()
  await fetched
  await language.hover()
  await page.mouse.move(600, 600, { steps: 5 })
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  const pass = (ms: number) => page.clock.runFor(ms)
  // Those that were shown or are on their way are gone, and the 300 ms with them.
  await expect
    .poll(async () => {
      await pass(100)
      return page.getByRole('tooltip', { includeHidden: true }).count()
    })
    .toBe(0)
  await pass(400)

  await theme.hover()
  await pass(690)
  await expect(tooltip('Theme')).toHaveCount(0)
  await pass(20)
  await expect(tooltip('Theme')).toBeAttached()

  await test.step('at once beside one that was just there', async () => {
    await page.mouse.move(600, 600, { steps: 5 })
    await pass(200)
    await language.hover()
    await pass(20)
    await expect(tooltip('Language')).toBeAttached()
  })
  await test.step('after 700 ms again once 300 ms have passed', async () => {
    await page.mouse.move(600, 600, { steps: 5 })
    await pass(320)
    await theme.hover()
    await pass(690)
    await expect(tooltip('Theme')).toHaveCount(0)
    await pass(20)
    await expect(tooltip('Theme')).toBeAttached()
  })
})

test('the first tooltip after a load appears though the pointer rests', async ({ page }) => {
  await page.goto('/')
  const theme = page.getByRole('button', { name: 'Theme' })
  await theme.waitFor()
  const { x = 0, y = 0, width = 0, height = 0 } = (await theme.boundingBox()) ?? {}
  await page.mouse.move(x + width / 2, y + height / 2)
  await expect(page.getByRole('tooltip', { name: 'Theme', includeHidden: true })).toBeAttached()
})

test('in a menu letters go to the choice that begins with them, and begin anew after 1000 ms', async ({ page }) => {
  await page.goto('/')
  await expect(promptBox(page)).toBeFocused()
  await page.getByRole('button', { name: 'Theme' }).press('Enter')
  const choice = (name: string) => page.getByRole('menuitemradio', { name })
  await expect(choice('Light')).toBeFocused()
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.keyboard.press('s')
  await page.clock.runFor(10)
  await expect(choice('System')).toBeFocused()
  await page.clock.runFor(900)
  // Still the same word: nothing begins with "sd".
  await page.keyboard.press('d')
  await page.clock.runFor(10)
  await expect(choice('System')).toBeFocused()
  await page.clock.runFor(1010)
  await page.keyboard.press('d')
  await page.clock.runFor(10)
  await expect(choice('Dark')).toBeFocused()
})
