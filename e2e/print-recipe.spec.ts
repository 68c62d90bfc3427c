import type { Page } from '@playwright/test'
import jsqr from 'jsqr'
import { openRecipe, tool } from './have-recipe.ts'
import { soup } from './recipe-answers.ts'
import { expect, test } from './test.ts'
import { texts } from './texts.ts'

const { recipe: words, sharing } = texts.en

/** As sharp as print. */
const sharp = { deviceScaleFactor: 4 }

test.use(sharp)

test('a printed recipe has its link at the foot, as a code of at least 24 mm that leads there and in words', async ({
  page,
}) => {
  const { id, account } = await openRecipe(page)
  await page.emulateMedia({ media: 'print' })
  const code = page.getByRole('img', { name: sharing.code })
  await expect(page.getByText('Salt the soup')).toBeVisible()
  await expect(code).toHaveCount(0)

  const headers = { authorization: `Bearer ${account.token}` }
  const data = { expires_at: '2099-12-22T12:00:00.000Z' }
  const made = await page.request.post(`/api/v1/recipes/${id}/share`, { data, headers })
  const { url } = (await made.json()) as { url: string }
  await page.reload()
  await expect(code).toBeVisible()
  await expect(page.getByText(url.replace('http://', ''))).toBeVisible()
  await expect(page.getByText(sharing.openUntil.replace('{{date}}', '22 December 2099'))).toBeVisible()
  expect(await readCode(page)).toBe(url)
  // Of the four modules of white around it nothing counts.
  const box = await code.boundingBox()
  const modules = await code.evaluate((svg) => (svg as SVGSVGElement).viewBox.baseVal.width)
  const millimetres = (((box?.width ?? 0) * (modules - 8)) / modules / 96) * 25.4
  expect(millimetres).toBeGreaterThanOrEqual(24)

  await page.emulateMedia({ media: 'screen' })
  await expect(code).toBeHidden()
})

test('who has a recipe by its link prints that link', async ({ page, browser }) => {
  const { id, account } = await openRecipe(page)
  const headers = { authorization: `Bearer ${account.token}` }
  const made = await page.request.post(`/api/v1/recipes/${id}/share`, { data: {}, headers })
  const { pathname } = new URL(((await made.json()) as { url: string }).url)
  const url = new URL(pathname, page.url()).href
  const guest = await (await browser.newContext(sharp)).newPage()
  await guest.addInitScript(() => {
    Object.assign(window, { print: () => document.body.setAttribute('data-printed', '') })
  })
  await guest.goto(url)
  await guest.emulateMedia({ media: 'print' })
  await expect(guest.getByRole('img', { name: sharing.code })).toBeVisible()
  expect(await readCode(guest)).toBe(url)
  await guest.emulateMedia({ media: 'screen' })
  await guest.getByRole('button', { name: words.print, exact: true }).press('Enter')
  await guest.getByRole('menuitem', { name: words.printCard }).press('Enter')
  await expect(guest.locator('body')).toHaveAttribute('data-printed', '')
  await guest.context().close()
})

test('under More a recipe is printed on cards of 6 by 4 inches, and the next time on a page again', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.assign(window, { print: () => document.body.setAttribute('data-printed', '') })
  })
  await openRecipe(page, { recipe: soup })
  await page.emulateMedia({ media: 'print' })
  const enjoy = page.getByText(words.enjoy)
  await expect(enjoy).toBeVisible()
  await page.emulateMedia({ media: 'screen' })
  await tool(page, words.more).click()
  await page.getByRole('menuitem', { name: words.printCard }).click()
  await expect(page.locator('body')).toHaveAttribute('data-printed', '')
  await page.emulateMedia({ media: 'print' })
  await expect(enjoy).toBeHidden()
  const [, width, height] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(await pdfOf(page)) ?? []
  expect([Number(width) / 72, Number(height) / 72]).toEqual([6, 4])
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  await expect(enjoy).toBeVisible()
})

async function pdfOf(page: Page): Promise<string> {
  return (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
}

/** What a phone would read off the page. */
async function readCode(page: Page): Promise<string | undefined> {
  const picture = await page.getByRole('img', { name: sharing.code }).screenshot()
  const { pixels, width, height } = await page.evaluate(async (bytes) => {
    const bitmap = await createImageBitmap(new Blob([Uint8Array.from(bytes)]))
    const { width, height } = bitmap
    const context = new OffscreenCanvas(width, height).getContext('2d')
    context?.drawImage(bitmap, 0, 0)
    return { pixels: Array.from(context?.getImageData(0, 0, width, height).data ?? []), width, height }
  }, Array.from(picture))
  return jsqr.default(Uint8ClampedArray.from(pixels), width, height)?.data
}
