import { joinLasting, type LastingConstraints } from '@roux/contract/constraints'
import { distinctTags } from '@roux/contract/distinct-tags'
import { readNutrientWish } from '@roux/contract/nutrient-wish'
import type { Finding, NewRecipe, Recipe } from '@roux/contract/recipe'
import type { Source } from '@roux/contract/source'
import type { VersionReason } from '@roux/contract/version-reason'
import { v7 as uuid } from 'uuid'
import { type Clock, toTimestamp } from '../../clock.ts'
import { AppError } from '../../http/app-error.ts'
import type { Caller } from '../../http/caller.ts'
import type { Executor } from '../../storage/database.ts'
import { findRecipe, reachOf } from './find-recipe.ts'
import type { ReadForIndex } from './finding/index-recipe.ts'
import { type CheckedFor, readCheckedFor } from './kept-constraints.ts'
import { etagOf, matchesEtag } from './matches-etag.ts'
import { numberItems } from './number-items.ts'
import { type Checking, findAnew } from './recipe-findings.ts'
import { dateOf, type RecipesStore } from './recipes-store.ts'
import type { StoredRecipe } from './stored/stored-recipe.ts'

interface Saving extends Checking {
  readonly clock: Clock
  /**
   * Counts what is accepted in an account though that is full.
   * @throws AppError `account_full` for what replaces nothing, `quota_exceeded`
   */
  readonly assertRoom: (ownerId: string, isAccepted: boolean) => Promise<void>
  /** Stored with the recipe, or neither is. */
  readonly alongside?: ((trx: Executor, id: string) => Promise<void>) | undefined
}

/**
 * Saves a recipe that somebody wrote by hand or has improved. One that takes the place of another belongs to the other's
 * owner, whoever accepted it, and is checked for what the other was.
 * @param ifMatch only if the recipe it replaces still has one of these ETags
 * @throws AppError `recipe_not_found` where the caller does not reach the recipe it replaces, or that is gone;
 * `recipe_changed`, `account_full`, `quota_exceeded`, `too_many_requests`
 */
export async function createRecipe(
  store: RecipesStore,
  caller: Caller,
  { recipe, ifMatch }: { readonly recipe: NewRecipe; readonly ifMatch: string | undefined },
  { assertRoom, clock, alongside: storeWith, ...checking }: Saving,
): Promise<StoredRecipe> {
  const { ingredients, directions, tags, findings, replaces, wish, source, written_by, ...fields } = recipe
  const content = {
    ...fields,
    ingredients: JSON.stringify(numberItems(ingredients)),
    directions: JSON.stringify(numberItems(directions)),
  }
  const replaced = replaces === undefined ? undefined : await findRecipe(store, replaces, caller)
  if (replaced && ifMatch !== undefined && !matchesEtag(ifMatch, etagOf(replaced))) throw new AppError('recipe_changed')
  const ownerId = (replaced?.user ?? caller.user).id
  await assertRoom(ownerId, replaced !== undefined)
  const checkedFor = withNutrients(readCheckedFor(replaced?.checked_for ?? null), findings)
  const written = { ownerId, written: findings, checkedFor, isChanged: false }
  const { findings: anew, found } = await findAnew(content, written, checking)
  const now = toTimestamp(clock())
  const made = {
    ...content,
    id: uuid(),
    tags: JSON.stringify(distinctTags(tags)),
    findings: JSON.stringify(anew),
    checked_for: checkedFor && JSON.stringify(checkedFor),
    reason: reasonOf(replaced, source),
    source: source && JSON.stringify(source),
    written_by: written_by && JSON.stringify(written_by),
    wish: (replaced && wish) ?? null,
    notes_updated_at: dateOf(content.notes, now),
    created_at: now,
    updated_at: now,
  }
  const alongside = storeWith && ((trx: Executor) => storeWith(trx, made.id))
  if (!replaced) return save(store, ownerId, { recipe: made, found, alongside })
  const revision = ifMatch === undefined ? undefined : replaced.revision
  const replacing = { id: replaced.id, reach: reachOf(caller), revision }
  return save(store, ownerId, { recipe: made, found, replaces: replacing, alongside })
}

/** Two bounds of each. */
const mostNutrients = 16

/** With what its writer was asked to have it hold; of all that is checked only that is nobody's business but its own. */
function withNutrients(checkedFor: CheckedFor, findings: readonly Finding[]): CheckedFor {
  const nutrients = findings.flatMap(({ code, params }) =>
    code === 'nutrient' ? (readNutrientWish(params) ?? []) : [],
  )
  return nutrients.length > 0
    ? joinLasting(checkedFor ?? {}, { nutrients: nutrients.slice(0, mostNutrients) })
    : checkedFor
}

function reasonOf(replaced: StoredRecipe | undefined, source: Source | null): VersionReason {
  if (replaced) return 'improved'
  return source ? 'brought_in' : 'written'
}

/**
 * Saves a recipe as it was written and checked for somebody.
 * @param alongside stored with it, or neither is
 * @throws AppError `account_full`
 */
export async function saveWrittenRecipe(
  store: RecipesStore,
  read: ReadForIndex,
  ownerId: string,
  { recipe, checkedFor }: { readonly recipe: Recipe; readonly checkedFor: LastingConstraints },
  alongside?: (trx: Executor) => Promise<void>,
): Promise<StoredRecipe> {
  const { user: _, diet, ...fields } = recipe
  const stored = {
    ...fields,
    ingredients: JSON.stringify(recipe.ingredients),
    directions: JSON.stringify(recipe.directions),
    findings: JSON.stringify(recipe.findings),
    tags: JSON.stringify(recipe.tags),
    reason: 'written' as const,
    source: null,
    written_by: recipe.written_by && JSON.stringify(recipe.written_by),
    wish: null,
    checked_for: JSON.stringify(checkedFor),
  }
  return save(store, ownerId, { recipe: stored, found: await read(stored, ownerId), alongside })
}

async function save(store: RecipesStore, ...what: Parameters<RecipesStore['insert']>) {
  const saved = await store.insert(...what)
  if (saved === 'room') throw new AppError('account_full')
  if (saved === 'as it was') throw new AppError('recipe_changed')
  if (saved === 'replaced') throw new AppError('recipe_not_found')
  // The account is gone, and its token with it.
  if (saved === 'owner') throw new AppError('invalid_credentials')
  return saved
}
