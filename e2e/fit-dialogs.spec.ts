import type { Locator, Page } from '@playwright/test'
import { avatar, menuButton } from './find-account-parts.ts'
import { openSignedIn } from './have-account.ts'
import { openRecipe, tool } from './have-recipe.ts'
import { expect, test } from './test.ts'
import { texts } from './texts.ts'

const { en } = texts

/** Every dialog, and how it is opened. */
const dialogs: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  async terms(page) {
    await page.goto('/')
    await page.getByRole('button', { name: en.legal.terms }).click()
  },
  async privacy(page) {
    await page.goto('/')
    await page.getByRole('button', { name: en.legal.privacy }).click()
  },
  async 'log in first'(page) {
    await page.goto('/')
    await menuButton(page).click()
  },
  async preferences(page) {
    await page.goto('/')
    await page.getByRole('button', { name: en.options.open }).click()
    await page.getByRole('button', { name: en.options.edit }).click()
  },
  async improve(page) {
    await openRecipe(page)
    await tool(page, en.recipe.improve).click()
  },
  async settings(page) {
    await openSettings(page)
  },
  async 'deleting the account'(page) {
    await openSettings(page)
    await page.getByRole('button', { name: en.userSettings.deleteAccount }).click()
  },
}

for (const [name, open] of Object.entries(dialogs)) {
  for (const [width, height] of [
    [1280, 800],
    [390, 844],
  ] as const) {
    test(`the dialog "${name}" is as high as what is in it, at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height })
      await open(page)
      const dialog = page.locator('[role="dialog"], [role="alertdialog"]').last()
      await expect(dialog).toBeVisible()
      const before = await dialog.boundingBox()
      await takePercentForNothing(page)
      expect(await dialog.boundingBox()).toEqual(before)
      await expectToShowItsEnd(dialog)
    })
  }
}

test('the scrollbar of a dialog keeps inside its round corners', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 })
  await openSettings(page)
  const { x = 0, y = 0, width = 0 } = (await page.getByRole('dialog').boundingBox()) ?? {}
  const isInside = await page.evaluate(
    ([left, top]) => document.elementFromPoint(left ?? 0, top ?? 0)?.closest('[role="dialog"]') !== null,
    [x + width - 3, y + 3],
  )
  expect(isInside).toBe(false)
})

/** Where nobody knows the height of a column, Safari takes a basis of 0 % for 0, and other browsers for the content. */
async function takePercentForNothing(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('[role="dialog"] *, [role="alertdialog"] *')) {
      const { flexBasis } = getComputedStyle(element)
      if (
        flexBasis === '0%' &&
        element.parentElement &&
        getComputedStyle(element.parentElement).flexDirection === 'column'
      )
        element.style.flexBasis = '0px'
    }
  })
}

async function expectToShowItsEnd(dialog: Locator): Promise<void> {
  const last = dialog.getByRole('button').last()
  await last.scrollIntoViewIfNeeded()
  await expect(last).toBeInViewport({ ratio: 1 })
}

async function openSettings(page: Page): Promise<void> {
  await openSignedIn(page)
  await avatar(page).click()
  await page.getByRole('menuitem', { name: en.account.settings }).click()
}
