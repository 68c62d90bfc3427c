import type { Clock } from '../../clock.ts'
import { allInSlices, slicesOf, wholeSize } from './in-slices.ts'
import { restorableSince } from './restore-recipe.ts'
import type { RecipeListStore } from './stored/recipe-list-store.ts'

const keysAtOnce = 1000

/** Clears away all recipes of an account, also those that are deleted. */
export async function clearRecipes(lists: RecipeListStore, ownerId: string): Promise<void> {
  const filter = { reach: { ownerId }, deletedSince: '' }
  for await (const slice of allInSlices(lists, filter, { sizeOf: wholeSize })) await lists.clear(slice)
}

/** Clears away what was deleted too long ago to be restored. */
export async function purgeRecipes(lists: RecipeListStore, clock: Clock): Promise<void> {
  const before = restorableSince(clock)
  for (let keys = await lists.keysDeleted(before, keysAtOnce); keys.length > 0; ) {
    for await (const slice of slicesOf(keys, { sizeOf: wholeSize })) await lists.clear(slice)
    keys = await lists.keysDeleted(before, keysAtOnce)
  }
}
