import type { AccountExport } from '@roux/contract/export'
import { toRecipe, toVersion } from './recipe-json.ts'
import type { RecipeVersionsStore } from './recipe-versions-store.ts'
import type { RecipesStore } from './recipes-store.ts'
import { restorableSince } from './restore-recipe.ts'
import { toJsonLd } from './to-json-ld.ts'

/** All recipes of an account with their earlier contents, for its owner to take away. */
export async function exportRecipes(
  store: RecipesStore,
  versions: RecipeVersionsStore,
  ownerId: string,
): Promise<Pick<AccountExport, 'recipes' | 'recipes_json_ld'>> {
  const [stored, earlier] = await Promise.all([store.listAll(ownerId, restorableSince()), versions.listAll(ownerId)])
  const versionsOf = Map.groupBy(earlier, ({ recipe_id }) => recipe_id)
  return {
    recipes: stored.map((recipe) => ({
      ...toRecipe(recipe),
      deleted_at: recipe.deleted_at,
      versions: (versionsOf.get(recipe.id) ?? []).map(({ recipe_id: _, ...version }) => toVersion(version)),
    })),
    recipes_json_ld: stored.map((recipe) => toJsonLd(toRecipe(recipe))),
  }
}
