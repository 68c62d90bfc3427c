import { openWith } from './open-with.ts'
import { soup } from './recipe-answers.ts'
import { expect, test } from './test.ts'
import { texts } from './texts.ts'

const { cook, recipe, timers } = texts.en

// Browsers trust the address of the machine itself; a phone reaches Roux at another one.
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({
      ...launchOptions,
      args: [...(launchOptions.args ?? []), '--host-resolver-rules=MAP kitchen.test 127.0.0.1'],
    }),
  baseURL: ({ roux }, use) => use(roux.url.replace('localhost', 'kitchen.test')),
})

test('at a plain http address everything works but keeping the screen on, and one line says why', async ({
  page,
  expectedComplaints,
}) => {
  // Of headers that mean something by https alone.
  expectedComplaints.push(/Cross-Origin-Opener-Policy/, /Origin-Agent-Cluster/)
  const steps = [{ id: '1', content: 'Simmer for 90 seconds.', index: '1' }]
  await page.clock.install()
  await openWith(page, { session: { 'temp-recipe': JSON.stringify({ ...soup, directions: steps }) } }, '/recipe/guest')
  expect(await page.evaluate(() => isSecureContext)).toBe(false)
  await page.getByRole('main').getByRole('button', { name: recipe.cook }).click()
  await expect(page.getByText(cook.sleepsByHttp)).toHaveCount(1)
  await page.getByRole('button', { name: timers.start.replace('{{time}}', '90 seconds') }).click()
  await expect(page.getByRole('timer')).toHaveText(/^1:[23]/)
  // There are no notices to ask for.
  await expect(page.getByRole('button', { name: timers.notify })).toHaveCount(0)
  await page.clock.fastForward('01:35')
  await expect(page.getByRole('alert').filter({ hasText: 'Simmer for 90 seconds' })).toHaveCount(1)
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('heading', { name: recipe.enjoy })).toBeFocused()
})
