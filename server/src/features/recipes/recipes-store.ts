import { contentFields } from '@roux/contract/content-fields'
import { foldText } from '@roux/contract/fold-text'
import type { ExpressionBuilder, Kysely } from 'kysely'
import { type Clock, toTimestamp } from '../../clock.ts'
import type { Database } from '../../storage/database.ts'
import type { Engine } from '../../storage/engine.ts'
import type { StoredContent, Tables } from '../../storage/tables.ts'
import { isFull, type SpaceLimits, spaceOf } from './account-space-store.ts'
import { readItems } from './recipe-json.ts'
import { recipeColumns, toStoredRecipe } from './recipe-rows.ts'
import { copyVersions, keepVersion } from './recipe-versions-store.ts'
import type { Reach, StoredRecipe } from './stored-recipe.ts'

type NewStoredRecipe = Omit<StoredRecipe, 'user' | 'revision' | 'deleted_at'>

/** What a new recipe needs and is not there (any more): its owner's account, the recipe it replaces, or room. */
type Missing = 'owner' | 'replaced' | 'room'

interface Insertion {
  readonly recipe: NewStoredRecipe
  readonly replaces?: { readonly id: string; readonly reach: Reach } | undefined
  /** Stored with it, or neither is. */
  readonly alongside?: ((trx: Kysely<Tables>) => Promise<void>) | undefined
}

type Changed = StoredRecipe | 'left' | 'no room' | undefined

type Decide = (present: StoredRecipe) => StoredRecipe | undefined

/** Recipes by their id. A deleted one is found only where that is said. */
export interface RecipesStore {
  find(id: string, reach: Reach): Promise<StoredRecipe | undefined>
  /**
   * Saves a recipe; versions and content of the one it replaces become its versions. In an account that is full only
   * what replaces another is saved, and has nothing but the other's content for a history.
   */
  insert(ownerId: string, insertion: Insertion): Promise<StoredRecipe | Missing>
  /**
   * Stores what `decide` makes of the present recipe, which nobody else can change meanwhile. Where that is another
   * content, the former becomes a version. Undefined where there is no such recipe; what `decide` throws is thrown; where
   * it gives nothing the recipe is left as it is. In an account that has no room a text may not grow, unless that is
   * said, and keeps its newest version only.
   */
  change(id: string, reach: Reach, decide: Decide, options?: { mayGrow?: boolean }): Promise<Changed>
  /** False where there is no such recipe. */
  remove(id: string, reach: Reach): Promise<boolean>
  /** Undoes a deletion since then; undefined where there was none. */
  restore(id: string, reach: Reach, deletedSince: string): Promise<StoredRecipe | undefined>
}

const noLimits: SpaceLimits = { accountRecipes: 0, accountBytes: 0 }

export function recipesStore({ db, engine, clock }: Database, limits = noLimits): RecipesStore {
  const made = { engine, clock, limits }
  return {
    find: (id, reach) => findOne(db, id, reach),
    insert: (...what) => db.transaction().execute((trx) => insertOne(trx, made, ...what)),
    change: (...what) => db.transaction().execute((trx) => changeOne(trx, made, ...what)),
    async remove(id, reach) {
      const { numUpdatedRows } = await db
        .updateTable('recipes')
        .set({ deleted_at: toTimestamp(clock()) })
        .where('deleted_at', 'is', null)
        .where((eb) => isReached(eb, id, reach))
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },
    async restore(id, reach, deletedSince) {
      const { numUpdatedRows } = await db
        .updateTable('recipes')
        .set({ deleted_at: null })
        .where('deleted_at', '>', deletedSince)
        .where((eb) => isReached(eb, id, reach))
        .executeTakeFirst()
      return numUpdatedRows > 0n ? findOne(db, id, reach) : undefined
    },
  }
}

function withOwners(db: Kysely<Tables>) {
  return db.selectFrom('recipes').innerJoin('users', 'users.id', 'recipes.user_id')
}

function isReached(eb: ExpressionBuilder<Tables, 'recipes'>, id: string, reach: Reach) {
  const isNamed = eb('recipes.id', '=', id)
  return reach === 'everybody' ? isNamed : eb.and([isNamed, eb('recipes.user_id', '=', reach.ownerId)])
}

async function findOne(
  db: Kysely<Tables>,
  id: string,
  reach: Reach,
  { isLocked = false } = {},
): Promise<StoredRecipe | undefined> {
  const row = await withOwners(db)
    .select(recipeColumns)
    .where('recipes.deleted_at', 'is', null)
    .where((eb) => isReached(eb, id, reach))
    .$if(isLocked, (query) => query.forUpdate('recipes'))
    .executeTakeFirst()
  return row && toStoredRecipe(row)
}

interface Made {
  readonly engine: Engine
  readonly clock: Clock
  readonly limits: SpaceLimits
}

async function insertOne(
  trx: Kysely<Tables>,
  { engine: { locksRows }, limits }: Made,
  ownerId: string,
  { recipe, replaces, alongside }: Insertion,
): Promise<StoredRecipe | Missing> {
  const user = await trx
    .selectFrom('users')
    .select(['id', 'email', 'full_name'])
    .where('id', '=', ownerId)
    // An account may be deleted while its recipe is being written, and many recipes may come at once for its last room.
    .$if(locksRows, (query) => query.forNoKeyUpdate())
    .executeTakeFirst()
  if (!user) return 'owner'
  const hasRoom = !isFull(await spaceOf(trx, ownerId), limits)
  if (!(hasRoom || replaces)) return 'room'
  const replaced = replaces && (await findOne(trx, replaces.id, replaces.reach, { isLocked: locksRows }))
  if (replaces && !replaced) return 'replaced'
  const revision = replaced ? replaced.revision + 1 : 1
  const rest = { search_text: searchTextOf(recipe), text_bytes: bytesOf(recipe), revision, deleted_at: null }
  await trx
    .insertInto('recipes')
    .values({ ...recipe, ...rest, user_id: ownerId })
    .execute()
  if (replaced) {
    if (hasRoom) await copyVersions(trx, replaced.id, recipe.id)
    const version_bytes = await keepVersion(trx, replaced, { at: recipe.created_at, recipeId: recipe.id })
    await trx.updateTable('recipes').set({ version_bytes }).where('id', '=', recipe.id).execute()
  }
  await alongside?.(trx)
  return { ...recipe, user, revision, deleted_at: null }
}

async function changeOne(
  trx: Kysely<Tables>,
  { engine: { locksRows }, clock, limits }: Made,
  id: string,
  reach: Reach,
  decide: Decide,
  { mayGrow = false } = {},
): Promise<Changed> {
  const present = await findOne(trx, id, reach, { isLocked: locksRows })
  if (!present) return undefined
  const decided = decide(present)
  if (!decided) return 'left'
  const ofRecipe = trx.updateTable('recipes').where('id', '=', id)
  if (hasSameContent(present, decided)) {
    await ofRecipe.set({ is_favorite: decided.is_favorite }).execute()
    return decided
  }
  const hasRoom = !isFull(await spaceOf(trx, present.user.id), { ...limits, accountRecipes: 0 })
  const text_bytes = bytesOf(decided)
  if (!(hasRoom || mayGrow) && text_bytes > bytesOf(present)) return 'no room'
  const at = toTimestamp(clock())
  const next = { ...decided, revision: present.revision + 1, updated_at: at }
  const version_bytes = await keepVersion(trx, present, { at, ...(!hasRoom && { most: 1 }) })
  const { id: _, user, ...columns } = next
  await ofRecipe.set({ ...columns, search_text: searchTextOf(next), text_bytes, version_bytes }).execute()
  return next
}

/** A change of the content is a change of the recipe; a favourite is not. */
export function hasSameContent(one: StoredContent, other: StoredContent): boolean {
  return contentFields.every((field) => one[field] === other[field])
}

function searchTextOf({ title, description, ingredients }: StoredContent): string {
  return foldText([title, description, ...readItems(ingredients).map(({ content }) => content)].join('\n'))
}

function bytesOf({ title, description, ingredients, directions, findings }: NewStoredRecipe): number {
  return [title, description, ingredients, directions, findings].reduce((sum, text) => sum + Buffer.byteLength(text), 0)
}
