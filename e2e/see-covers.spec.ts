import { openWith } from './open-with.ts'
import { soup } from './recipe-answers.ts'
import { expect, test } from './test.ts'

test('a recipe has the same cover whenever it is opened, drawn and silent, and none on paper', async ({ page }) => {
  const drawn = page.waitForResponse((response) => /covers-[^/]+\.svg$/.test(new URL(response.url()).pathname))
  await openWith(page, { session: { 'temp-recipe': JSON.stringify(soup) } }, '/recipe/guest')
  expect((await drawn).headers()['content-type']).toContain('image/svg+xml')
  const cover = page.getByRole('article').locator('svg[data-motif]')
  await expect(cover).toHaveAttribute('data-motif', 'carrot')
  await expect(cover).toHaveAttribute('aria-hidden', 'true')
  const box = () => cover.locator('use').evaluate((use: SVGUseElement) => use.getBBox().width)
  await expect.poll(box).toBeGreaterThan(100)
  const look = await cover.getAttribute('class')
  await page.reload()
  await expect(cover).toHaveAttribute('class', look ?? '')
  await page.emulateMedia({ media: 'print' })
  await expect(cover).toBeHidden()
})

for (const theme of ['light', 'dark'] as const) {
  test(`on a phone the drawing is seen from head to foot, ${theme}`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const session = { 'temp-recipe': JSON.stringify({ ...soup, title: 'Shakshuka' }) }
    await openWith(page, { session, local: { 'vite-ui-theme': theme } }, '/recipe/guest')
    const cover = page.getByRole('article').locator('svg[data-motif="pan"]')
    const heights = () =>
      cover.evaluate((svg: SVGSVGElement) => {
        const drawing = svg.querySelector('use')?.getBoundingClientRect() ?? new DOMRect()
        const ground = svg.getBoundingClientRect()
        const isWhole = drawing.top >= ground.top && drawing.bottom <= ground.bottom
        return isWhole && drawing.height / ground.height
      })
    await expect.poll(heights).toBeGreaterThan(0.6)
  })
}
