import type { Page } from '@playwright/test'
import { expectAccessible } from './expect-accessible.ts'
import { toast } from './find-account-parts.ts'
import { openRecipe, tool } from './have-recipe.ts'
import { title } from './read-recipe-page.ts'
import { soup } from './recipe-answers.ts'
import { expect, test } from './test.ts'
import { texts } from './texts.ts'

for (const language of ['en', 'fr'] as const) {
  const { history, recipe: words, preview } = texts[language]

  test(`a cook sees how a recipe came to be, and takes an earlier content back, in ${language}`, async ({ page }) => {
    const recipe = await openRecipe(page, { local: { i18nextLng: language } })
    // Whatever still reads the recipe there would be told that it has gone.
    await page.goto('/')
    const better = { title: 'Better soup', ingredients: [{ content: '800 g carrots' }, { content: 'Salt' }] }
    await recipe.change({ cook_time: 40 })
    const headers = { authorization: `Bearer ${recipe.account.token}` }
    const data = { ...soup, ...better, replaces: recipe.id, wish: 'with <b>more</b>' }
    const improved = await page.request.post('/api/v1/recipes/', { data, headers })
    const { id } = (await improved.json()) as { id: string }
    await page.goto(`/recipe/${id}`)
    await tool(page, words.more).click()
    await page.getByRole('menuitem', { name: words.history }).click()
    await expect(page).toHaveURL(`/recipe/${id}/history`)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    const versions = page.getByRole('list', { name: history.versions }).getByRole('listitem')
    await expect(versions).toContainText([
      history.improvedBy.replace('{{wish}}', data.wish),
      history.edited,
      history.written,
    ])
    await expect(page.getByText(history.beginning)).toBeVisible()
    await expectAccessible(page)

    await test.step('the newest earlier one is shown against the present, its changes only', async () => {
      const chosen = page.getByRole('region', { name: new RegExp(`^${history.edited}`) })
      await expect(chosen.getByRole('deletion')).toHaveText([/Better$/, /25/, /800$/])
      await expect(chosen.getByText(history.stepsStay.replace('{{number}}', '3'))).toHaveCount(0)
      await expect(chosen.getByText(history.linesStay.replace('{{number}}', '1'))).toBeVisible()
      await expect(chosen.getByText('Simmer them until they are soft.')).toHaveCount(0)
      await page.getByRole('radio', { name: history.whole }).check()
      await expect(chosen.getByText('Simmer them until they are soft.')).toBeVisible()
    })

    await page.getByRole('link', { name: new RegExp(`^${history.written}`) }).click()
    await expect(page).toHaveURL(/\?version=1$/)
    const first = page.getByRole('region', { name: new RegExp(`^${history.written}`) })
    await expect(first.getByRole('heading', { level: 2 })).toBeFocused()
    await expect(first.getByRole('insertion').first()).toContainText(preview.added)
    await first.getByRole('button', { name: history.restore }).click()
    await expect(toast(page, history.done)).toBeVisible()
    await expect(page).toHaveURL(`/recipe/${id}`)
    await expect(title(page)).toHaveText(soup.title)
    await page.goto(`/recipe/${id}/history`)
    await expect(versions).toContainText([
      history.restored,
      history.improvedBy.slice(0, 5),
      history.edited,
      history.written,
    ])
  })
}

test('a recipe without earlier contents says so; one that is not there leads home', async ({
  page,
  expectedComplaints,
}) => {
  expectedComplaints.push(/the server responded with a status of 404/, /reading .* failed/)
  const { id } = await openRecipe(page)
  await page.goto(`/recipe/${id}/history`)
  await expect(page.getByText(texts.en.history.none)).toBeVisible()
  await page.goto('/recipe/0198c0de-0000-7000-8000-00000000000a/history')
  await expect(page).toHaveURL('/')
})

test('a history that is cut says where it ends', async ({ page }) => {
  const recipe = await openRecipe(page)
  for (let serves = 1; serves <= 52; serves += 1) await recipe.change({ serves })
  await page.goto(`/recipe/${recipe.id}/history`)
  await expect(page.getByRole('list', { name: texts.en.history.versions }).getByRole('link')).toHaveCount(50)
  await expect(page.getByText(texts.en.history.end)).toBeVisible()
})

for (const language of ['en', 'fr'] as const) {
  const { deleted, appSidebar } = texts[language]

  test(`a deleted recipe is brought back, or goes for good, in ${language}`, async ({ page }) => {
    const recipe = await openRecipe(page, { local: { i18nextLng: language } })
    await page.goto('/')
    const headers = { authorization: `Bearer ${recipe.account.token}` }
    const other = await page.request.post('/api/v1/recipes/', { data: { title: 'Leek pie' }, headers })
    const { id } = (await other.json()) as { id: string }
    for (const one of [recipe.id, id]) await page.request.delete(`/api/v1/recipes/${one}`, { headers })
    await page.reload()
    await openSidebar(page)
    await page.getByRole('link', { name: appSidebar.deleted }).click()
    const rows = page.getByRole('main').getByRole('listitem')
    await expect(rows).toContainText(['Leek pie', soup.title])
    await expectAccessible(page)
    const ofPie = { title: 'Leek pie' }
    await page.getByRole('button', { name: deleted.clearOf.replace('{{title}}', ofPie.title) }).click()
    const dialog = page.getByRole('alertdialog', { name: deleted.sure })
    await dialog.getByRole('button', { name: deleted.clear }).click()
    await expect(toast(page, deleted.cleared.replace('{{title}}', ofPie.title))).toBeVisible()
    await expect(rows).toHaveCount(1)
    await page.getByRole('button', { name: deleted.restoreOf.replace('{{title}}', soup.title) }).click()
    await expect(page.getByText(deleted.none)).toBeVisible()
    await toast(page, deleted.back.replace('{{title}}', soup.title)).getByRole('button', { name: deleted.open }).click()
    await expect(page).toHaveURL(`/recipe/${recipe.id}`)
    await expect(title(page)).toHaveText(soup.title)
    expect((await page.request.post(`/api/v1/recipes/${id}/restore`, { headers })).status()).toBe(404)
  })
}

test('deleted recipes are shown to the last, page by page', async ({ page }) => {
  const { deleted } = texts.en
  const { account } = await openRecipe(page)
  const headers = { authorization: `Bearer ${account.token}` }
  const total = 203
  const remove = async (number: number) => {
    const made = await page.request.post('/api/v1/recipes/', { data: { title: `Pie ${number}` }, headers })
    await page.request.delete(`/api/v1/recipes/${((await made.json()) as { id: string }).id}`, { headers })
  }
  for (let number = 1; number <= total; number += 1) await remove(number)
  await page.goto('/recipes/deleted')
  const rows = page.getByRole('main').getByRole('listitem')
  await expect(rows).toHaveCount(200)
  const more = page.getByRole('button', { name: deleted.more })
  await more.press('Enter')
  await expect(rows).toHaveCount(total)
  await expect(rows.last()).toContainText('Pie 1')
  await expect(
    page.getByRole('button', { name: deleted.restoreOf.replace('{{title}}', 'Pie 3'), exact: true }),
  ).toBeFocused()
  await expect(more).toBeHidden()
  await page.getByRole('button', { name: deleted.restoreOf.replace('{{title}}', 'Pie 1'), exact: true }).click()
  await expect(rows).toHaveCount(total - 1)
})

/** Where there is room it is open. */
async function openSidebar(page: Page): Promise<void> {
  await expect(page.getByRole('navigation')).toBeVisible()
}
