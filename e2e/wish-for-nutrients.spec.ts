import type { Page } from '@playwright/test'
import { askForRecipe } from './ask-for-recipe.ts'
import { expectAccessible } from './expect-accessible.ts'
import { expectToFit } from './expect-to-fit.ts'
import { openSignedIn } from './have-account.ts'
import { lineFields, tool } from './have-recipe.ts'
import { expect, test } from './test.ts'
import { type Language, texts } from './texts.ts'

/** What is said of energy above the list, and what is counted below it. */
async function energyOf(page: Page, language: Language) {
  const { energy, perServing } = texts[language].nutrition
  const note = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: new RegExp(`^${energy}`) })
  const counted = page.getByRole('region', { name: perServing, exact: true }).getByRole('definition').first()
  return { note, counted: (await counted.innerText()).replaceAll('\u00a0', ' ') }
}

for (const [language, prompt, kept, missed] of [
  [
    'en',
    'a chicken dinner under 400 kcal per person',
    'Energy: {} per serving, as you asked (at most 400 kcal).',
    'Energy: {} per serving; you asked for at most 400 kcal.',
  ],
  [
    'fr',
    'un dîner au poulet à moins de 400 kcal par personne',
    'Énergie : {} par portion, comme vous le vouliez (au plus 400 kcal).',
    'Énergie : {} par portion ; vous vouliez au plus 400 kcal.',
  ],
] as const) {
  test(`a cook asks for little energy, gets it with the figure, and is told when an edit is more, in ${language}`, async ({
    page,
  }) => {
    const { recipe } = texts[language]
    await openSignedIn(page, { local: { i18nextLng: language } })
    await askForRecipe(page, prompt)
    await expect(page).toHaveURL(/\/recipe\/[\w-]{36}$/)
    const first = await energyOf(page, language)
    await expect(first.note).toHaveText(kept.replace('{}', first.counted))
    await expectAccessible(page)
    await page.setViewportSize({ width: 320, height: 700 })
    await expectToFit(page)
    await tool(page, recipe.edit).click()
    await lineFields(page, 'ingredients', language)
      .first()
      .fill(language === 'en' ? '500 g butter' : '500 g de beurre')
    await page.getByRole('button', { name: texts[language].edit.save, exact: true }).click()
    await expect(tool(page, recipe.edit)).toBeVisible()
    const then = await energyOf(page, language)
    expect(then.counted).not.toBe(first.counted)
    await expect(then.note).toHaveText(missed.replace('{}', then.counted))
  })
}
