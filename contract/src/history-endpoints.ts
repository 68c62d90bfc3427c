import * as z from 'zod/mini'
import { ChangedRecipes, RecipesChange } from './changing-recipes.ts'
import { Recipe, RecipeId, RecipeVersions, RestoreQuery } from './recipe.ts'
import { Message } from './session.ts'

/** What the calls take and answer by which earlier contents, and deleted recipes, are seen and come back. */
export const historyEndpoints = {
  restoreRecipe: {
    summary: 'Undo the deletion of a recipe; in the place of the one that replaced it, which is deleted then',
    caller: 'user',
    params: RecipeId,
    query: RestoreQuery,
    response: Recipe,
    errors: ['recipe_not_found'],
  },
  clearDeletedRecipe: {
    summary: 'Let a deleted recipe go for good, with its history',
    caller: 'user',
    params: RecipeId,
    response: Message,
    errors: ['recipe_not_found'],
  },
  listRecipeVersions: {
    summary: 'Earlier contents of a recipe, newest first: up to 50, and to 1 MiB of text',
    caller: 'user',
    params: RecipeId,
    response: RecipeVersions,
    errors: ['recipe_not_found'],
  },
  restoreRecipeVersion: {
    summary: 'Make an earlier content the present one; the present one becomes a version',
    caller: 'user',
    params: z.object({ id: z.string(), version: z.string() }),
    response: Recipe,
    errors: ['recipe_not_found', 'overloaded'],
  },
  changeRecipes: {
    summary: 'Delete, restore or tag many recipes; each by itself, and what could not be done is told',
    caller: 'user',
    body: RecipesChange,
    response: ChangedRecipes,
    errors: [],
  },
} as const
