import { foldText } from '@roux/contract/fold-text'
import type { ExpressionBuilder, Kysely } from 'kysely'
import { type Clock, toTimestamp } from '../../clock.ts'
import type { Database } from '../../storage/database.ts'
import type { Engine } from '../../storage/engine.ts'
import type { Tables } from '../../storage/tables.ts'
import { readItems } from './recipe-json.ts'
import { recipeColumns, toStoredRecipe } from './recipe-rows.ts'
import { copyVersions, keepVersion } from './recipe-versions-store.ts'
import type { Reach, StoredContent, StoredRecipe } from './stored-recipe.ts'

type NewStoredRecipe = Omit<StoredRecipe, 'user' | 'revision' | 'deleted_at'>

/** What a new recipe needs and is not there (any more): its owner's account, or the recipe it replaces. */
type Missing = 'owner' | 'replaced'

interface Insertion {
  /** Makes the recipe, knowing the one it replaces. */
  readonly make: (replaced: StoredRecipe | undefined) => NewStoredRecipe
  readonly replaces?: { readonly id: string; readonly reach: Reach } | undefined
  /** Stored with it, or neither is. */
  readonly alongside?: ((trx: Kysely<Tables>) => Promise<void>) | undefined
}

/** Recipes by their id. A deleted one is found only where that is said. */
export interface RecipesStore {
  find(id: string, reach: Reach): Promise<StoredRecipe | undefined>
  /** Saves a recipe; versions and content of the one it replaces become its versions. */
  insert(ownerId: string, insertion: Insertion): Promise<StoredRecipe | Missing>
  /**
   * Stores what `decide` makes of the present recipe, which nobody else can change meanwhile. Where that is another
   * content, the former becomes a version. Undefined where there is no such recipe; what `decide` throws is thrown.
   */
  change(id: string, reach: Reach, decide: (present: StoredRecipe) => StoredRecipe): Promise<StoredRecipe | undefined>
  /** False where there is no such recipe. */
  remove(id: string, reach: Reach): Promise<boolean>
  /** Undoes a deletion since then; undefined where there was none. */
  restore(id: string, reach: Reach, deletedSince: string): Promise<StoredRecipe | undefined>
  /** The ids of every recipe of an account, also of those that were deleted since then; the newest change first. */
  listIds(ownerId: string, deletedSince: string): Promise<string[]>
  /** Finds a recipe though it is deleted. */
  findKept(id: string, reach: Reach): Promise<StoredRecipe | undefined>
  /** Clears away what was deleted before. */
  purge(deletedBefore: string): Promise<void>
}

export function recipesStore({ db, engine, clock }: Database): RecipesStore {
  return {
    find: (id, reach) => findOne(db, id, reach),
    insert: (...what) => db.transaction().execute((trx) => insertOne(trx, engine, ...what)),
    change: (...what) => db.transaction().execute((trx) => changeOne(trx, engine, clock, ...what)),
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
    async listIds(ownerId, deletedSince) {
      const rows = await db
        .selectFrom('recipes')
        .select('id')
        .where('user_id', '=', ownerId)
        .where(({ eb, or }) => or([eb('deleted_at', 'is', null), eb('deleted_at', '>', deletedSince)]))
        .orderBy('updated_at', 'desc')
        .orderBy('id', 'desc')
        .execute()
      return rows.map(({ id }) => id)
    },
    findKept: (id, reach) => findOne(db, id, reach, { isKept: true }),
    async purge(deletedBefore) {
      await db.deleteFrom('recipes').where('deleted_at', '<=', deletedBefore).execute()
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
  { isLocked = false, isKept = false } = {},
): Promise<StoredRecipe | undefined> {
  const row = await withOwners(db)
    .select(recipeColumns)
    .$if(!isKept, (query) => query.where('recipes.deleted_at', 'is', null))
    .where((eb) => isReached(eb, id, reach))
    .$if(isLocked, (query) => query.forUpdate('recipes'))
    .executeTakeFirst()
  return row && toStoredRecipe(row)
}

async function insertOne(
  trx: Kysely<Tables>,
  { locksRows }: Engine,
  ownerId: string,
  { make, replaces, alongside }: Insertion,
): Promise<StoredRecipe | Missing> {
  const user = await trx
    .selectFrom('users')
    .select(['id', 'email', 'full_name'])
    .where('id', '=', ownerId)
    // An account may be deleted while its recipe is being written.
    .$if(locksRows, (query) => query.forKeyShare())
    .executeTakeFirst()
  if (!user) return 'owner'
  const replaced = replaces && (await findOne(trx, replaces.id, replaces.reach, { isLocked: locksRows }))
  if (replaces && !replaced) return 'replaced'
  const recipe = make(replaced)
  const revision = replaced ? replaced.revision + 1 : 1
  await trx
    .insertInto('recipes')
    .values({ ...recipe, user_id: ownerId, search_text: searchTextOf(recipe), revision, deleted_at: null })
    .execute()
  if (replaced) {
    await copyVersions(trx, replaced.id, recipe.id)
    await keepVersion(trx, replaced, recipe.created_at, recipe.id)
  }
  await alongside?.(trx)
  return { ...recipe, user, revision, deleted_at: null }
}

async function changeOne(
  trx: Kysely<Tables>,
  { locksRows }: Engine,
  clock: Clock,
  id: string,
  reach: Reach,
  decide: (present: StoredRecipe) => StoredRecipe,
): Promise<StoredRecipe | undefined> {
  const present = await findOne(trx, id, reach, { isLocked: locksRows })
  if (!present) return undefined
  const decided = decide(present)
  const isNewContent = contentFields.some((field) => decided[field] !== present[field])
  const next = isNewContent ? { ...decided, revision: present.revision + 1, updated_at: toTimestamp(clock()) } : decided
  if (isNewContent) await keepVersion(trx, present, next.updated_at)
  const { id: _, user, ...columns } = next
  await trx
    .updateTable('recipes')
    .set({ ...columns, search_text: searchTextOf(next) })
    .where('id', '=', id)
    .execute()
  return next
}

/** A change of any of these is a change of content; a favourite is not. */
const contentFields = [
  'title',
  'description',
  'preparation_time',
  'cook_time',
  'serves',
  'language',
  'ingredients',
  'directions',
] as const satisfies (keyof StoredRecipe)[]

function searchTextOf({ title, description, ingredients }: StoredContent): string {
  return foldText([title, description, ...readItems(ingredients).map(({ content }) => content)].join('\n'))
}
