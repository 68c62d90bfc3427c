import { validate as isUuid } from 'uuid'
import { AppError } from '../../http/app-error.ts'
import type { Caller } from '../../http/caller.ts'
import type { RecipesStore } from './recipes-store.ts'
import type { Reach, StoredRecipe } from './stored/stored-recipe.ts'

/** By id, superusers reach everybody's recipes; everyone else has only their own. */
export function reachOf({ user }: { readonly user: Pick<Caller['user'], 'id' | 'is_superuser'> }): Reach {
  return user.is_superuser ? 'everybody' : { ownerId: user.id }
}

/**
 * What is no id, names nothing, or names somebody else's recipe is the same to a caller: ids tell nothing.
 * @throws AppError `recipe_not_found`
 */
export function toRecipeId(text: string): string {
  if (!isUuid(text)) throw new AppError('recipe_not_found')
  return text.toLowerCase()
}

/** @throws AppError `recipe_not_found` */
export async function findRecipe(store: RecipesStore, id: string, caller: Caller): Promise<StoredRecipe> {
  return foundOrThrow(await store.find(toRecipeId(id), reachOf(caller)))
}

/** @throws AppError `recipe_not_found` */
export function foundOrThrow<Found>(found: Found | undefined): Found {
  if (found === undefined) throw new AppError('recipe_not_found')
  return found
}
