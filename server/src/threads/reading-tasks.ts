import { readPage } from '@roux/cooking/importing/read-page'
import { readText } from '@roux/cooking/importing/read-text'
import { textToRead, withProvider } from '@roux/cooking/importing/read-with-provider'
import { readFileSlice } from './read-file-slice.ts'

/** What is done in the thread that reads what others wrote. */
export const tasks = {
  readPage,
  readText,
  textToRead,
  withProvider,
  readFileSlice,
  warm: () => readText('Soup\n1 leek\n2 carrots\nBoil them.').length,
}

export type ReadingTasks = typeof tasks
