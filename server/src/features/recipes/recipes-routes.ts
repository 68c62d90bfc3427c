import type { Recipe } from '@roux/contract/recipe'
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
import { updateRecipe } from './update-recipe.ts'

/** The calls of saved recipes, and what others need of them. */
export function createRecipes(database: Database) {
  const recipes = recipesStore(database)
  const lists = recipeListStore(database)
  const versions = recipeVersionsStore(database)
  const handlers = {
    listRecipes: async ({ caller, query }) => ({ preparedJson: await listRecipes(lists, caller, query) }),
    createRecipe: async ({ caller, body }) => answer(await createRecipe(recipes, caller, body)),
    readRecipe: async ({ caller, params }) => answer(await findRecipe(recipes, params.id, caller)),
    updateRecipe: async ({ caller, params, body, ifMatch }) =>
      answer(await updateRecipe(recipes, params.id, caller, body, ifMatch)),
    deleteRecipe: async ({ caller, params }) => {
      await deleteRecipe(recipes, params.id, caller)
      return { message: 'Recipe deleted successfully' }
    },
    restoreRecipe: async ({ caller, params }) => answer(await restoreRecipe(recipes, params.id, caller)),
    listRecipeVersions: async ({ caller, params }) => ({
      preparedJson: await listVersions(recipes, versions, params.id, caller),
    }),
    restoreRecipeVersion: async ({ caller, params }) => answer(await restoreVersion(recipes, versions, params, caller)),
  } satisfies Partial<Handlers>
  return {
    handlers,
    /** @throws AppError `recipe_not_found` */
    findRecipe: async (id: string, caller: Caller) => toRecipe(await findRecipe(recipes, id, caller)),
    saveRecipe: async (ownerId: string, recipe: Recipe) => answer(await saveWrittenRecipe(recipes, ownerId, recipe)),
    exportRecipes: (ownerId: string) => exportRecipes(recipes, versions, ownerId),
    /** Clears away what was deleted too long ago to be restored. */
    purgeRecipes: () => recipes.purge(restorableSince()),
  }
}

function answer(recipe: StoredRecipe): PreparedJson {
  return { preparedJson: toRecipeJson(recipe), etag: etagOf(recipe) }
}
