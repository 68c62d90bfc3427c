import type { Caller } from '../../http/caller.ts'
import type { Handlers, PreparedJson } from '../../http/endpoint-routes.ts'
import type { Database } from '../../storage/database.ts'
import { deleteRecipe } from './delete-recipe.ts'
import { exportRecipes } from './export-recipes.ts'
import { findRecipe } from './find-recipe.ts'
import { listRecipes } from './list-recipes.ts'
import { listVersions } from './list-versions.ts'
import { etagOf } from './matches-etag.ts'
import { toRecipe, toRecipeJson } from './recipe-json.ts'
import { recipeListStore } from './recipe-list-store.ts'
import { recipeVersionsStore } from './recipe-versions-store.ts'
import { recipesStore } from './recipes-store.ts'
import { restorableSince, restoreRecipe } from './restore-recipe.ts'
import { restoreVersion } from './restore-version.ts'
import { createRecipe, saveWrittenRecipe } from './save-recipe.ts'
import type { StoredRecipe } from './stored-recipe.ts'
import { type ReadPreferences, updateRecipe } from './update-recipe.ts'

type SavedWith = Parameters<typeof saveWrittenRecipe> extends [unknown, unknown, ...infer Rest] ? Rest : never

/** The calls of saved recipes, and what others need of them. */
export function createRecipes(database: Database, readPreferences: ReadPreferences) {
  const recipes = recipesStore(database)
  const lists = recipeListStore(database)
  const versions = recipeVersionsStore(database)
  const handlers = {
    listRecipes: async ({ caller, query }) => ({ preparedJson: await listRecipes(lists, caller, query) }),
    createRecipe: async ({ caller, body }) =>
      answer(await createRecipe(recipes, caller, body, database.clock, readPreferences)),
    readRecipe: async ({ caller, params }) => answer(await findRecipe(recipes, params.id, caller)),
    updateRecipe: async ({ caller, params, body, ifMatch }) =>
      answer(await updateRecipe(recipes, params.id, caller, { change: body, ifMatch }, readPreferences)),
    deleteRecipe: async ({ caller, params }) => {
      await deleteRecipe(recipes, params.id, caller)
      return { message: 'Recipe deleted successfully' }
    },
    restoreRecipe: async ({ caller, params }) =>
      answer(await restoreRecipe(recipes, params.id, caller, database.clock)),
    listRecipeVersions: async ({ caller, params }) => ({
      preparedJson: await listVersions(recipes, versions, params.id, caller),
    }),
    restoreRecipeVersion: async ({ caller, params }) =>
      answer(await restoreVersion(recipes, versions, params, caller, readPreferences)),
  } satisfies Partial<Handlers>
  return {
    handlers,
    /** @throws AppError `recipe_not_found` */
    findRecipe: async (id: string, caller: Caller) => toRecipe(await findRecipe(recipes, id, caller)),
    /** The answer that a recipe of an account was given with, or is now; undefined where it is gone. */
    recallRecipe: async (ownerId: string, id: string) => {
      const recipe = await recipes.find(id, { ownerId })
      return recipe && answer(recipe)
    },
    saveRecipe: async (ownerId: string, ...what: SavedWith) =>
      answer(await saveWrittenRecipe(recipes, ownerId, ...what)),
    exportRecipes: (ownerId: string) => exportRecipes(recipes, versions, ownerId, database.clock),
    /** Clears away what was deleted too long ago to be restored. */
    purgeRecipes: () => recipes.purge(restorableSince(database.clock)),
  }
}

function answer(recipe: StoredRecipe): PreparedJson {
  return { preparedJson: toRecipeJson(recipe), etag: etagOf(recipe) }
}
