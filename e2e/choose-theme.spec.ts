import { openWith, readLocal } from './open-with.ts'
import { expect, test } from './test.ts'

const key = 'vite-ui-theme'
const backgrounds = { dark: 'rgb(23, 17, 13)', light: 'rgb(251, 246, 236)' }

for (const [stored, system, shown] of [
  [undefined, 'light', 'dark'],
  [undefined, 'dark', 'dark'],
  ['dark', 'light', 'dark'],
  ['light', 'dark', 'light'],
  ['system', 'dark', 'dark'],
  ['system', 'light', 'light'],
] as const) {
  test.describe(`on a ${system} system`, () => {
    test.use({ colorScheme: system })

    test(`with ${stored ?? 'nothing'} chosen the page is ${shown}, before the app has loaded`, async ({ page }) => {
      const { promise: released, resolve: release } = Promise.withResolvers<void>()
      await page.route('**/assets/*.js', async (route) => {
        await released
        await route.continue()
      })
      const opening = openWith(page, { local: stored ? { [key]: stored } : {} })
      await expect(page).toHaveURL('/')
      await expect(page.locator('html')).toHaveClass(shown)
      await expect(page.locator('html')).toHaveCSS('background-color', backgrounds[shown])
      await expect(page.getByRole('button', { name: 'Theme' })).toBeVisible()

      release()
      await opening
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.locator('html')).toHaveClass(shown)
      await expect(page.locator('html')).toHaveCSS('background-color', backgrounds[shown])
      expect(await readLocal(page, key)).toBe(stored ?? null)
    })
  })
}

test('a kept theme that is damaged is dropped', async ({ page }) => {
  for (const damaged of ['', 'purple', 'LIGHT', '"light"', '{']) {
    await test.step(damaged, async () => {
      await openWith(page, { local: { [key]: damaged } })
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.locator('html')).toHaveClass('dark')
      expect(await readLocal(page, key)).toBeNull()
    })
  }
})

test('choosing a theme changes the page at once and keeps the choice', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/')
  const control = page.getByRole('button', { name: 'Theme' })
  await control.click()
  await expect(page.getByRole('menuitemradio')).toHaveText(['Light', 'Dark', 'System'])
  await expect(page.getByRole('menuitemradio', { name: 'Dark' })).toBeChecked()
  await page.getByRole('menuitemradio', { name: 'Light' }).click()
  await expect(page.locator('html')).toHaveClass('light')
  await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute('content', '#fbf6ec')
  expect(await readLocal(page, key)).toBe('light')

  await page.reload()
  await expect(page.locator('html')).toHaveClass('light')
  await control.click()
  await expect(page.getByRole('menuitemradio', { name: 'Light' })).toBeChecked()
  await page.getByRole('menuitemradio', { name: 'System' }).click()
  await expect(page.locator('html')).toHaveClass('dark')
  expect(await readLocal(page, key)).toBe('system')

  await page.emulateMedia({ colorScheme: 'light' })
  await expect(page.locator('html')).toHaveClass('light')
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(page.locator('html')).toHaveClass('dark')
})
