import { checkItems } from '@roux/cooking/checks/check-items'
import { readForFinding } from '@roux/cooking/finding/read-for-finding'
import { systemClock } from '../server/src/clock.ts'
import { foundBy, type ReadForIndex } from '../server/src/features/recipes/finding/index-recipe.ts'

/** Recipes read for finding where nobody else waits for the event loop. */
export const readOnTheLoop: ReadForIndex = foundBy((_caller, ...what) => Promise.resolve(readForFinding(...what)))

/** Checks for a cook who wants nothing, in the same way. */
export const checking = {
  clock: systemClock,
  assertRoom: () => Promise.resolve(),
  readPreferences: () => Promise.resolve(null),
  check: (...what: Parameters<typeof checkItems>) => Promise.resolve(checkItems(...what)),
  read: readOnTheLoop,
}
