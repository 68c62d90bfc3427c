import type { App } from './app-in.ts'
import type { Wanted } from './find-in-page.ts'

/** More things than any of our pages has that take the focus. */
const mostSteps = 90

/** Goes on with a key until something has the focus. */
export async function reach(app: App, wanted: Wanted, key: 'Tab' | 'ArrowDown' = 'Tab'): Promise<void> {
  for (let steps = 0; steps < mostSteps; steps += 1) {
    if ((await app.all(wanted)).some(({ isFocused }) => isFocused)) return
    await app.press(key)
  }
  throw new Error(`It cannot be reached with ${key}: ${JSON.stringify(wanted)}`)
}

/** Does with the keyboard alone what a click would do. */
export async function pressOn(app: App, wanted: Wanted): Promise<void> {
  await reach(app, wanted)
  await app.press('Enter')
}
