import type { Page } from '@playwright/test'
import { expect, test, withMotion } from './test.ts'
import { languages, texts } from './texts.ts'
import { waitForFonts } from './wait-for-fonts.ts'

interface Step {
  readonly text: string
  /** Milliseconds on the page's clock. */
  readonly time: number
  /** Where the prompt box stood. */
  readonly boxTop: number
}

test.use({ ...withMotion, viewport: { width: 390, height: 844 } })

for (const language of languages) {
  const { examples } = texts[language].home

  test(`at least twelve examples type themselves at the speed of a hand, in ${language}`, async ({ page }) => {
    await watchTypingLine(page)
    await page.goto(`/?lng=${language}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await waitForFonts(page)
    await page.clock.runFor(10_000 * examples.length)
    const steps = await readSteps(page)

    const whole = steps.filter(({ text }) => examples.includes(text)).map(({ text }) => text)
    expect(whole.slice(0, examples.length + 1)).toEqual([...examples, examples[0]])
    expect(new Set(examples).size).toBeGreaterThanOrEqual(12)

    const waits = { type: [] as number[], hold: [] as number[], remove: [] as number[] }
    for (const [place, step] of steps.slice(1).entries()) {
      const { text, time } = steps[place] ?? step
      const change = Array.from(step.text).length - Array.from(text).length
      const kind = change > 0 ? 'type' : examples.includes(text) ? 'hold' : 'remove'
      waits[kind].push(Math.round(step.time - time))
      expect(Math.abs(change), `${text} → ${step.text}`).toBe(1)
    }
    expectRange(waits.type, 60, 120)
    expectRange(waits.hold, 1200, 1200)
    expectRange(waits.remove, 20, 60)
    // The first is what the page came with, perhaps before its styles.
    expect(new Set(steps.slice(1).map(({ boxTop }) => boxTop)).size).toBe(1)
  })
}

test('nothing on the home screen but the typing line moves while it types', async ({ page }) => {
  await watchTypingLine(page)
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await waitForFonts(page)
  await page.evaluate(() => {
    const moved: string[] = []
    Object.assign(window, { moved })
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries()) {
        for (const { node } of Reflect.get(shift, 'sources') as readonly { node: Node | null }[]) {
          const element = node instanceof Element ? node : node?.parentElement
          if (element && !element.closest('main p[aria-hidden="true"]')) moved.push(element.outerHTML)
        }
      }
    }).observe({ type: 'layout-shift' })
  })
  for (let seconds = 0; seconds < 30; seconds += 5) {
    await page.clock.runFor(5000)
    // Makes sure of a frame, which is when the browser looks for what has moved.
    await page.screenshot()
  }
  expect(new Set((await readSteps(page)).map(({ text }) => text)).size).toBeGreaterThan(100)
  expect(await page.evaluate(() => Reflect.get(window, 'moved'))).toEqual([])
})

test('the examples stand still for those who want no motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await watchTypingLine(page)
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.clock.runFor(5000)
  const [first, ...more] = (await readSteps(page)).map(({ text }) => text).filter((text) => text !== '')
  expect(texts.en.home.examples).toContain(first)
  expect(more).toEqual([])
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
})

/** Has the page write down every text of the typing line and its time, on a clock that only the test moves. */
async function watchTypingLine(page: Page): Promise<void> {
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(1000)
  await page.addInitScript(() => {
    const steps: Step[] = []
    Object.assign(window, { steps })
    new MutationObserver(() => {
      const text = document.querySelector('main p[aria-hidden="true"]')?.textContent
      if (text === undefined || text === null || text === steps.at(-1)?.text) return
      steps.push({
        text,
        time: Date.now(),
        boxTop: document.querySelector('textarea')?.getBoundingClientRect().top ?? 0,
      })
    }).observe(document, { childList: true, subtree: true, characterData: true })
  })
}

function readSteps(page: Page): Promise<Step[]> {
  return page.evaluate(() => Reflect.get(window, 'steps') as Step[])
}

/** All within these milliseconds, and not all the same where there is room. */
function expectRange(waits: readonly number[], least: number, most: number): void {
  expect(waits.filter((wait) => wait < least || wait > most)).toEqual([])
  expect(Math.max(...waits) - Math.min(...waits)).toBeGreaterThanOrEqual((most - least) / 2)
}
