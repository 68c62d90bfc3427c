import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expectAccessible } from './expect-accessible.ts'
import { expectToFit } from './expect-to-fit.ts'
import { avatar, toast } from './find-account-parts.ts'
import { openRecipe, tool } from './have-recipe.ts'
import { soup } from './recipe-answers.ts'
import { expect, test } from './test.ts'
import { type Language, texts } from './texts.ts'

/** The file that comes of a press, by its name, and what stands in it. */
async function fileOf(page: Page, press: () => Promise<void>): Promise<readonly [string, string]> {
  const coming = page.waitForEvent('download')
  await press()
  const file = await coming
  return [file.suggestedFilename(), await readFile(await file.path(), 'utf8')]
}

const take = (page: Page, language: Language, title: string) =>
  page.getByRole('dialog', { name: title }).getByRole('button', { name: texts[language].takeAway.take })

for (const [language, theme, width] of [
  ['en', 'light', 1280],
  ['fr', 'dark', 320],
] as const) {
  const { takeAway, recipe: words, userSettings } = texts[language]

  test(`a cook takes a recipe away as a file, then all of them, in ${language}, ${theme}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    const local = { 'vite-ui-theme': theme, i18nextLng: language }
    await openRecipe(page, { recipe: { ...soup, notes: 'Mine alone.' }, local })
    await tool(page, words.more).click()
    await page.getByRole('menuitem', { name: takeAway.open }).click()
    const format = (name: string) => page.getByRole('radio', { name: new RegExp(`^${name}`) })
    await expect(format('Markdown')).toBeChecked()
    await expectAccessible(page)
    await expectToFit(page)
    await format('Markdown').focus()
    await page.keyboard.press('ArrowDown')
    await expect(format('Cooklang')).toBeChecked()
    const [name, text] = await fileOf(page, () => take(page, language, takeAway.one).click())
    expect(name).toBe(`${soup.title}.cook`)
    for (const { content } of soup.directions) expect(text).toContain(content)
    expect(text).toContain('@carrots{600%g}')
    expect(text).toContain('> Mine alone.')
    await expect(toast(page, takeAway.done)).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(tool(page, words.more)).toBeFocused()

    await avatar(page).click()
    await page.getByRole('menuitem', { name: texts[language].account.settings }).click()
    await page.getByRole('dialog', { name: userSettings.title }).getByRole('button', { name: takeAway.open }).click()
    await expect(format('Roux')).toBeChecked()
    await expectAccessible(page)
    const [archive] = await fileOf(page, () => take(page, language, takeAway.all).click())
    expect(archive).toBe('roux.zip')
    await expect(page.getByRole('dialog', { name: userSettings.title })).toBeVisible()
  })
}

test('a file that cannot be had now is said, and can be asked for again', async ({ page, expectedComplaints }) => {
  expectedComplaints.push(/429/)
  const { takeAway, recipe: words, failure } = texts.en
  await page.setViewportSize({ width: 320, height: 600 })
  await openRecipe(page)
  const body = JSON.stringify({ detail: 'Too many requests', code: 'too_many_requests' })
  await page.route('**/recipes/export', (route) => route.fulfill({ status: 429, body }), { times: 1 })
  await tool(page, words.more).click()
  await page.getByRole('menuitem', { name: takeAway.open }).click()
  await take(page, 'en', takeAway.one).click()
  const alert = page.getByRole('dialog').getByRole('alert')
  await expect(alert).toContainText(failure.tooMany)
  await expect(alert).toBeInViewport({ ratio: 1 })
  const [name] = await fileOf(page, () => take(page, 'en', takeAway.one).click())
  expect(name).toBe(`${soup.title}.md`)
})
