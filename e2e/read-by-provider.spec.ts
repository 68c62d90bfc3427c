import type { Page } from '@playwright/test'
import { expectAccessible } from './expect-accessible.ts'
import { expectToFit } from './expect-to-fit.ts'
import { openSignedIn } from './have-account.ts'
import { ingredients, title } from './read-recipe-page.ts'
import { expect, test } from './test-written.ts'
import { texts } from './texts.ts'

test.use({ behaviour: 'inventing', pictures: 'on' })

/** Words in which Roux alone finds neither a list nor steps. */
const told = "My aunt's gratin. 4 leeks are needed. She cooks the leeks. She bakes them."

for (const [language, theme, width] of [
  ['en', 'light', 1280],
  ['fr', 'dark', 320],
] as const) {
  const { bringIn } = texts[language]
  const local = { 'vite-ui-theme': theme, i18nextLng: language }

  test(`a cook has the provider read what Roux could not, and sees what it read, in ${language}`, async ({
    page,
    provider,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await openSignedIn(page, { path: '/bring-in', local })
    await page.getByRole('radio', { name: bringIn.text }).check()
    await page.getByRole('textbox', { name: bringIn.textLabel }).fill(told)
    await page.getByRole('button', { name: bringIn.read, exact: true }).click()
    await expect(page.getByText(bringIn.providerOffer)).toBeVisible()
    expect(await provider.requests()).toEqual([])
    await expectAccessible(page)
    await expectToFit(page)
    await page.getByRole('button', { name: bringIn.askProvider }).press('Enter')
    const draft = page.getByRole('article', { name: "My aunt's gratin." })
    await expect(draft.getByText(bringIn.origin.provider)).not.toHaveCount(0)
    await expect(draft.getByText(bringIn.linesLeftOut.replace('{{number}}', '2'))).toBeVisible()
    await expect(page.getByRole('button', { name: bringIn.askProvider })).toHaveCount(0)
    await expectAccessible(page)
    await expectToFit(page)
    await page
      .getByRole('main')
      .getByRole('button', { name: bringIn.save, exact: true })
      .filter({ visible: true })
      .click()
    await expect(title(page)).toHaveText("My aunt's gratin.")
    await expect(ingredients(page, language)).toHaveText(['4 leeks are needed.'])
  })
}

test('a file that gave nothing is offered too, and what is read on the server itself is said to stay there', async ({
  page,
  provider,
}) => {
  const { bringIn } = texts.en
  await openSignedIn(page, { path: '/bring-in' })
  const bring = async () => {
    await page.getByRole('radio', { name: bringIn.file }).check()
    const buffer = Buffer.from(`<title>Blog</title><p>${told}</p>`)
    await page.setInputFiles('input[type=file]', { name: 'gratin.html', mimeType: 'text/html', buffer })
  }
  await bring()
  await expect(page.getByText(bringIn.providerOffer)).toBeVisible()
  expect(await provider.requests()).toEqual([])
  await page.getByRole('button', { name: bringIn.askProvider }).click()
  await expect(page.getByRole('article', { name: "My aunt's gratin." })).toBeVisible()
  expect(JSON.stringify((await provider.requests())[0]?.body)).toContain('She bakes them.')

  await page.route('**/api/v1/about', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), provider_here: true } })
  })
  await page.reload()
  await bring()
  await expect(page.getByText(bringIn.hereOffer)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: bringIn.askHere }).click()
  await expect(page.getByRole('article', { name: "My aunt's gratin." })).toBeVisible()
})

test.describe('with a provider that says nothing', () => {
  test.use({ behaviour: 'silent' })

  test('a cook stops the reading, and leaving the page stops it too', async ({ page, provider }) => {
    const { bringIn, appSidebar } = texts.en
    await openSignedIn(page, { path: '/bring-in' })
    await page.getByRole('radio', { name: bringIn.text }).check()
    await page.getByRole('textbox', { name: bringIn.textLabel }).fill(told)
    await page.getByRole('button', { name: bringIn.read, exact: true }).click()
    const states = async () => (await provider.requests()).map(({ state }) => state)
    await page.getByRole('button', { name: bringIn.askProvider }).click()
    await expect(page.getByText(bringIn.providerReads)).toBeVisible()
    await expect.poll(states).toEqual(['open'])
    await page.getByRole('button', { name: bringIn.stopSaving }).click()
    await expect(page.getByText(bringIn.providerOffer)).toBeVisible()
    await expect.poll(states).toEqual(['aborted'])
    await page.getByRole('button', { name: bringIn.askProvider }).click()
    await expect.poll(states).toEqual(['aborted', 'open'])
    await page.getByRole('navigation').getByRole('link', { name: appSidebar.newRecipe }).click()
    await expect.poll(states).toEqual(['aborted', 'aborted'])
    await page.getByRole('navigation').getByRole('link', { name: appSidebar.bringIn }).click()
    await expect(page.getByText(bringIn.providerOffer)).toBeVisible()
    expect(await states()).toHaveLength(2)
  })
})

test.describe('with a provider that sees pictures', () => {
  test.use({ behaviour: 'good' })

  for (const [language, width] of [
    ['en', 1280],
    ['fr', 320],
  ] as const) {
    test(`a cook has it read a photo of a page, made smaller, in ${language}`, async ({ page, provider }) => {
      const { bringIn } = texts[language]
      await page.setViewportSize({ width, height: 800 })
      await openSignedIn(page, { path: '/bring-in', local: { i18nextLng: language } })
      await page.getByRole('radio', { name: bringIn.photo }).check()
      await expectAccessible(page)
      await expectToFit(page)
      const choose = async (name: string, buffer: Buffer) =>
        await page.setInputFiles('input[type=file]', { name, mimeType: 'image/png', buffer })
      await choose('page.heic', Buffer.from('ftypheic'))
      await expect(page.getByText(bringIn.noPhoto)).toBeVisible()
      await choose('page.png', await takePhoto(page))
      await expect(page.getByText(bringIn.photosOffer)).toBeVisible()
      await expectAccessible(page)
      await expectToFit(page)
      expect(await provider.requests()).toEqual([])
      await page.getByRole('button', { name: bringIn.askProvider }).click()
      const draft = page.getByRole('article', { name: "The provider's lentil soup" })
      await expect(draft.getByText(bringIn.origin.photo)).not.toHaveCount(0)
      await expect(draft.getByText(bringIn.checkPhoto)).toBeVisible()
      const [, sent = ''] = /base64,([^"]+)"/.exec(JSON.stringify((await provider.requests())[0]?.body)) ?? []
      expect(await widthOf(page, sent)).toBe(2000)
      await expectAccessible(page)
      await expectToFit(page)
    })
  }
})

test('photos that a phone shares are there once the page is, and go nowhere before the cook says so', async ({
  page,
  provider,
}) => {
  const { bringIn } = texts.en
  await openSignedIn(page, { path: '/bring-in' })
  const manifest = await (await page.request.get('/manifest.webmanifest')).json()
  expect(manifest.share_target).toMatchObject({ action: '/bring-in', method: 'POST', enctype: 'multipart/form-data' })
  const [{ name }] = manifest.share_target.params.files
  const photo = (await takePhoto(page)).toString('base64')
  // What the phone sends.
  const share = (text: string) =>
    page.evaluate(
      ([field, words, base64]) => {
        const form = document.createElement('form')
        Object.assign(form, { action: '/bring-in', method: 'post', enctype: 'multipart/form-data' })
        const [said, files] = [document.createElement('input'), document.createElement('input')]
        Object.assign(said, { name: 'text', value: words })
        const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))
        const carried = new DataTransfer()
        carried.items.add(new File([bytes], 'page.png', { type: 'image/png' }))
        Object.assign(files, { name: field, type: 'file', files: carried.files })
        form.append(said, files)
        document.body.append(form)
        form.submit()
      },
      [name, text, photo] as const,
    )
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await share('')
  await expect(page.getByText(bringIn.photosOffer)).toBeVisible()
  await expect(page).toHaveURL(/\/bring-in$/)
  expect(await provider.requests()).toEqual([])
  await page.getByRole('button', { name: bringIn.askProvider }).click()
  await expect.poll(async () => JSON.stringify(await provider.requests())).toContain('base64,')
  await page.reload()
  await expect(page.getByRole('button', { name: bringIn.read, exact: true })).toBeVisible()
  await expect(page.getByText(bringIn.photosReady)).toHaveCount(0)

  // Before the worker is there nothing of photos is kept, and words still come.
  await page.evaluate(async () => {
    for (const one of await navigator.serviceWorker.getRegistrations()) await one.unregister()
  })
  await page.reload()
  await share('Look: https://larder.example/gratin')
  await expect(page.getByText(bringIn.shareAgain)).toBeVisible()
  await expect(page.getByRole('textbox', { name: bringIn.addressLabel })).toHaveValue('https://larder.example/gratin')
})

/** A picture of 3,000 by 1,500 pixels, as the browser draws it. */
async function takePhoto(page: Page): Promise<Buffer> {
  const data = await page.evaluate(() => {
    const canvas = document.createElement('canvas')
    canvas.width = 3000
    canvas.height = 1500
    canvas.getContext('2d')?.fillRect(0, 0, 3000, 1500)
    return canvas.toDataURL('image/png')
  })
  return Buffer.from(data.replace(/^[^,]*,/, ''), 'base64')
}

/** Of a JPEG in base64. */
async function widthOf(page: Page, jpeg: string): Promise<number> {
  return await page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))
    return (await createImageBitmap(new Blob([bytes], { type: 'image/jpeg' }))).width
  }, jpeg)
}
