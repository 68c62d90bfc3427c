import type { Page } from '@playwright/test'
import { recipeList, toast } from './find-account-parts.ts'
import { openRecipe, tool } from './have-recipe.ts'
import { fact, title } from './read-recipe-page.ts'
import { soup } from './recipe-answers.ts'
import { expect, test } from './test.ts'
import { type Language, texts } from './texts.ts'

for (const language of ['en', 'fr'] as const) {
  const { improve, preview, recipe, appSidebar } = texts[language]

  test(`an improvement is chosen by its chips, accepted, and undone: all is as before, in ${language}`, async ({
    page,
  }) => {
    const old = await openRecipe(page, {
      recipe: { ...soup, is_favorite: true, notes: 'Our big pan.' },
      local: { i18nextLng: language },
    })
    const before = await old.read()
    await tool(page, recipe.improve).click()
    const chips = page.getByRole('group', { name: improve.chips })
    const box = page.getByRole('textbox', { name: improve.label })
    await expect(box).toBeFocused()
    const six = improve.forPeople.replace('{{number}}', '6')
    await chips.getByRole('button', { name: improve.lighter }).click()
    await chips.getByRole('button', { name: six }).click()
    await expect(box).toHaveValue(`${improve.lighter}, ${six.toLowerCase()}`)
    await chips.getByRole('button', { name: improve.lighter, pressed: true }).click()
    await expect(box).toHaveValue(six)
    await expect(chips.getByRole('button', { pressed: true })).toHaveText([six])
    await page.getByRole('button', { name: improve.submit }).click()
    await expect(fact(page, 'serves', language).getByRole('insertion')).toHaveText(`${preview.added} 6`)
    await tool(page, preview.accept).click()
    await expect(fact(page, 'serves', language)).toHaveText('6')
    await undo(page, language)
    await expect(page).toHaveURL(`/recipe/${old.id}`)
    await expect(fact(page, 'serves', language)).toHaveText('3')
    await expect(title(page)).toHaveText(soup.title)
    await expect(tool(page, recipe.favorite)).toHaveAttribute('aria-pressed', 'true')
    expect(await old.read()).toEqual(before)
    await expect(recipeList(page, appSidebar.recent).getByRole('link')).toHaveCount(1)
    await page.reload()
    await expect(fact(page, 'serves', language)).toHaveText('3')
  })
}

test('what may be left out is named by its food, and typing goes on from a chip', async ({ page }) => {
  await openRecipe(page)
  await tool(page, 'Improve with AI').click()
  const without = page.getByRole('button', { name: 'Without …' })
  await without.press('Enter')
  await expect(without).toHaveAttribute('aria-expanded', 'true')
  const chips = page.getByRole('group', { name: texts.en.improve.chips })
  await chips.getByRole('button', { name: 'Without carrots' }).click()
  const box = page.getByRole('textbox', { name: texts.en.improve.label })
  await box.press('End')
  await page.keyboard.insertText(', with something green')
  await expect(chips.getByRole('button', { pressed: true })).toHaveText(['Without carrots'])
  await chips.getByRole('button', { name: 'Without carrots' }).click()
  await expect(box).toHaveValue('With something green')
})

test('an undoing that fails says so, and nothing changes', async ({ page, expectedComplaints }) => {
  expectedComplaints.push(/the server responded with a status of 500/, /undoing an improvement failed/)
  await openRecipe(page)
  await tool(page, 'Improve with AI').click()
  await page.getByRole('button', { name: 'For 6' }).click()
  await page.getByRole('button', { name: 'Submit' }).click()
  await tool(page, 'Accept').click()
  await page.route('**/restore?*', (route) => route.fulfill({ status: 500 }))
  await undo(page, 'en')
  await expect(toast(page, texts.en.preview.undoFailed)).toBeVisible()
  await expect(fact(page, 'serves', 'en')).toHaveText('6')
})

async function undo(page: Page, language: Language): Promise<void> {
  const { accepted, undo: name } = texts[language].preview
  await toast(page, accepted).getByRole('button', { name }).click()
}
