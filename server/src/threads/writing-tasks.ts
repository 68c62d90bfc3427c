import type { Recipe } from '@roux/contract/recipe'
import type { ExportFormat } from '@roux/contract/taking-away'
import { isPlainFormat, writePlainly } from '@roux/cooking/exporting/write-plainly'

/** What is done in the thread that writes files. What needs the lexicon fetches it: most files do without its 75 MB. */
export const tasks = {
  writeRecipe: async (recipe: Recipe, format: ExportFormat, name: string) => {
    if (isPlainFormat(format)) return writePlainly(recipe, format, name)
    const { writeRead } = await import('@roux/cooking/exporting/write-read')
    return writeRead(recipe, format)
  },
}

export type WritingTasks = typeof tasks
