import { chromium, type Page } from '@playwright/test'
import { findChromium } from '../e2e/find-chromium.ts'
import { openWith } from '../e2e/open-with.ts'
import { startRoux } from '../e2e/start-roux.ts'
import { buildWebIfStale } from '../scripts/build-web.ts'
import { percentile } from './percentile.ts'
import type { Row } from './row.ts'

const recipes = 2000
const slowdown = 4
const dishes = ['Lentil soup', 'Crème brûlée', 'Bœuf bourguignon', 'Apple tart', 'Leek quiche']
const typed = ['lentil', 'creme brulee', 'boeuf', 'tart 19', 'nothing of the kind']

/** How a sidebar of many recipes keeps up with typing and scrolling, in a browser. */
export async function measureSidebar(): Promise<Row[]> {
  buildWebIfStale()
  const roux = await startRoux({ LOG_LEVEL: 'silent', RATE_LIMIT_PER_MINUTE: '0' })
  const asRoot = process.getuid?.() === 0
  const browser = await chromium.launch({ executablePath: await findChromium(), args: asRoot ? ['--no-sandbox'] : [] })
  try {
    const page = await browser.newPage({ baseURL: roux.url, viewport: { width: 1280, height: 800 } })
    await signUpWithRecipes(page)
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    const started = performance.now()
    await page.goto('/')
    await page
      .getByRole('link', { name: /^Lentil soup \d+$/ })
      .first()
      .waitFor()
    const loaded = performance.now() - started
    const typing = await measureTyping(page)
    const openings = await measureOpening(page)
    const frames = await measureScrolling(page)
    return [
      [
        `sidebar of ${recipes} recipes, processor slowed ${slowdown} times, from opening the page until it is filled`,
        `${Math.round(loaded)} ms`,
      ],
      [`… from a key in its search to the next frame, median and 95th percentile`, spread(typing)],
      [`… from a press that opens it to the next frame, median and 95th percentile`, spread(openings)],
      [`… one frame while it scrolls, median and 95th percentile`, spread(frames)],
    ]
  } finally {
    await browser.close()
    await roux.stop()
  }
}

async function signUpWithRecipes(page: Page): Promise<void> {
  const account = { email: 'cook@example.org', password: 'a password' }
  await page.request.post('/api/v1/users/signup', { data: account })
  const form = { username: account.email, password: account.password }
  const { access_token: token } = await (await page.request.post('/api/v1/login/access-token', { form })).json()
  const headers = { authorization: `Bearer ${token}` }
  for (let made = 0; made < recipes; made += 10) {
    const titles = Array.from({ length: 10 }, (_, place) => `${dishes[place % dishes.length]} ${made + place}`)
    await Promise.all(titles.map((title) => page.request.post('/api/v1/recipes/', { data: { title }, headers })))
  }
  await openWith(page, { local: { access_token: token } }, '/favicon.svg')
}

/** Milliseconds from each key to the frame after the one that shows what it found. */
async function measureTyping(page: Page): Promise<number[]> {
  const search = page.getByRole('searchbox')
  await search.evaluate((box) => {
    const waits: number[] = []
    Object.assign(window, { waits })
    box.addEventListener('input', ({ timeStamp }) => {
      requestAnimationFrame(() => requestAnimationFrame((now) => waits.push(now - timeStamp)))
    })
  })
  for (const text of typed) {
    await search.pressSequentially(text, { delay: 60 })
    await search.fill('')
  }
  return page.evaluate(() => Reflect.get(window, 'waits') as number[])
}

/** Milliseconds from each press that opens it to the frame after the one that shows it. */
async function measureOpening(page: Page): Promise<number[]> {
  const waits: number[] = []
  for (let round = 0; round < 10; round += 1) {
    const wait = await page.getByRole('button', { name: 'Menu', exact: true }).evaluate(async (button: HTMLElement) => {
      const started = performance.now()
      button.click()
      const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve))
      await frame()
      return (await frame()) - started
    })
    // Every other press closes it.
    if (round % 2 === 1) waits.push(wait)
  }
  return waits
}

/** Milliseconds of each frame while the list scrolls from end to end. */
function measureScrolling(page: Page): Promise<number[]> {
  return page
    .getByRole('link', { name: /^Lentil soup \d+$/ })
    .first()
    .evaluate(async (row) => {
      let list: Element | null = row
      while (list && list.scrollHeight <= list.clientHeight + 1000) list = list.parentElement
      if (!list) throw new Error('The list does not scroll')
      const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve))
      const frames: number[] = []
      let before = await frame()
      for (let step = 0; step < 120; step += 1) {
        list.scrollTop += list.scrollHeight / 120
        const now = await frame()
        frames.push(now - before)
        before = now
      }
      return frames
    })
}

function spread(samples: readonly number[]): string {
  return `${percentile(samples, 0.5).toFixed(0)} ms, ${percentile(samples, 0.95).toFixed(0)} ms`
}

if (import.meta.main) for (const [what, figure] of await measureSidebar()) console.log(`${what}: ${figure}`)
