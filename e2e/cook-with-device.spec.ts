import type { Page } from '@playwright/test'
import { expectAccessible } from './expect-accessible.ts'
import { expectToFit } from './expect-to-fit.ts'
import { openRecipe } from './have-recipe.ts'
import { openWith } from './open-with.ts'
import { title } from './read-recipe-page.ts'
import { soup } from './recipe-answers.ts'
import { expect, test } from './test.ts'
import { texts } from './texts.ts'

const { cook, recipe: words, notes } = texts.en

test('the screen is kept on in cook mode, again when the page is back, and no longer when it is left', async ({
  page,
}) => {
  await holdLocks(page)
  await openWith(page, { session: { 'temp-recipe': JSON.stringify(soup) } }, '/recipe/guest')
  await page.getByRole('main').getByRole('button', { name: words.cook }).click()
  await expect(page.getByText('Cut the carrots.')).toBeVisible()
  await expect.poll(() => locks(page)).toEqual({ held: 1, taken: 1 })
  await page.keyboard.press('ArrowRight')
  await expect(page.getByText('Simmer them')).toBeVisible()
  await show(page, 'hidden')
  expect(await locks(page)).toEqual({ held: 0, taken: 1 })
  await show(page, 'visible')
  await expect.poll(() => locks(page)).toEqual({ held: 1, taken: 2 })
  await expect(page.getByText(cook.maySleep)).toHaveCount(0)
  await page.getByRole('button', { name: cook.leave }).click()
  await expect(title(page)).toHaveText(soup.title)
  await expect.poll(() => locks(page)).toEqual({ held: 0, taken: 2 })
})

test('a browser that refuses to keep the screen on is told of in one line', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'wakeLock', { value: { request: () => Promise.reject(new Error('low battery')) } })
  })
  await openWith(page, { session: { 'temp-recipe': JSON.stringify(soup) } }, '/recipe/guest/cook')
  await expect(page.getByText(cook.maySleep)).toBeVisible()
  await expectAccessible(page)
})

test('steps are read aloud in the language of the recipe, until that is turned off, also after a reload', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const said: string[] = []
    Object.assign(window, { said })
    speechSynthesis.speak = ({ lang, text }) => said.push(`${lang}: ${text}`)
    speechSynthesis.cancel = () => said.push('silence')
  })
  const said = () => page.evaluate(() => (Reflect.get(window, 'said') as string[]).filter((text) => text !== 'silence'))
  const last = () => page.evaluate(() => (Reflect.get(window, 'said') as string[]).at(-1))
  await openWith(
    page,
    { session: { 'temp-recipe': JSON.stringify(soup) }, local: { i18nextLng: 'fr' } },
    '/recipe/guest/cook',
  )
  const toggle = page.getByRole('button', { name: texts.fr.cook.readAloud })
  await expect(toggle).toHaveAttribute('aria-pressed', 'false')
  expect(await said()).toEqual([])
  await toggle.click()
  await page.keyboard.press('ArrowRight')
  await expect.poll(said).toEqual(['en: Cut the carrots.', 'en: Simmer them until they are soft.'])
  await page.reload()
  await expect(toggle).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(said).toEqual(['en: Simmer them until they are soft.'])
  await toggle.click()
  expect(await last()).toBe('silence')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByText('blend it')).toBeVisible()
  expect(await last()).toBe('silence')
})

test('a note for next time joins the notes of the recipe, whatever was written there meanwhile', async ({
  page,
  expectedComplaints,
}) => {
  expectedComplaints.push(/the server responded with a status of (?:412|500)/, /saving notes failed/)
  const saved = await openRecipe(page, { recipe: { ...soup, notes: 'Mine.' } })
  await page.goto(`/recipe/${saved.id}/cook?step=4`)
  const field = page.getByRole('textbox', { name: cook.note })
  await expect(page.getByText('Mine.')).toBeVisible()
  await field.fill('Less salt')
  await page.reload()
  await expect(field).toHaveValue('Less salt')
  await field.press('ArrowLeft')
  await expect(field).toHaveValue('Less salt')
  await expectAccessible(page)
  await expectToFit(page)

  await page.route(`**/api/v1/recipes/${saved.id}`, (route) => route.fulfill({ status: 500 }))
  await page.getByRole('button', { name: cook.done }).click()
  await expect(page.getByRole('alert').filter({ hasText: notes.saveFailed })).toBeVisible()
  await page.unroute(`**/api/v1/recipes/${saved.id}`)

  await saved.change({ notes: 'Theirs.' })
  await page.getByRole('button', { name: cook.done }).click()
  await expect(page).toHaveURL(`/recipe/${saved.id}`)
  await expect(page.getByRole('region', { name: notes.heading })).toContainText('Theirs.\nLess salt')
  expect(await saved.read()).toMatchObject({ notes: 'Theirs.\nLess salt' })
  await page.goto(`/recipe/${saved.id}/cook?step=4`)
  await expect(field).toHaveValue('')
})

test('a guest’s note stays with the recipe of the tab', async ({ page }) => {
  await openWith(page, { session: { 'temp-recipe': JSON.stringify(soup) } }, '/recipe/guest/cook?step=4')
  await page.getByRole('textbox', { name: cook.note }).fill('More carrots')
  await page.getByRole('button', { name: cook.done }).click()
  await expect(page.getByRole('region', { name: notes.heading })).toContainText('More carrots')
})

/** A device whose locks can be counted; a browser gives them back when the page is hidden. */
async function holdLocks(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const state = { held: 0, taken: 0 }
    Object.assign(window, { locks: state })
    const request = () => {
      state.taken += 1
      state.held += 1
      const lock = {
        released: false,
        release() {
          if (!lock.released) state.held -= 1
          lock.released = true
          return Promise.resolve()
        },
      }
      document.addEventListener('visibilitychange', () => document.hidden && void lock.release())
      return Promise.resolve(lock)
    }
    Object.defineProperty(navigator, 'wakeLock', { value: { request } })
  })
}

function locks(page: Page): Promise<unknown> {
  return page.evaluate(() => Reflect.get(window, 'locks') as unknown)
}

/** As when another tab, or the lock screen, comes in front of the page. */
function show(page: Page, state: 'hidden' | 'visible'): Promise<void> {
  return page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { value, configurable: true })
    Object.defineProperty(document, 'hidden', { value: value === 'hidden', configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  }, state)
}

test('a timer that ends behind another tab shows a notice, and one in sight does not', async ({ page }) => {
  await page.addInitScript(() => {
    const notices: string[] = []
    class Notice {
      static permission = 'default'
      static requestPermission() {
        Notice.permission = 'granted'
        return Promise.resolve('granted')
      }
      constructor(title: string) {
        notices.push(title)
      }
    }
    Object.assign(window, { notices, Notification: Notice })
  })
  const notices = () => page.evaluate(() => Reflect.get(window, 'notices') as string[])
  const said = (time: string) => texts.en.timers.isOver.replace('{{name}}', `Simmer for ${time}`)
  const steps = [{ id: '1', content: 'Simmer for 5 minutes. Simmer for 9 minutes.', index: '1' }]
  await page.clock.install()
  await openWith(
    page,
    { session: { 'temp-recipe': JSON.stringify({ ...soup, directions: steps }) } },
    '/recipe/guest/cook',
  )
  for (const time of ['5 minutes', '9 minutes']) {
    await page.getByRole('button', { name: texts.en.timers.start.replace('{{time}}', time) }).click()
  }
  const ask = page.getByRole('button', { name: texts.en.timers.notify })
  await ask.click()
  await expect(ask).toHaveCount(0)
  await page.clock.fastForward('05:05')
  await expect(page.getByRole('alert').filter({ hasText: said('5 minutes') })).toHaveCount(1)
  expect(await notices()).toEqual([])
  await show(page, 'hidden')
  await page.clock.fastForward('04:05')
  await expect.poll(notices).toEqual([said('9 minutes')])
})

test('on a phone, where a page may show no notices itself, a worker shows them that answers for no address', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const notices: unknown[] = []
    class Notice {
      static permission = localStorage.getItem('may-notify') ?? 'default'
      static requestPermission() {
        localStorage.setItem('may-notify', 'granted')
        Notice.permission = 'granted'
        return Promise.resolve('granted')
      }
      constructor() {
        throw new TypeError('Illegal constructor')
      }
    }
    Object.assign(window, { notices, Notification: Notice })
    // A browser without a screen shows none.
    ServiceWorkerRegistration.prototype.showNotification = function (title, options) {
      notices.push([this.active?.scriptURL, title, options?.body])
      return Promise.resolve()
    }
  })
  const workers = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)
  const steps = [{ id: '1', content: 'Simmer for 5 minutes.', index: '1' }]
  await page.clock.install()
  await openWith(
    page,
    { session: { 'temp-recipe': JSON.stringify({ ...soup, directions: steps }) } },
    '/recipe/guest/cook',
  )
  await page.getByRole('button', { name: texts.en.timers.start.replace('{{time}}', '5 minutes') }).click()
  const ask = page.getByRole('button', { name: texts.en.timers.notify })
  await expect(ask).toBeVisible()
  expect(await workers()).toBe(0)
  await ask.click()
  await expect.poll(workers).toBe(1)

  await page.reload()
  await expect(page.getByRole('timer')).toBeVisible()
  const answered = page.waitForResponse('**/api/v1/about')
  await page.evaluate(() => fetch('/api/v1/about'))
  expect((await answered).fromServiceWorker()).toBe(false)
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull()
  await show(page, 'hidden')
  await page.clock.fastForward('05:05')
  const said = texts.en.timers.isOver.replace('{{name}}', 'Simmer for 5 minutes')
  const step = texts.en.timers.step.replace('{{step}}', '1')
  await expect
    .poll(() => page.evaluate(() => Reflect.get(window, 'notices')))
    .toEqual([[new URL('/notices.js', page.url()).href, said, `${step} · ${soup.title}`]])
})
