import type { Clock } from '../../clock.ts'
import { toRecipe, toVersion } from './recipe-json.ts'
import type { RecipeVersionsStore } from './recipe-versions-store.ts'
import type { RecipesStore } from './recipes-store.ts'
import { restorableSince } from './restore-recipe.ts'
import type { StoredRecipe } from './stored-recipe.ts'
import { toJsonLd } from './to-json-ld.ts'

/** The same recipes twice, each as JSON; read one at a time, since all of them may be more than there is memory. */
export interface ExportedRecipes {
  /** As they are kept, with their earlier contents. */
  readonly recipes: AsyncIterable<string>
  readonly recipesJsonLd: AsyncIterable<string>
}

/** All recipes of an account with their earlier contents, for its owner to take away. */
export function exportRecipes(
  store: RecipesStore,
  versions: RecipeVersionsStore,
  ownerId: string,
  clock: Clock,
): ExportedRecipes {
  const withVersions = async (recipe: StoredRecipe) => ({
    ...toRecipe(recipe),
    deleted_at: recipe.deleted_at,
    versions: (await versions.list(recipe.id)).map(toVersion),
  })
  return {
    recipes: eachRecipe(store, ownerId, clock, withVersions),
    recipesJsonLd: eachRecipe(store, ownerId, clock, (recipe) => toJsonLd(toRecipe(recipe))),
  }
}

async function* eachRecipe(
  store: RecipesStore,
  ownerId: string,
  clock: Clock,
  describe: (recipe: StoredRecipe) => object,
): AsyncGenerator<string> {
  for (const id of await store.listIds(ownerId, restorableSince(clock))) {
    const recipe = await store.findKept(id, { ownerId })
    if (recipe) yield JSON.stringify(await describe(recipe))
  }
}
