import { setTimeout as wait } from 'node:timers/promises'
import type { Recipe } from '@roux/contract/recipe'
import { toJsonLd } from '@roux/cooking/exporting/to-json-ld'
import type { Clock } from '../../clock.ts'
import { yieldToEventLoop } from '../../yield-to-event-loop.ts'
import { allInSlices, wholeSize } from './in-slices.ts'
import type { RecipeVersionsStore } from './recipe-versions-store.ts'
import { restorableSince } from './restore-recipe.ts'
import { toExportJson, toRecipe } from './stored/recipe-json.ts'
import type { RecipeFilter, RecipeListStore } from './stored/recipe-list-store.ts'
import type { StoredRecipe } from './stored/stored-recipe.ts'

/**
 * The same recipes twice, as the entries of JSON lists: several in each piece, read when the piece before was taken, since
 * all of them may be more than there is memory.
 */
export interface ExportedRecipes {
  /** As they are kept, with their earlier contents. */
  readonly recipes: AsyncIterable<string>
  readonly recipesJsonLd: AsyncIterable<string>
}

/** All recipes of an account with their earlier contents, for its owner to take away. */
export function exportRecipes(
  lists: RecipeListStore,
  versions: RecipeVersionsStore,
  ownerId: string,
  clock: Clock,
): ExportedRecipes {
  const filter = { reach: { ownerId }, deletedSince: restorableSince(clock) }
  const withVersions = async (recipes: readonly StoredRecipe[]) => {
    const ofRecipe = Map.groupBy(await versions.listOf(recipes.map(({ id }) => id)), ({ recipe_id }) => recipe_id)
    return recipes.map((recipe) => toExportJson(recipe, ofRecipe.get(recipe.id) ?? []))
  }
  const asJsonLd = (recipes: readonly StoredRecipe[]) =>
    recipes.map((recipe) => JSON.stringify(toJsonLd(toRecipe(recipe, ownerId))))
  return {
    recipes: inPieces(eachSlice(lists, filter, withVersions)),
    recipesJsonLd: inPieces(eachSlice(lists, filter, asJsonLd)),
  }
}

async function* inPieces(slices: AsyncIterable<readonly string[]>): AsyncGenerator<string> {
  for await (const entries of slices) yield entries.join()
}

/** Recipes one by one, each as its reader may read it. */
export async function* recipesToTake(
  lists: RecipeListStore,
  filter: RecipeFilter,
  readerId: string,
): AsyncGenerator<Recipe> {
  const asRead = (recipes: readonly StoredRecipe[]) => recipes.map((recipe) => toRecipe(recipe, readerId))
  for await (const recipes of eachSlice(lists, filter, asRead)) yield* recipes
}

async function* eachSlice<Entry>(
  lists: RecipeListStore,
  filter: RecipeFilter,
  describe: (recipes: readonly StoredRecipe[]) => Entry[] | Promise<Entry[]>,
): AsyncGenerator<Entry[]> {
  // What is changed meanwhile is another's newest, and would be missed among those to come.
  for await (const slice of allInSlices(lists, filter, { sizeOf: wholeSize, isByAge: true })) {
    const began = performance.now()
    const recipes = await lists.read(slice)
    // Reading the longest is as much as the event loop may be held for at once, and so is writing it.
    await yieldToEventLoop()
    const entries = await describe(recipes)
    const took = performance.now() - began
    if (entries.length > 0) yield entries
    // Half of the time is everybody else's: an export may take a while, a page may not.
    await wait(took)
  }
}
