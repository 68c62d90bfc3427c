import type { Page } from '@playwright/test'
import { toast } from './find-account-parts.ts'
import { lineFields, openRecipe, tool } from './have-recipe.ts'
import { title } from './read-recipe-page.ts'
import { soup } from './recipe-answers.ts'
import { expect, test } from './test.ts'

const recipeCall = '**/api/v1/recipes/*'

test('a draft survives reload and leaving the page, and cancelling can be undone', async ({ page }) => {
  const recipe = await openRecipe(page)
  await tool(page, 'Edit').click()
  await titleField(page).fill('Leek soup')
  await page.getByRole('textbox', { name: 'New ingredient' }).fill('1 leek')
  await page.reload()
  await expect(titleField(page)).toHaveValue('Leek soup')
  await page.getByRole('banner').getByRole('button', { name: 'Home' }).click()
  await expect(page).toHaveURL('/')
  await page.getByRole('link', { name: soup.title }).click()
  await expect(titleField(page)).toHaveValue('Leek soup')
  await expect(page.getByRole('textbox', { name: 'New ingredient' })).toHaveValue('1 leek')

  await tool(page, 'Cancel').click()
  const putAside = toast(page, 'Your changes are put aside.')
  // As long as the pointer is there it stays.
  await putAside.hover()
  await expect(title(page)).toHaveText(soup.title)
  await putAside.getByRole('button', { name: 'Undo' }).click()
  await expect(titleField(page)).toHaveValue('Leek soup')
  await tool(page, 'Save').click()
  await expect(title(page)).toHaveText('Leek soup')
  // What stood in the field for a new line belongs to it.
  expect((await recipe.read()).ingredients.map(({ content }) => content)).toEqual(['600 g carrots', 'Salt', '1 leek'])
  await page.reload()
  await expect(tool(page, 'Edit')).toBeVisible()
})

test('cancelling without a change says nothing', async ({ page }) => {
  await openRecipe(page)
  await tool(page, 'Edit').click()
  await tool(page, 'Cancel').click()
  await expect(tool(page, 'Edit')).toBeVisible()
  await expect(toast(page, '')).toHaveCount(0)
})

test('when saving fails the editor stays, with a toast and all that was typed', async ({
  page,
  expectedComplaints,
}) => {
  expectedComplaints.push(/the server responded with a status of 500/, /saving a recipe failed/)
  const recipe = await openRecipe(page)
  await tool(page, 'Edit').click()
  await titleField(page).fill('Leek soup')
  await page.route(recipeCall, (route) => route.fulfill({ status: 500 }))
  await tool(page, 'Save').click()
  await expect(toast(page, 'The recipe could not be saved. What you typed is still here')).toHaveAttribute(
    'data-type',
    'error',
  )
  await expect(titleField(page)).toHaveValue('Leek soup')
  expect((await recipe.read()).title).toBe(soup.title)
  await page.unroute(recipeCall)
  await tool(page, 'Save').click()
  await expect(title(page)).toHaveText('Leek soup')
})

test('a recipe that was changed in another tab is not overwritten unasked', async ({
  page,
  context,
  expectedComplaints,
}) => {
  expectedComplaints.push(/the server responded with a status of 412/)
  const recipe = await openRecipe(page)
  const dialog = page.getByRole('dialog', { name: 'This recipe was changed elsewhere' })
  await tool(page, 'Edit').click()
  await titleField(page).fill('Mine')
  await test.step('another tab is faster', async () => {
    const other = await context.newPage()
    await other.goto(`/recipe/${recipe.id}`)
    await tool(other, 'Edit').click()
    await titleField(other).fill('Theirs')
    await tool(other, 'Save').click()
    await expect(title(other)).toHaveText('Theirs')
    await other.close()
  })
  await test.step('going on with editing changes nothing', async () => {
    await tool(page, 'Save').click()
    await expect(dialog.getByRole('button')).toHaveText(['Go on editing', 'Take the other version', 'Keep mine'])
    await dialog.getByRole('button', { name: 'Go on editing' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(titleField(page)).toHaveValue('Mine')
    expect((await recipe.read()).title).toBe('Theirs')
  })
  await test.step('taking the other version puts this one aside', async () => {
    await tool(page, 'Save').click()
    await dialog.getByRole('button', { name: 'Take the other version' }).click()
    const putAside = toast(page, 'Yours is put aside.')
    await putAside.hover()
    await expect(title(page)).toHaveText('Theirs')
    await putAside.getByRole('button', { name: 'Undo' }).click()
    await expect(titleField(page)).toHaveValue('Mine')
  })
  await test.step('keeping mine saves it', async () => {
    await tool(page, 'Save').click()
    await dialog.getByRole('button', { name: 'Keep mine' }).click()
    await expect(title(page)).toHaveText('Mine')
    expect((await recipe.read()).title).toBe('Mine')
    await expect(dialog).toHaveCount(0)
  })
})

test('marking a favorite elsewhere is no conflict', async ({ page }) => {
  const recipe = await openRecipe(page)
  await tool(page, 'Edit').click()
  await lineFields(page, 'ingredients').first().fill('1 kg carrots')
  await recipe.change({ is_favorite: true })
  await tool(page, 'Save').click()
  await expect(title(page)).toHaveText(soup.title)
  expect(await recipe.read()).toMatchObject({ is_favorite: true, ingredients: [{ content: '1 kg carrots' }, {}] })
})

function titleField(page: Page) {
  return page.getByRole('textbox', { name: 'Title', exact: true })
}
