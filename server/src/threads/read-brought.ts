import type { Brought } from '@roux/contract/bringing-in'
import type { PartialDraft } from '@roux/contract/draft'
import type { Waiter } from '../fair-queue.ts'
import type { ReadingTasks } from './reading-tasks.ts'
import { createTaskLine, unlessEnded } from './task-line.ts'

/** What was written to do harm costs a second of a processor, and the thread that it is read in. */
const read = createTaskLine<ReadingTasks>({
  file: new URL('./reading-tasks.ts', import.meta.url),
  timeoutMs: 15_000,
  processorMs: 1000,
  idleMs: 60_000,
  niceness: 10,
  longest: 100,
})

/** A page, with its address where that is known, or a text. */
export type BroughtText = { readonly html: string; readonly address: string | undefined } | { readonly text: string }

/**
 * The recipes in a page or a text; undefined where it cannot be read in the time that there is for one.
 * @throws OverloadedError; the signal's reason where it aborted before its turn
 */
export function readBrought(waiter: Waiter, written: BroughtText): Promise<readonly Brought[] | undefined> {
  return unlessEnded(
    'html' in written
      ? read(waiter, 'readPage', written.html, written.address)
      : read(waiter, 'readText', written.text),
  )
}

/** What a provider is given to read of it; undefined where even that takes too long. @throws as `readBrought` does */
export function textOfBrought(waiter: Waiter, written: BroughtText): Promise<string | undefined> {
  return unlessEnded(read(waiter, 'textToRead', 'html' in written ? written.html : written.text))
}

/** What a provider has read in that text, held against it. @throws as `readBrought` does */
export function readWithProvider(
  waiter: Waiter,
  given: Parameters<ReadingTasks['withProvider']>[0],
  draft: PartialDraft,
): Promise<Brought | undefined> {
  return unlessEnded(read(waiter, 'withProvider', given, draft))
}
