import type { Page } from '@playwright/test'
import { expectToFit } from './expect-to-fit.ts'
import { openRecipe } from './have-recipe.ts'
import { soup } from './recipe-answers.ts'
import { expect, test } from './test.ts'
import { texts } from './texts.ts'

const step =
  'Warm the olive oil in a wide pan over medium heat, cook the onions and the peppers for 10 min until they are soft, then stir in the garlic, the cumin, the paprika and the harissa for 1 min.'
const longSoup = {
  ...soup,
  directions: soup.directions.map((direction) => ({ ...direction, content: step })),
}

/** A sheet of 640 px has room for two columns; the sidebar takes 48 px, or 320 where it stands open. */
for (const [width, height, isBeside, isSidebarOpen] of [
  [640, 960, false, false],
  [768, 1024, true, false],
  [820, 1180, true, false],
  [1023, 768, true, false],
  [1024, 768, true, true],
  [1024, 1366, true, true],
  [1180, 820, true, true],
  [1400, 900, true, true],
] as const) {
  test(`with the sidebar left open a step has at least 45 characters a line at ${width} × ${height}`, async ({
    page,
    context,
    baseURL,
  }) => {
    await context.addCookies([{ name: 'sidebar_state', value: 'true', url: baseURL ?? '' }])
    await page.setViewportSize({ width, height })
    await openRecipe(page, { recipe: longSoup })
    await expect(section(page, 'ingredients')).toBeVisible()
    await expectToFit(page)
    const steps = page.getByRole('radio', { name: texts.en.recipe.steps })
    await expect(steps).toBeVisible({ visible: !isBeside })
    if (!isBeside) await steps.check()
    expect(await lettersInALine(page)).toBeGreaterThanOrEqual(45)
    expect(await lettersInALine(page)).toBeLessThanOrEqual(75)
    const [left, right] = await Promise.all([
      section(page, 'ingredients').boundingBox(),
      section(page, 'directions').boundingBox(),
    ])
    if (isBeside) expect(right?.x).toBeGreaterThanOrEqual((left?.x ?? 0) + (left?.width ?? 0))
    await expect(page.getByRole('searchbox')).toBeVisible({ visible: isSidebarOpen })
  })
}

test('below 1,024 px the sidebar opens over the page and leaves the recipe as wide as it was', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 820, height: 1180 })
  await openRecipe(page)
  const before = await section(page, 'directions').boundingBox()
  const menu = page.getByRole('button', { name: texts.en.app.menu })
  await expect(menu).toHaveAttribute('aria-expanded', 'false')
  await expect(page.getByRole('link', { name: texts.en.appSidebar.newRecipe })).toBeVisible()
  await menu.click()
  const overlay = page.getByRole('dialog')
  await expect(overlay.getByRole('link', { name: soup.title })).toBeVisible()
  expect(await overlay.boundingBox()).toMatchObject({ x: 0, y: 0, width: 320 })
  expect(await page.locator('[aria-labelledby="directions"]').boundingBox()).toEqual(before)
  await page.keyboard.press('Escape')
  await expect(overlay).toHaveCount(0)
  await expect(menu).toBeFocused()
  expect((await context.cookies()).filter(({ name }) => name === 'sidebar_state')).toEqual([])
})

test('a sidebar that was opened over the page is closed when the tablet has been turned and turned back', async ({
  page,
}) => {
  await page.setViewportSize({ width: 820, height: 1180 })
  await openRecipe(page)
  await page.getByRole('button', { name: texts.en.app.menu }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.setViewportSize({ width: 1180, height: 820 })
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('searchbox')).toBeVisible()
  await page.setViewportSize({ width: 820, height: 1180 })
  await expect(page.getByRole('searchbox')).toHaveCount(0)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

function section(page: Page, name: 'ingredients' | 'directions') {
  return page.getByRole('region', { name: texts.en.recipe[name] })
}

/** How many letters of the recipe's own text fit into one line of its first step. */
function lettersInALine(page: Page): Promise<number> {
  return page
    .getByRole('article')
    .locator('ol > li > span')
    .first()
    .evaluate((text) => {
      const line = document.createElement('span')
      line.textContent = text.textContent
      line.style.whiteSpace = 'nowrap'
      text.append(line)
      const letter = line.getBoundingClientRect().width / (line.textContent.length || 1)
      line.remove()
      return text.getBoundingClientRect().width / letter
    })
}
