import type { Recipe } from '@roux/contract/recipe'
import type { ExportFormat } from '@roux/contract/taking-away'
import type { Waiter } from '../fair-queue.ts'
import { createTaskLine } from './task-line.ts'
import type { WritingTasks } from './writing-tasks.ts'

/** The longest recipe takes some hundred milliseconds. */
const write = createTaskLine<WritingTasks>({
  file: new URL('./writing-tasks.ts', import.meta.url),
  timeoutMs: 15_000,
  idleMs: 30_000,
  niceness: 10,
  longest: 500,
})

/**
 * A recipe as the text of a file; `name` is that of the file. Addresses take turns.
 * @throws OverloadedError; ThreadError; the signal's reason where it aborted before its turn
 */
export function writeRecipeFile(waiter: Waiter, recipe: Recipe, format: ExportFormat, name: string): Promise<string> {
  return write(waiter, 'writeRecipe', recipe, format, name)
}
