import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { Browser, KeyAction, Move, PointerAction, Size } from './browser.ts'
import { findInPage, type Seen, type Wanted } from './find-in-page.ts'

/** What somebody sees of the app and does with it, whatever engine shows it. */
export interface App {
  open(path: string): Promise<void>
  /** All that can be seen of it now. */
  all(wanted: Wanted): Promise<Seen[]>
  /** The texts of all that can be seen of it now. */
  texts(wanted: Wanted): Promise<string[]>
  /** Waits until it is there, once and as it should be, and whatever moves has come to rest. */
  see(wanted: Wanted, suits?: (seen: Seen) => boolean): Promise<Seen>
  /** Brings one after the other into the window, and waits until each is there as it should be. */
  seeAllBrought(wanted: Wanted, suits: (seen: Seen) => boolean): Promise<void>
  /** Waits until nothing of it is there any more. */
  seeNoMore(wanted: Wanted): Promise<void>
  click(wanted: Wanted): Promise<void>
  /** Puts a text in place of what is in a field. */
  fill(wanted: Wanted, text: string): Promise<void>
  /** Types into what has the focus. */
  type(text: string): Promise<void>
  press(key: keyof typeof keys): Promise<void>
  /** Takes one thing, holds it over another until something is seen, and lets it go. */
  drag(wanted: Wanted, onto: Wanted, untilSeen: Wanted): Promise<void>
  /** Where the page is. */
  path(): Promise<string>
  resize(size: Size): Promise<void>
  /** Runs a function in the page, for what cannot be seen. */
  run: Browser['run']
  screenshot: Browser['screenshot']
}

const control = '\uE009'
const backspace = '\uE003'

/** The keys that have no character, as WebDriver writes them, and what is pressed together. */
const keys = {
  Enter: '\uE007',
  Escape: '\uE00C',
  Tab: '\uE004',
  Space: ' ',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  'Control+K': [control, 'k'],
}

const library = readFileSync(
  fileURLToPath(
    new URL('dom.umd.min.js', import.meta.resolve('@testing-library/dom/dist/@testing-library/dom.umd.js')),
  ),
  'utf8',
)

/** For what a page does by itself, on a busy machine. */
const patience = 20_000

export function appIn(browser: Browser, url: string): App {
  async function look(wanted: Wanted, reveal: boolean): Promise<Seen[]> {
    const given = { wanted: JSON.parse(JSON.stringify(wanted, writeExpression)) as Wanted, reveal }
    const seen = await browser.run(findInPage, given)
    if (seen) return seen
    // A page that has only just come.
    await browser.addScript(library)
    return (await browser.run(findInPage, given)) ?? []
  }

  /** Looks until what is seen suits; what it was last is in the error. */
  async function until(wanted: Wanted, suits: (seen: Seen[]) => boolean, reveal = false): Promise<Seen[]> {
    for (const limit = Date.now() + patience; ; await pause(30)) {
      const seen = await look(wanted, reveal).catch((error: Error) => error)
      if (!(seen instanceof Error) && suits(seen)) return seen
      if (Date.now() < limit) continue
      const last = seen instanceof Error ? seen.message : JSON.stringify(seen, null, 1)
      throw new Error(`It did not come to what was waited for: ${describe(wanted)} is ${last}`)
    }
  }

  async function see(wanted: Wanted, suits = (_: Seen) => true, reveal = false): Promise<Seen> {
    let before = ''
    const isIt = (seen: Seen[]) => {
      const now = JSON.stringify(seen)
      const isAtRest = now === before
      before = now
      return isAtRest && seen.length === 1 && seen.every(suits)
    }
    const [first] = await until(wanted, isIt, reveal)
    if (!first) throw new Error('One was seen')
    return first
  }

  async function moveOnto(wanted: Wanted): Promise<Move> {
    const { left, right, top, bottom } = await see(wanted, ({ isInReach, isEnabled }) => isInReach && isEnabled, true)
    return moveTo((left + right) / 2, (top + bottom) / 2)
  }

  const point = (...actions: PointerAction[]) => browser.act({ type: 'pointer', id: 'mouse', actions })
  const typeKeys = (actions: KeyAction[]) => browser.act({ type: 'key', id: 'keyboard', actions })

  const app: App = {
    open: (path) => browser.open(new URL(path, url).href),
    all: (wanted) => look(wanted, false),
    texts: async (wanted) => (await look(wanted, false)).map(({ text }) => text),
    see: (wanted, suits) => see(wanted, suits),
    seeAllBrought: async (wanted, suits) => void (await until(wanted, (seen) => seen.every(suits), true)),
    seeNoMore: async (wanted) => void (await until(wanted, (seen) => seen.length === 0)),
    click: async (wanted) => point(await moveOnto(wanted), down, up),
    async fill(wanted, text) {
      await app.click(wanted)
      await typeKeys(pressing([control, 'a'], backspace, ...text))
    },
    type: (text) => typeKeys(pressing(...text)),
    press: (key) => typeKeys(pressing([keys[key]].flat())),
    async drag(wanted, onto, untilSeen) {
      const from = await moveOnto(wanted)
      await point(from, down)
      const { top, bottom } = await see(onto)
      const way = (top + bottom) / 2 - from.y
      // As a hand does: off, half of the way, onto it.
      for (const part of [0.1, 0.5, 1]) await point(moveTo(from.x, from.y + way * part, 50))
      await see(untilSeen)
      await point(up)
    },
    path: () => browser.run(() => location.pathname, null),
    resize: browser.resize,
    run: browser.run,
    screenshot: browser.screenshot,
  }
  return app
}

const down = { type: 'pointerDown', button: 0 } as const
const up = { type: 'pointerUp', button: 0 } as const

function moveTo(x: number, y: number, duration = 0): Move {
  return { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration }
}

/** Presses one chord of keys after the other. */
function pressing(...chords: readonly (string | readonly string[])[]): KeyAction[] {
  return chords.flatMap((chord) => [
    ...[...chord].map((value) => ({ type: 'keyDown', value }) as const),
    ...[...chord].toReversed().map((value) => ({ type: 'keyUp', value }) as const),
  ])
}

function describe(wanted: Wanted): string {
  return JSON.stringify(wanted, (_key, value) => (value instanceof RegExp ? String(value) : value))
}

function writeExpression(_key: string, value: unknown): unknown {
  return value instanceof RegExp ? { source: value.source, flags: value.flags } : value
}
