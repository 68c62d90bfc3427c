import type { Database } from '../../../storage/database.ts'
import { runTask } from '../../../threads/run-task.ts'
import type { RecipeListStore } from '../stored/recipe-list-store.ts'
import { accountIndexes } from './account-indexes.ts'
import { createFoodNames } from './foods-named.ts'
import { readInThread } from './index-recipe.ts'
import { indexedRowsStore } from './indexed-rows-store.ts'
import { startReading } from './start-reading.ts'
import { unreadStore } from './unread-store.ts'

type Watch = Pick<Parameters<typeof startReading>[0], 'tell' | 'onFailure'>

/** What finds recipes, and what keeps up with how they are read. */
export function createFinding(database: Database, lists: RecipeListStore) {
  const rows = indexedRowsStore(database)
  return {
    ...{ lists, rows, indexes: accountIndexes(rows), foodNames: createFoodNames(runTask) },
    /** Has recipes read anew that an earlier version has read, in the background. */
    startReading: (watch: Watch) => startReading({ unread: unreadStore(database), read: readInThread, ...watch }),
  }
}
