import { expectAccessible } from './expect-accessible.ts'
import { expectToFit } from './expect-to-fit.ts'
import { openRecipe } from './have-recipe.ts'
import { expect, test } from './test.ts'
import { texts } from './texts.ts'

for (const [language, theme, width] of [
  ['en', 'light', 1280],
  ['fr', 'dark', 320],
] as const) {
  const { tags: words } = texts[language]

  test(`a cook tags a recipe by keyboard, and takes a tag away, in ${language}, ${theme}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    const saved = await openRecipe(page, { local: { 'vite-ui-theme': theme, i18nextLng: language } })
    const add = page.getByRole('button', { name: words.add })
    const field = page.getByRole('combobox', { name: words.new })
    const tags = page.getByRole('list', { name: words.label })
    await add.focus()
    await add.press('Enter')
    await expect(field).toBeFocused()
    await field.fill('Sunday lunch')
    await field.press('Enter')
    await expect(tags.getByText('Sunday lunch')).toBeVisible()
    await expect(field).toHaveValue('')
    await field.fill('été')
    await field.press('Enter')
    await expect(tags.getByText('été')).toBeVisible()
    await expectAccessible(page, 'main')
    await expectToFit(page)
    await field.press('Escape')
    await expect(add).toBeFocused()
    expect(await saved.read()).toMatchObject({ tags: ['Sunday lunch', 'été'] })
    await tags.getByRole('button', { name: words.remove.replace('{{tag}}', 'Sunday lunch') }).press('Enter')
    await expect(tags.getByText('Sunday lunch')).toBeHidden()
    await expect(add).toBeFocused()
    await expect(page.getByText(words.removed.replace('{{tag}}', 'Sunday lunch'))).toBeAttached()
    await page.reload()
    await expect(tags.getByText('été')).toBeVisible()
    expect(await saved.read()).toMatchObject({ tags: ['été'] })
  })
}
