import type { Page } from '@playwright/test'
import { promptBox } from './ask-for-recipe.ts'
import { openWith, readLocal } from './open-with.ts'
import { soup } from './recipe-answers.ts'
import { expect, test } from './test.ts'
import { type Language, texts } from './texts.ts'

async function expectLanguage(page: Page, language: Language): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: texts[language].home.question })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', language)
}

test('the page speaks the language that its address asks for', async ({ page }) => {
  for (const [query, language] of [
    ['fr', 'fr'],
    ['en-GB', 'en'],
    ['fr-CA', 'fr'],
  ] as const) {
    await page.goto(`/?lng=${query}`)
    await expectLanguage(page, language)
  }
})

for (const query of ['de', '%00', '']) {
  test(`an address that asks for ${query || 'nothing'} is answered in English`, async ({ page }) => {
    await page.goto(`/?lng=${query}`)
    await expectLanguage(page, 'en')
  })
}

test('the address wins over the language chosen earlier', async ({ page }) => {
  await openWith(page, { local: { i18nextLng: 'fr' } }, '/?lng=en')
  await expectLanguage(page, 'en')
})

test('the language chosen earlier wins over that of the browser', async ({ page }) => {
  await openWith(page, { local: { i18nextLng: 'fr' } })
  await expectLanguage(page, 'fr')
})

test('a kept language that is damaged is dropped', async ({ page }) => {
  for (const damaged of ['', 'xx', '{', 'undefined', '[object Object]', 'FRANÇAIS', 'en,fr']) {
    await test.step(damaged, async () => {
      await openWith(page, { local: { i18nextLng: damaged } })
      await expectLanguage(page, 'en')
      expect(await readLocal(page, 'i18nextLng')).not.toBe(damaged)
    })
  }
})

for (const [locale, language] of [
  ['fr-CA', 'fr'],
  ['fr', 'fr'],
  ['de-DE', 'en'],
] as const) {
  test.describe(`in a browser that speaks ${locale}`, () => {
    test.use({ locale })

    test(`the page speaks ${language}`, async ({ page }) => {
      await page.goto('/')
      await expectLanguage(page, language)
    })
  })
}

test('choosing a language switches the page at once and keeps the choice', async ({ page }) => {
  await page.goto('/')
  await promptBox(page).fill('une soupe')
  await page.evaluate(() => Object.assign(window, { isSamePage: true }))

  await page.getByRole('button', { name: 'Language' }).click()
  const options = page.getByRole('menuitemradio')
  await expect(options).toHaveText(['English – Anglais', 'Français – French'])
  await expect(options.first()).toBeChecked()
  await options.nth(1).click()

  await expectLanguage(page, 'fr')
  await expect(page).toHaveTitle(texts.fr.home.title)
  await expect(promptBox(page)).toHaveValue('une soupe')
  await expect(promptBox(page)).toHaveAttribute('placeholder', texts.fr.prompt.placeholder)
  expect(await readLocal(page, 'i18nextLng')).toBe('fr')
  expect(await page.evaluate(() => Reflect.get(window, 'isSamePage'))).toBe(true)

  await page.reload()
  await expectLanguage(page, 'fr')
  await page.getByRole('button', { name: texts.fr.language.label }).click()
  await expect(page.getByRole('menuitemradio', { name: 'Français – French' })).toBeChecked()
  await page.getByRole('menuitemradio', { name: 'English – Anglais' }).click()
  await expectLanguage(page, 'en')
  expect(await readLocal(page, 'i18nextLng')).toBe('en')
})

test('on the page of a recipe the words around it change, and the recipe keeps its language', async ({ page }) => {
  await openWith(page, { session: { 'temp-recipe': JSON.stringify(soup) } }, '/recipe/guest')
  await page.getByRole('button', { name: 'Language' }).click()
  await page.getByRole('menuitemradio', { name: /Français/ }).click()
  await expect(page.getByText('Bon appétit !')).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  await expect(page.getByRole('article')).toHaveAttribute('lang', 'en')
  await expect(page.getByRole('heading', { name: texts.fr.recipe.ingredients })).toHaveAttribute('lang', 'fr')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Carrot soup')
})
