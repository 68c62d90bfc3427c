import type { Locator } from '@playwright/test'
import { limits } from '@roux/contract/limits'
import { askForRecipe } from './ask-for-recipe.ts'
import { recipeList, toast } from './find-account-parts.ts'
import { openSignedIn } from './have-account.ts'
import { expectLines, lineFields, numbered, openRecipe, tool } from './have-recipe.ts'
import { nextTask } from './next-task.ts'
import { directions, fact, ingredients, title } from './read-recipe-page.ts'
import { soup } from './recipe-answers.ts'
import { expect, test, withMotion } from './test.ts'
import { languages, texts } from './texts.ts'

// High enough for a whole list: what is dragged beyond an edge scrolls the page.
test.use({ ...withMotion, viewport: { width: 1280, height: 1100 } })

const five = ['1 leek', '2 carrots', '3 potatoes', '4 onions', '5 turnips']

const withFive = { ...soup, ingredients: five.map((content, place) => ({ id: '', content, index: `${place + 1}` })) }

for (const [language, theme] of [
  ['en', 'dark'],
  ['fr', 'light'],
] as const satisfies readonly (readonly [(typeof languages)[number], string])[]) {
  const { edit, recipe } = texts[language]
  const local = { 'vite-ui-theme': theme, i18nextLng: language }

  test(`a cook generates recipes and changes every field of one, in ${language}, ${theme}`, async ({ page }) => {
    const { token } = await openSignedIn(page, { local })
    await askForRecipe(page, language === 'en' ? 'a lentil soup' : 'une soupe de lentilles')
    await expect(page).toHaveURL(/\/recipe\/[\w-]{36}$/)
    await expect(tool(page, recipe.edit)).toBeVisible()
    const first = await title(page).innerText()
    await tool(page, recipe.back).click()
    await askForRecipe(page, language === 'en' ? 'an apple tart' : 'une tarte aux pommes')
    await expect(page).toHaveURL(/\/recipe\/[\w-]{36}$/)
    await expect(tool(page, recipe.edit)).toBeVisible()
    const second = await title(page).innerText()
    const list = recipeList(page, texts[language].appSidebar.recent).getByRole('link')
    await expect(list).toHaveText([second, first])
    await expect(page.getByRole('article')).toContainText(recipe.enjoy)

    await tool(page, recipe.edit).click()
    const field = (name: string) => page.getByRole('textbox', { name, exact: true })
    await field(edit.title).fill('Œufs à la neige')
    await field(edit.description).fill('Light.\nSweet.')
    await field(edit.preparation).fill('15')
    await field(edit.cooking).fill('5')
    await field(edit.serves).fill('2')
    await lineFields(page, 'ingredients', language).first().fill('3 eggs')
    await lineFields(page, 'directions', language).first().fill('Beat the eggs.')
    await tool(page, edit.save).click()
    await expect(toast(page, edit.saved)).toBeVisible()
    await expect(title(page)).toHaveText('Œufs à la neige')
    await expect(page).toHaveTitle('Œufs à la neige – Roux')
    await expect(page.getByRole('article')).toContainText('Sweet.')
    await expect(fact(page, 'preparation', language)).toHaveText('15 min')
    await expect(fact(page, 'cooking', language)).toHaveText('5 min')
    await expect(fact(page, 'serves', language)).toHaveText('2')
    await expect(ingredients(page, language).first()).toHaveText('3 eggs')
    await expect(directions(page, language).first()).toHaveText('Beat the eggs.')
    await expect(list).toHaveText(['Œufs à la neige', first])
    const saved = await page.request.get(`/api/v1/recipes/${new URL(page.url()).pathname.slice(8)}`, {
      headers: { authorization: `Bearer ${token}` },
    })
    expect(await saved.json()).toMatchObject({
      title: 'Œufs à la neige',
      preparation_time: 15,
      cook_time: 5,
      serves: 2,
    })
  })
}

test('lines are added with Enter and the plus button, blank ones ignored, and removed; saving numbers them', async ({
  page,
}) => {
  const recipe = await openRecipe(page)
  const before = await recipe.read()
  await tool(page, 'Edit').click()
  const added = page.getByRole('textbox', { name: 'New ingredient' })
  await added.fill('  ')
  await added.press('Enter')
  await page.getByRole('button', { name: 'Add the ingredient' }).click()
  await expect(added).toBeFocused()
  await expectLines(lineFields(page, 'ingredients'), ['600 g carrots', 'Salt'])
  await added.fill(' 1 leek ')
  await added.press('Enter')
  await expect(added).toHaveValue('')
  await expect(added).toBeFocused()
  await page.keyboard.type('2 onions')
  await page.getByRole('button', { name: 'Add the ingredient' }).click()
  await expectLines(lineFields(page, 'ingredients'), ['600 g carrots', 'Salt', '1 leek', '2 onions'])
  await page.getByRole('button', { name: 'Remove ingredient 2' }).click()
  await expect(page.getByRole('button', { name: 'Remove ingredient 2' })).toBeFocused()
  await expectLines(lineFields(page, 'ingredients'), ['600 g carrots', '1 leek', '2 onions'])
  await page.getByRole('textbox', { name: 'New step' }).fill('Serve it.')
  await page.getByRole('button', { name: 'Add the step' }).click()
  await page.getByRole('button', { name: 'Remove step 1' }).click()
  await lineFields(page, 'directions').first().fill(' ')
  await tool(page, 'Save').click()
  await expect(title(page)).toHaveText(soup.title)
  const saved = await recipe.read()
  expect(numbered(saved.ingredients)).toEqual([
    ['1', '600 g carrots'],
    ['2', '1 leek'],
    ['3', '2 onions'],
  ])
  expect(numbered(saved.directions)).toEqual([
    ['1', 'Salt the soup and blend it.'],
    ['2', 'Serve it.'],
  ])
  expect(saved.ingredients[0]?.id).toBe(before.ingredients[0]?.id)
})

test('several lines that are pasted into the field for a new one become as many rows', async ({ page }) => {
  await openRecipe(page)
  await tool(page, 'Edit').click()
  const paste = (name: string, text: string) =>
    page.getByRole('textbox', { name }).evaluate((field, data) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', data)
      return field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    }, text)
  expect(await paste('New ingredient', '- 1 leek\r\n\r\n- 2 onions\n')).toBe(false)
  await expectLines(lineFields(page, 'ingredients'), ['600 g carrots', 'Salt', '1 leek', '2 onions'])
  await expect(page.getByRole('textbox', { name: 'New ingredient' })).toHaveValue('')
  expect(await paste('New step', '1. Wash it.\n2. Serve it.')).toBe(false)
  await expectLines(lineFields(page, 'directions'), [
    ...soup.directions.map(({ content }) => content),
    'Wash it.',
    'Serve it.',
  ])
  // A single line is the browser's business.
  expect(await paste('New ingredient', '1 leek\n')).toBe(true)
})

test('lines are moved with the mouse, the keyboard and the menu; saving renumbers them', async ({ page }) => {
  const recipe = await openRecipe(page, { recipe: withFive })
  await tool(page, 'Edit').click()
  const fields = lineFields(page, 'ingredients')
  const handle = (number: number) => page.getByRole('button', { name: `Move ingredient ${number}`, exact: true })
  const said = (text: string | RegExp) => page.getByRole('status').filter({ hasText: text })

  await test.step('dragged with the mouse', async () => {
    // Once it stands still.
    await handle(1).hover()
    const [from, to] = [await middleOf(handle(1)), await middleOf(handle(3))]
    await page.mouse.down()
    await page.mouse.move(from.x, from.y + 10, { steps: 2 })
    await expect(said(/place 1 of 5\.$/)).toHaveCount(1)
    await page.mouse.move(to.x, to.y + 4, { steps: 8 })
    await expect(said('Now in place 3 of 5.')).toHaveCount(1)
    await page.mouse.up()
    await expectLines(fields, ['2 carrots', '3 potatoes', '1 leek', '4 onions', '5 turnips'])
  })
  await test.step('lifted with the space bar', async () => {
    await handle(5).focus()
    await page.keyboard.press('Space')
    // Said once the places of the lines are known; an arrow before that goes nowhere.
    await expect(said('Now in place 5 of 5.')).toHaveCount(1)
    // It listens to the arrows from the next task on.
    await nextTask(page)
    await page.keyboard.press('ArrowUp')
    await expect(said('Now in place 4 of 5.')).toHaveCount(1)
    await page.keyboard.press('Space')
    await expectLines(fields, ['2 carrots', '3 potatoes', '1 leek', '5 turnips', '4 onions'])
    await expect(handle(4)).toBeFocused()
  })
  await test.step('and left where it was with Escape', async () => {
    await page.keyboard.press('Space')
    await expect(said('Now in place 4 of 5.')).toHaveCount(1)
    await nextTask(page)
    await page.keyboard.press('ArrowUp')
    await expect(said('Now in place 3 of 5.')).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(said('Back in place 4 of 5.')).toHaveCount(1)
    await expectLines(fields, ['2 carrots', '3 potatoes', '1 leek', '5 turnips', '4 onions'])
  })
  await test.step('moved with the menu, which has no way beyond the ends', async () => {
    await handle(1).click()
    await expect(page.getByRole('menuitem')).toHaveText(['Move down'])
    await page.getByRole('menuitem', { name: 'Move down' }).click()
    await expect(handle(2)).toBeFocused()
    await expectLines(fields, ['3 potatoes', '2 carrots', '1 leek', '5 turnips', '4 onions'])
    await handle(5).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('menuitem', { name: 'Move up' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(said('Now in place 4 of 5.')).toHaveCount(1)
  })
  await tool(page, 'Save').click()
  await expect(ingredients(page)).toHaveText([/3 potatoes/, /2 carrots/, /1 leek/, /4 onions/, /5 turnips/])
  expect(numbered((await recipe.read()).ingredients)).toEqual([
    ['1', '3 potatoes'],
    ['2', '2 carrots'],
    ['3', '1 leek'],
    ['4', '4 onions'],
    ['5', '5 turnips'],
  ])
})

test.describe('with a finger, at 390 px', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('lines are moved by their handle, and saving renumbers them', async ({ page }) => {
    const recipe = await openRecipe(page, { recipe: withFive })
    await tool(page, 'Edit').tap()
    const handle = (number: number) => page.getByRole('button', { name: `Move ingredient ${number}`, exact: true })
    await handle(2).scrollIntoViewIfNeeded()
    const [from, to] = [await middleOf(handle(2)), await middleOf(handle(1))]
    const finger = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
      finger.send('Input.dispatchTouchEvent', { type, touchPoints: y === undefined ? [] : [{ x: from.x, y }] })
    await touch('touchStart', from.y)
    for (let step = 1; step <= 8; step += 1) await touch('touchMove', from.y + ((to.y - 4 - from.y) * step) / 8)
    await expect(page.getByRole('status').filter({ hasText: 'Now in place 1 of 5.' })).toHaveCount(1)
    await touch('touchEnd')
    await expectLines(lineFields(page, 'ingredients'), ['2 carrots', '1 leek', ...five.slice(2)])
    // Not with a tap: for a twentieth of a second after a drag none counts.
    await tool(page, 'Save').press('Enter')
    await expect(title(page)).toHaveText(soup.title)
    expect(numbered((await recipe.read()).ingredients).slice(0, 2)).toEqual([
      ['1', '2 carrots'],
      ['2', '1 leek'],
    ])
  })
})

for (const language of languages) {
  const { edit, recipe } = texts[language]

  test(`what cannot be saved says why on its field, then with every change, in ${language}`, async ({ page }) => {
    const calls: string[] = []
    page.on('request', (request) => request.method() === 'PUT' && calls.push(request.url()))
    await openRecipe(page, { local: { i18nextLng: language } })
    await tool(page, recipe.edit).click()
    const field = (name: string) => page.getByRole('textbox', { name, exact: true })
    const minutes = edit.minutesWrong.replace('{{minutes}}', '10080')
    const faults = [
      [edit.title, ' ', edit.titleMissing, 'Soup'],
      [edit.preparation, '1.5', minutes, '0'],
      [edit.cooking, '-1', minutes, '1'],
      [edit.serves, '0', edit.servesWrong, '1'],
    ] as const
    for (const [name, wrong] of faults) await field(name).fill(wrong)
    await expect(page.locator('[aria-invalid="true"]')).toHaveCount(0)
    await tool(page, edit.save).click()
    await expect(field(edit.title)).toBeFocused()
    for (const [name, , text, right] of faults) {
      await expect(field(name)).toHaveAccessibleDescription(
        new RegExp(`^${text.replace(/\{\{\w+\}\}/, String.raw`[\d\s.,]+`).replace('10080', String.raw`[\d\s.,]+`)}$`),
      )
      await field(name).fill(right)
      await expect(field(name)).toHaveAccessibleDescription('')
    }
    const line = lineFields(page, 'ingredients', language).first()
    await line.fill('x'.repeat(limits.item + 1))
    await tool(page, edit.save).click()
    await expect(line).toHaveAttribute('aria-invalid', 'true')
    expect(calls).toEqual([])
    await line.fill('x'.repeat(limits.item))
    await expect(line).not.toHaveAttribute('aria-invalid', 'true')
  })
}

/** Where to put the finger. */
async function middleOf(element: Locator): Promise<{ x: number; y: number }> {
  const box = await element.boundingBox()
  if (!box) throw new Error('It is not on the page')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}
