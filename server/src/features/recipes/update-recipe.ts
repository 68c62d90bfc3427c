import { isDeepStrictEqual } from 'node:util'
import { contentFields, isList } from '@roux/contract/content-fields'
import { distinctTags } from '@roux/contract/distinct-tags'
import type { ItemInput, RecipeChange } from '@roux/contract/recipe'
import type { VersionReason } from '@roux/contract/version-reason'
import { AppError } from '../../http/app-error.ts'
import type { Caller } from '../../http/caller.ts'
import type { StoredContent } from '../../storage/tables.ts'
import { findRecipe, foundOrThrow, reachOf } from './find-recipe.ts'
import { etagOf, matchesEtag } from './matches-etag.ts'
import { numberItems } from './number-items.ts'
import { type Checking, checkedAnew, type Made } from './recipe-findings.ts'
import { hasSameContent, type RecipesStore } from './recipes-store.ts'
import { readItems } from './stored/recipe-json.ts'
import type { StoredRecipe } from './stored/stored-recipe.ts'

/**
 * Changes what is sent of a recipe, and checks it again where that is another content. Its notes change for its owner only.
 * @param ifMatch only if the recipe still has one of these ETags; without, the last change wins.
 * @throws AppError `recipe_not_found`, `recipe_changed`, `account_full`, `too_many_requests`
 */
export function updateRecipe(
  store: RecipesStore,
  id: string,
  caller: Caller,
  { change, ifMatch }: { readonly change: RecipeChange; readonly ifMatch: string | undefined },
  checking: Checking,
): Promise<StoredRecipe> {
  const make = (present: StoredRecipe) => {
    if (ifMatch !== undefined && !matchesEtag(ifMatch, etagOf(present))) throw new AppError('recipe_changed')
    const isOwn = present.user.id === caller.user.id
    const next = changedBy(isOwn ? change : { ...change, notes: undefined }, present)
    return hasSameContent(present, next) ? same(next) : checkedAnew(next, !hasSameText(present, next), checking)
  }
  return changeContent(store, id, caller, make, { reason: 'edited' })
}

/**
 * Stores what is made of the content of a recipe, which others may change meanwhile: it is made again then, out of what
 * they have left. A check takes too long for a transaction.
 * @throws AppError `recipe_not_found`, `account_full`; what `make` throws
 */
export async function changeContent(
  store: RecipesStore,
  id: string,
  caller: Caller,
  make: (present: StoredRecipe) => Made | Promise<Made>,
  how: { readonly reason: VersionReason; readonly mayGrow?: boolean },
): Promise<StoredRecipe> {
  for (;;) {
    const seen = await findRecipe(store, id, caller)
    const changed = await store.change({ seen, ...(await make(seen)), ...how }, reachOf(caller))
    if (changed === 'no room') throw new AppError('account_full')
    if (changed !== 'left') return foundOrThrow(changed)
  }
}

/** A recipe whose content stays what it is. */
export function same(made: StoredRecipe): Made {
  return { made, found: undefined }
}

function changedBy({ ingredients, directions, tags, ...change }: RecipeChange, present: StoredRecipe): StoredRecipe {
  return {
    ...present,
    ...sentOf(change),
    tags: tags ? JSON.stringify(distinctTags(tags)) : present.tags,
    ingredients: renumbered(ingredients, present.ingredients),
    directions: renumbered(directions, present.directions),
  }
}

function sentOf<Change extends object>(change: Change): { [Field in keyof Change]?: NonNullable<Change[Field]> } {
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)) as Change
}

/** Do two contents say the same, whatever the ids of their lines? */
function hasSameText(one: StoredContent, other: StoredContent): boolean {
  const linesOf = (list: string) => readItems(list).map(({ content }) => content)
  return contentFields.every((field) =>
    isList(field) ? isDeepStrictEqual(linesOf(one[field]), linesOf(other[field])) : one[field] === other[field],
  )
}

function renumbered(sent: readonly ItemInput[] | undefined, present: string): string {
  return sent ? JSON.stringify(numberItems(sent, readItems(present))) : present
}
