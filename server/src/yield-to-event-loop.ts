import { setImmediate as nextTurn } from 'node:timers/promises'

let last: Promise<unknown> = Promise.resolve()

/**
 * Resolves in a turn of the event loop that is given to nobody else. What takes milliseconds of the processor begins
 * with it: where hundreds are due at once, other calls get in between.
 */
export async function yieldToEventLoop(): Promise<void> {
  last = last.then(() => nextTurn())
  await last
}
