import type { Page } from '@playwright/test'
import { confirmField, passwordField, recipeList, submitButton, toast } from './find-account-parts.ts'
import { newEmail, openSignedIn } from './have-account.ts'
import { tool } from './have-recipe.ts'
import { openWith } from './open-with.ts'
import { title } from './read-recipe-page.ts'
import { soup } from './recipe-answers.ts'
import { expect, test } from './test.ts'
import { languages, texts } from './texts.ts'

const { en } = texts

test('a guest who leaves the recipe finds the way back, and is told that it goes with the tab', async ({ page }) => {
  await openSoup(page)
  await expect(page.getByRole('main')).toContainText(en.guestRecipe.note)
  await tool(page, en.recipe.back).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('main')).toContainText(en.guestRecipe.note)
  await page.getByRole('link', { name: en.guestRecipe.back.replace('{{title}}', soup.title) }).click()
  await expect(title(page)).toHaveText(soup.title)

  await tool(page, en.recipe.delete).click()
  await expect(page).toHaveURL('/')
  await expect(title(page)).toHaveText(en.home.question)
  await expect(page.getByRole('main')).not.toContainText(en.guestRecipe.note)
})

for (const [name, makesFavorite] of [
  ['Save', false],
  ['the star', true],
] as const) {
  test(`a guest who signs up by ${name} has the recipe in the account${makesFavorite ? ' as a favorite' : ''}`, async ({
    page,
  }) => {
    await openSoup(page)
    await (makesFavorite
      ? tool(page, en.recipe.favorite)
      : page.getByRole('button', { name: en.guestRecipe.save, exact: true })
    ).click()
    await page.getByRole('dialog').getByRole('button', { name: en.loginRequired.register }).click()
    await page.getByRole('textbox', { name: en.auth.email }).fill(newEmail())
    await passwordField(page).fill('a wooden spoon')
    await confirmField(page).fill('a wooden spoon')
    await submitButton(page).click()
    await page.getByRole('dialog').getByRole('link', { name: en.auth.ok }).click()
    // Until it is loaded, the form before stands there, with a field of the same name.
    await expect(confirmField(page)).toHaveCount(0)
    await passwordField(page).fill('a wooden spoon')
    await submitButton(page).click()
    await recipeList(page, en.appSidebar.recent).getByRole('link', { name: soup.title }).click()
    await expect(title(page)).toHaveText(soup.title)
    await expect(tool(page, en.recipe.favorite)).toHaveAttribute('aria-pressed', `${makesFavorite}`)
    await expect(page.getByRole('main')).not.toContainText(en.guestRecipe.note)
  })
}

test('the star of a cook whose account did not get the recipe is kept, also over a reload', async ({ page }) => {
  await openSignedIn(page)
  await openSoup(page)
  await tool(page, en.recipe.favorite).click()
  await expect(page.getByRole('textbox', { name: en.edit.title })).toHaveValue(soup.title)
  await page.reload()
  await page.getByRole('button', { name: en.edit.save, exact: true }).click()
  await expect(title(page)).toHaveText(soup.title)
  await expect(tool(page, en.recipe.favorite)).toHaveAttribute('aria-pressed', 'true')
})

for (const language of languages) {
  test(`a link to a recipe that is not there says so at home, in ${language}`, async ({ page }) => {
    for (const path of ['/recipe/guest', '/recipe/0198c0de-0000-7000-8000-000000000001']) {
      await page.goto(`${path}?lng=${language}`)
      await expect(page).toHaveURL('/')
      await expect(toast(page, texts[language].app.recipeMissing)).toBeVisible()
    }
  })
}

async function openSoup(page: Page): Promise<void> {
  await openWith(page, { session: { 'temp-recipe': JSON.stringify(soup) } }, '/recipe/guest')
  await expect(title(page)).toHaveText(soup.title)
}
