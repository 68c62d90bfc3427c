import type { Brought } from '@roux/contract/bringing-in'
import { createFairQueue, type Waiter } from '../fair-queue.ts'
import { createThread, ThreadError } from './thread.ts'

/** What was written to do harm costs a second of a processor, and the thread that it is read in. */
const thread = createThread({
  file: new URL('./reading-tasks.ts', import.meta.url),
  timeoutMs: 15_000,
  processorMs: 1000,
  idleMs: 60_000,
  niceness: 10,
})

const line = createFairQueue({ atOnce: 1, longest: 100 })

/** A page, with its address where that is known, or a text. */
export type Written = { readonly html: string; readonly address: string | undefined } | { readonly text: string }

/**
 * The recipes in a page or a text; undefined where it cannot be read in the time that there is for one.
 * @throws OverloadedError; the signal's reason where it aborted before its turn
 */
export async function readBrought(waiter: Waiter, written: Written): Promise<readonly Brought[] | undefined> {
  const [name, args] =
    'html' in written
      ? (['readPage', [written.html, written.address]] as const)
      : (['readText', [written.text]] as const)
  try {
    return await line.run(waiter, async () => {
      const { value, error } = await thread.run(name, args)
      if (error !== undefined) throw error
      // Named above, and of our own.
      return value as Brought[]
    })
  } catch (error) {
    if (error instanceof ThreadError) return undefined
    throw error
  }
}
