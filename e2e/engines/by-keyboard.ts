import type { App } from './app-in.ts'
import type { Wanted } from './find-in-page.ts'

/** For what comes in an idle moment, on a busy machine. */
const patience = 20_000

/** Goes on with a key until something has the focus: round and round, since it may still come. */
export async function reach(app: App, wanted: Wanted, key: 'Tab' | 'ArrowDown' = 'Tab'): Promise<void> {
  for (const limit = Date.now() + patience; Date.now() < limit; ) {
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
