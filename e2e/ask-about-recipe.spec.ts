import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './expect-accessible.ts'
import { expectToFit } from './expect-to-fit.ts'
import { openRecipe, tool } from './have-recipe.ts'
import { test as base } from './test.ts'
import { expect, test } from './test-written.ts'
import { type Language, texts } from './texts.ts'
import type { Provider } from './use-provider.ts'

const answer = { en: /^Use 150 ml of oat cream/, fr: /^Prenez 150 ml de crème d’avoine/ }

for (const [language, theme, width] of [
  ['en', 'light', 1280],
  ['fr', 'dark', 320],
] as const) {
  test(`a cook asks about a recipe with the keyboard alone, in ${language}, ${theme}`, async ({ page, provider }) => {
    const { ask } = texts[language]
    await page.setViewportSize({ width, height: 800 })
    const { read } = await openRecipe(page, { local: { 'vite-ui-theme': theme, i18nextLng: language } })
    const before = await read()
    await openPanel(page, language)
    const panel = page.getByRole('dialog', { name: ask.title })
    await expect(panel.getByRole('button', { name: ask.keeps })).toBeVisible()
    await expectAccessible(page)
    await expectToFit(page)

    const box = panel.getByRole('textbox', { name: ask.label })
    await box.press('Enter')
    await expect(turns(page, language)).toHaveCount(0)
    await box.fill('What can I use instead of cream?')
    await box.press('Enter')
    await expect(panel.getByRole('status')).toHaveText(answer[language])
    await expect(turns(page, language)).toHaveText([/What can I use instead of cream\?/])
    await expect(turns(page, language)).toContainText(['150 ml'])
    await expect(box).toHaveValue('')
    await expect(box).toBeFocused()
    await expectAccessible(page)
    await expectToFit(page)

    await box.fill('And without oats?')
    await box.press('Enter')
    await expect(turns(page, language)).toHaveCount(2)
    await expect(panel.getByRole('status')).toHaveText(answer[language])
    expect((await lastSent(provider)).before).toMatchObject([{ question: 'What can I use instead of cream?' }])
    expect(await read()).toEqual(before)

    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()
    await expect(tool(page, texts[language].recipe.more)).toBeFocused()
    await page.reload()
    await openPanel(page, language)
    await expect(turns(page, language)).toHaveCount(2)
    // What was heard is not heard again.
    await expect(panel.getByRole('status')).toHaveText('')
  })
}

test('in cook mode the step and the amounts on the screen go with the question', async ({ page, provider }) => {
  const { ask } = texts.en
  const { id } = await openRecipe(page)
  await page.getByRole('button', { name: texts.en.servings.more }).click()
  await page.setViewportSize({ width: 320, height: 800 })
  await page.goto(`/recipe/${id}/cook?step=2`)
  const number = await page.getByRole('heading', { level: 1 }).boundingBox()
  const button = await page.getByRole('button', { name: ask.open }).boundingBox()
  expect((number?.x ?? 0) + (number?.width ?? 0)).toBeLessThan(button?.x ?? 0)
  await page.getByRole('button', { name: ask.open }).click()
  await page.getByRole('button', { name: ask.isDone }).click()
  await expect(turns(page)).toContainText(['150 ml'])
  await expect(page.getByRole('textbox', { name: ask.label })).toBeFocused()
  await expectAccessible(page)
  expect(await lastSent(provider)).toMatchObject({
    question: ask.isDone,
    step: { number: 2, text: 'Simmer them until they are soft.' },
    recipe: { serves: 4, ingredients: ['800 g carrots', 'Salt'] },
  })
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/step=2/)
})

test.describe('a provider that is slow', () => {
  test.use({ behaviour: 'dictated' })

  test('can be stopped, which ends its call and keeps what has come', async ({ page, provider }) => {
    const { ask } = texts.en
    await openRecipe(page)
    await openPanel(page)
    await page.getByRole('button', { name: ask.keeps }).click()
    const stop = page.getByRole('button', { name: ask.stop })
    await stop.focus()
    for (const words of ['Use 150 ml', 'of oat cream']) {
      await provider.dictate(words)
      await expect(turns(page)).toContainText([words])
      await expect(page.getByRole('status')).toHaveText(ask.waiting)
      await expect(stop).toBeFocused()
    }
    await stop.press('Enter')
    await expect(page.getByText(ask.stopped)).toBeVisible()
    await expect(turns(page)).toContainText(['Use 150 ml of oat cream'])
    await expect.poll(() => states(provider)).toEqual(['aborted'])
    await expect(page.getByRole('alert')).toHaveText('')
  })

  test('is left alone by who closes the conversation, whose question is kept', async ({ page, provider }) => {
    const { ask } = texts.en
    await openRecipe(page)
    await openPanel(page)
    await page.getByRole('textbox', { name: ask.label }).fill('May I freeze it?')
    await page.keyboard.press('Enter')
    await expect.poll(() => states(provider)).toEqual(['open'])
    await page.keyboard.press('Escape')
    await expect.poll(() => states(provider)).toEqual(['aborted'])
    await openPanel(page)
    await expect(page.getByRole('textbox', { name: ask.label })).toHaveValue('May I freeze it?')
  })
})

test.describe('a provider that is not set up', () => {
  test.use({ behaviour: 'unauthorized' })

  test('is told, the question stays, and can be sent again', async ({ page, provider, expectedComplaints }) => {
    expectedComplaints.push(/Failed to load resource/, /asking about a recipe failed/)
    const { ask, failure } = texts.en
    await openRecipe(page)
    await openPanel(page)
    const box = page.getByRole('textbox', { name: ask.label })
    await box.fill('May I freeze it?')
    await box.press('Enter')
    await expect(page.getByRole('alert')).toContainText('an error occurred, please try again.')
    await expect(page.getByRole('alert')).toContainText(failure.misconfigured)
    await expect(box).toHaveValue('May I freeze it?')
    await expectAccessible(page)
    await page.getByRole('button', { name: ask.retry }).click()
    await expect.poll(async () => (await states(provider)).length).toBe(2)
    await expect(page.getByRole('alert')).toContainText(failure.misconfigured)
  })
})

test.describe('a provider that deceives', () => {
  test.use({ behaviour: 'sly' })

  test('only writes text', async ({ page }) => {
    await openRecipe(page)
    await openPanel(page)
    await page.getByRole('button', { name: texts.en.ask.keeps }).click()
    await expect(turns(page)).toContainText(['<img src=x onerror=alert(1)>'])
    await expect(page.getByRole('dialog').getByRole('img')).toHaveCount(0)
    await expect(page.getByRole('dialog').getByRole('link')).toHaveCount(0)
  })
})

base('without a provider nothing can be asked', async ({ page }) => {
  const { id } = await openRecipe(page)
  await tool(page, texts.en.recipe.more).click()
  await expect(page.getByRole('menuitem', { name: texts.en.recipe.history })).toBeVisible()
  await expect(page.getByRole('menuitem', { name: texts.en.ask.open })).toHaveCount(0)
  await page.goto(`/recipe/${id}/cook`)
  await expect(page.getByRole('button', { name: texts.en.cook.allSteps })).toBeVisible()
  await expect(page.getByRole('button', { name: texts.en.ask.open })).toHaveCount(0)
})

async function openPanel(page: Page, language: Language = 'en'): Promise<void> {
  const { ask, recipe } = texts[language]
  await tool(page, recipe.more).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('menuitem', { name: ask.open }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: ask.title })).toBeVisible()
}

function turns(page: Page, language: Language = 'en'): Locator {
  return page.getByRole('list', { name: texts[language].ask.turns }).getByRole('listitem')
}

async function states(provider: Provider): Promise<string[]> {
  return (await provider.requests()).map(({ state }) => state)
}

/** The data of the newest request. */
async function lastSent(provider: Provider): Promise<Record<string, unknown>> {
  const { messages } = Object((await provider.requests()).at(-1)?.body)
  return JSON.parse(messages.find(({ role }: { role: string }) => role === 'user').content)
}
