import type { Page } from '@playwright/test'
import { promptBox } from './ask-for-recipe.ts'
import { avatar } from './find-account-parts.ts'
import { openSignedIn } from './have-account.ts'
import { openRecipe } from './have-recipe.ts'
import { openWith } from './open-with.ts'
import { expect, test } from './test.ts'
import { texts } from './texts.ts'
import { waitForFonts } from './wait-for-fonts.ts'

/** Holds the app back; gives what lets it come. */
async function holdApp(page: Page, part = 'libraries'): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(`**/assets/${part}-*.js`, async (route) => {
    await released
    await route.continue()
  })
  return release
}

/** How far what is seen has moved by itself, as browsers count it. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Reflect.set(window, 'shift', Reflect.get(window, 'shift') + Reflect.get(entry, 'value'))
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

const readShift = (page: Page) => page.evaluate(() => Reflect.get(window, 'shift') as number)

for (const language of ['en', 'fr'] as const) {
  test.describe(`in a browser that speaks ${language}`, () => {
    test.use({ locale: language, javaScriptEnabled: false })

    test('home is there to be read without a script', async ({ page }) => {
      await page.goto('/')
      const { home, app, account } = texts[language]
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await expect(page).toHaveTitle(home.title)
      await expect(page.getByRole('heading', { level: 1, name: home.question })).toBeVisible()
      await expect(promptBox(page)).toBeVisible()
      await expect(page.getByRole('link', { name: account.logIn })).toBeVisible()
      await expect(page.getByRole('main')).toHaveCount(1)
      await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', app.description)
    })
  })
}

for (const [width, height] of [
  [390, 844],
  [1280, 800],
] as const) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height } })

    test('what a guest sees first is what stays, in their theme', async ({ page }) => {
      await watchShifts(page)
      const release = await holdApp(page)
      await openWith(page, { local: { 'vite-ui-theme': 'light' } }, '/favicon.svg')
      await page.goto('/', { waitUntil: 'commit' })
      const heading = page.getByRole('heading', { level: 1 })
      // Before the styles are there, the page has all its homes.
      await expect(heading).toHaveCount(1)
      await expect(page.locator('html')).toHaveClass('light')
      await waitForFonts(page)
      const before = await page.getByRole('banner').screenshot()
      const place = await heading.boundingBox()
      const element = await heading.elementHandle()
      release()
      await promptBox(page).fill('soup')
      await expect(page.getByText('4 / 300')).toBeVisible()
      expect(await element?.evaluate((node) => node.isConnected)).toBe(true)
      expect(await heading.boundingBox()).toEqual(place)
      expect((await page.getByRole('banner').screenshot()).equals(before)).toBe(true)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      expect(await readShift(page)).toBeLessThan(0.01)
    })

    test('what a cook sees first is what stays', async ({ page }) => {
      await watchShifts(page)
      const release = await holdApp(page)
      await openSignedIn(page, { path: '/favicon.svg' })
      await page.goto('/', { waitUntil: 'commit' })
      const heading = page.getByRole('heading', { level: 1 })
      // Before the styles are there, the page has all its homes.
      await expect(heading).toHaveCount(1)
      await expect(page.getByRole('link', { name: texts.en.account.logIn })).toBeHidden()
      await waitForFonts(page)
      const place = await heading.boundingBox()
      const element = await heading.elementHandle()
      release()
      await expect(avatar(page)).toBeVisible()
      await expect(page.getByRole('button', { name: 'Options' })).toBeVisible()
      expect(await element?.evaluate((node) => node.isConnected)).toBe(true)
      expect(await heading.boundingBox()).toEqual(place)
      expect(await readShift(page)).toBeLessThan(0.01)
    })

    test('the frame of a recipe is there before the app, and stays', async ({ page }) => {
      const { id } = await openRecipe(page)
      await watchShifts(page)
      const release = await holdApp(page)
      await page.goto(`/recipe/${id}`, { waitUntil: 'commit' })
      const home = page.getByRole('button', { name: texts.en.app.home, exact: true })
      await expect(home).toHaveCount(1)
      await waitForFonts(page)
      const element = await home.elementHandle()
      const place = await home.boundingBox()
      await page.getByRole('button', { name: texts.en.theme.label }).click()
      release()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Carrot soup')
      await expect(page.getByRole('menuitemradio', { name: texts.en.theme.light })).toBeVisible()
      expect(await element?.evaluate((node) => node.isConnected)).toBe(true)
      expect(await home.boundingBox()).toEqual(place)
      expect(await readShift(page)).toBeLessThan(0.01)
    })
  })
}

test('cook mode begins without a frame', async ({ page }) => {
  const { id } = await openRecipe(page)
  const release = await holdApp(page)
  await page.goto(`/recipe/${id}/cook`, { waitUntil: 'commit' })
  await expect(page.locator('html')).toHaveAttribute('data-home', 'none')
  await expect(page.getByRole('banner')).toHaveCount(0)
  release()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('what is typed before the app listens is not lost', async ({ page }) => {
  const release = await holdApp(page)
  await page.goto('/', { waitUntil: 'commit' })
  // Until the styles are there nothing is seen, and all of it is in the page.
  await expect(promptBox(page)).toHaveCount(1)
  await promptBox(page).fill('a soup of red lentils')
  release()
  await expect(page.getByText('21 / 300')).toBeVisible()
  await expect(promptBox(page)).toHaveValue('a soup of red lentils')
  await page.getByRole('button', { name: texts.en.prompt.send }).click()
  await expect(page).toHaveURL('/recipe/guest')
})

for (const [who, open] of [
  ['a guest', (page: Page) => page.goto('/', { waitUntil: 'commit' })],
  [
    'a cook',
    (page: Page) => openSignedIn(page, { path: '/favicon.svg' }).then(() => page.goto('/', { waitUntil: 'commit' })),
  ],
] as const) {
  test(`${who} who presses Enter before the app listens has asked`, async ({ page }) => {
    const release = await holdApp(page)
    await open(page)
    await expect(promptBox(page)).toHaveCount(1)
    await promptBox(page).fill('a soup of red lentils')
    await promptBox(page).press('Enter')
    release()
    await expect(page).toHaveURL(/\/recipe\//)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/lentil/i)
  })

  // The texts come when the app has begun and does not listen yet.
  for (const part of ['libraries', 'en-home'])
    test(`${who} who presses a button before the app listens is heard, ${part} missing`, async ({ page }) => {
      const release = await holdApp(page, part)
      const isAsked = page.waitForRequest(`**/assets/${part}-*.js`)
      await open(page)
      await isAsked
      await expect(promptBox(page)).toHaveCount(1)
      const button = page.getByRole('button', { name: texts.en.theme.label })
      await page.getByRole('button', { name: texts.en.language.label }).click()
      await button.click()
      release()
      await page.getByRole('menuitemradio', { name: texts.en.theme.light }).click()
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
      await expect(page.getByRole('menu')).toHaveCount(0)
      await expect(page.locator('[data-pressed]')).toHaveCount(0)
    })
}

test('Enter in the very moment in which the app begins to listen has asked', async ({ page }) => {
  // After each task of React's, until it listens: what it only does in its next one is yet to come.
  await page.addInitScript(() => {
    const { set } = Object.getOwnPropertyDescriptor(MessagePort.prototype, 'onmessage') ?? {}
    Object.defineProperty(MessagePort.prototype, 'onmessage', {
      set(listen: ((event: MessageEvent) => void) | null) {
        set?.call(this, (event: MessageEvent) => {
          listen?.(event)
          const box = document.querySelector<HTMLTextAreaElement>('textarea[name=prompt]')
          const place = box?.closest('body > div')
          const root = Object.entries(place ?? {}).find(([key]) => key.startsWith('__reactContainer'))?.[1]
          if (!box?.value || box.dataset.told || !root || root.stateNode.current.memoizedState.isDehydrated) return
          box.dataset.told = ''
          box.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }))
        })
      },
    })
  })
  const release = await holdApp(page)
  await page.goto('/', { waitUntil: 'commit' })
  await expect(promptBox(page)).toHaveCount(1)
  await promptBox(page).fill('a soup of red lentils')
  release()
  await expect(page).toHaveURL('/recipe/guest')
})

test('what is typed after an early Enter is not sent', async ({ page }) => {
  const release = await holdApp(page)
  await page.goto('/', { waitUntil: 'commit' })
  await expect(promptBox(page)).toHaveCount(1)
  await promptBox(page).fill('a soup')
  await promptBox(page).press('Enter')
  await promptBox(page).pressSequentially(' of')
  release()
  await expect(page.getByText('9 / 300')).toBeVisible()
  await expect(page).toHaveURL('/')
})

test('a text that was kept, or another language, shows nothing that goes again', async ({ page }) => {
  const release = await holdApp(page)
  await openWith(page, { local: { i18nextLng: 'fr' } }, '/favicon.svg')
  await page.goto('/', { waitUntil: 'commit' })
  await expect(page.locator('html')).toHaveAttribute('data-home', 'none')
  await expect(page.getByRole('heading')).toHaveCount(0)
  release()
  await expect(page.getByRole('heading', { name: texts.fr.home.question })).toBeVisible()
  // From now on the server knows.
  expect(await page.context().cookies()).toContainEqual(
    expect.objectContaining({ name: 'lng', value: 'fr', sameSite: 'Lax' }),
  )
  await page.unrouteAll()
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-home', 'guest')
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
})
