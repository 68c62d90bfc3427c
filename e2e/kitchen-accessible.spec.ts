import { expectAccessible } from './expect-accessible.ts'
import { expectToFit } from './expect-to-fit.ts'
import { openRecipe, tool } from './have-recipe.ts'
import { soup } from './recipe-answers.ts'
import { expect, test } from './test-written.ts'
import { type Language, texts } from './texts.ts'

const shakshuka = (language: Language, eggs: string) => ({
  ...soup,
  language,
  ingredients: [eggs, '50 g feta'].map((content, place) => ({ id: content, content, index: `${place + 1}` })),
})

for (const theme of ['light', 'dark'] as const) {
  for (const [language, width, eggs] of [
    ['en', 1280, '4 eggs'],
    ['fr', 390, '4 œufs'],
  ] as const) {
    const { ask, changes, cook, improve, instead, preview, recipe } = texts[language]

    test(`axe finds nothing where a recipe is changed, asked about and cooked, ${theme}, in ${language}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 844 })
      const local = { 'vite-ui-theme': theme, i18nextLng: language }
      const { id } = await openRecipe(page, { recipe: shakshuka(language, eggs), local })
      const panel = page.getByRole('dialog')

      const opener = page.getByRole('button', { name: instead.open.replace('{{line}}', eggs) })
      await opener.press('Enter')
      await expect(panel.getByRole('button').nth(1)).toBeVisible()
      await expectAccessible(page)
      await expectToFit(page)
      await page.keyboard.press('Escape')
      await expect(panel).toBeHidden()

      await tool(page, recipe.more).press('Enter')
      await page.getByRole('menuitem', { name: ask.open }).press('Enter')
      await panel.getByRole('button', { name: ask.keeps }).click()
      await expect(page.getByRole('list', { name: ask.turns }).getByRole('listitem')).toContainText(['150 ml'])
      await expectAccessible(page)
      await expectToFit(page)
      await page.keyboard.press('Escape')
      await expect(panel).toBeHidden()

      await tool(page, recipe.improve).click()
      await page.getByRole('textbox', { name: improve.label }).fill('x')
      await page.keyboard.press('Enter')
      await expect(tool(page, preview.accept)).toBeVisible()
      await expect(page.getByRole('region', { name: changes.heading }).getByRole('listitem').first()).toBeVisible()
      await expectAccessible(page)
      // The ground of a new line goes beyond its line on purpose.
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)

      await page.goto(`/recipe/${id}/cook?step=3`)
      await page.getByRole('button', { name: cook.next }).click()
      await expect(page.getByRole('heading', { level: 1, name: recipe.enjoy })).toBeFocused()
      await expectAccessible(page)
      await expectToFit(page)
    })
  }
}
