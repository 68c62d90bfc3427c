import type { Waiter } from '../fair-queue.ts'
import type { BroughtFile } from './file-members.ts'
import type { FilePlace, FileSlice } from './read-file-slice.ts'
import type { ReadingTasks } from './reading-tasks.ts'
import { createTaskLine, unlessEnded } from './task-line.ts'

/** Beside that of pages, which are quick. One recipe, or one long list of them to be parsed, has three seconds of a processor. */
const read = createTaskLine<ReadingTasks>({
  file: new URL('./reading-tasks.ts', import.meta.url),
  timeoutMs: 20_000,
  processorMs: 3000,
  idleMs: 30_000,
  niceness: 15,
  longest: 100,
})

/** Recipes after which others have their turn. */
const sliceRecipes = 50

/** What was written to do harm ends the thread; nobody does that by accident so often. */
const mostEnds = 5

/**
 * The recipes of a file, slice by slice; others have their turn between two. What ends the thread that it is read in is
 * told as unreadable, and the rest is read.
 * @throws OverloadedError; the signal's reason where it aborted
 */
export async function* readBroughtFile(waiter: Waiter, file: BroughtFile): AsyncGenerator<FileSlice> {
  let place: FilePlace | undefined = { member: 0, recipe: 0, name: file.name, unpacked: 0 }
  let ends = 0
  let oneByOne = 0
  while (place) {
    const slice: FileSlice | undefined = await unlessEnded(
      read(waiter, 'readFileSlice', file, place, oneByOne > 0 ? 1 : sliceRecipes),
    )
    if (slice) {
      yield slice
      place = slice.next
      oneByOne = Math.max(0, oneByOne - 1)
      continue
    }
    ends += 1
    // Once more, one by one, until the one that does it is found.
    if (oneByOne > 0) {
      // Where not even the first of a member came, it may be the member that cannot be opened.
      const next = place.recipe > 0 ? { recipe: place.recipe + 1 } : { member: place.member + 1 }
      const { name }: FilePlace = place
      place = ends < mostEnds ? { ...place, ...next } : undefined
      yield { drafts: [], failures: [{ name, code: 'unreadable' }], progress: 0, next: place }
      oneByOne = 0
    } else oneByOne = sliceRecipes
  }
}
