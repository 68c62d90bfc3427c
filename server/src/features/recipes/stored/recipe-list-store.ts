import { sql } from 'kysely'
import { compileOnce } from '../../../storage/compile-once.ts'
import type { Database } from '../../../storage/database.ts'
import { recipeColumns, summaryColumns, toStoredRecipe, toStoredSummary } from './recipe-rows.ts'
import type { Reach, StoredRecipe, StoredSummary } from './stored-recipe.ts'

/** A recipe in a list, and how long it is, which is known without reading it. */
export interface RecipeKey {
  readonly id: string
  readonly updated_at: string
  readonly deleted_at: string | null
  /** Bytes of its text. */
  readonly text_bytes: number
  readonly version_bytes: number
}

export interface RecipeFilter {
  readonly reach: Reach
  /** Deleted ones too, if they were deleted since then. */
  readonly deletedSince?: string
  /** Those alone, the one that was deleted last first. */
  readonly isDeleted?: boolean
  /** No others. */
  readonly ids?: readonly string[] | undefined
}

interface Part {
  readonly limit: number
  readonly skip?: number
  /** The last recipe made first, an order in which no change moves any. */
  readonly isByAge?: boolean | undefined
  /** The last one of the part before. */
  readonly after?: Pick<RecipeKey, 'id' | 'updated_at' | 'deleted_at'> | undefined
}

/** Lists of recipes, newest change first where nothing else is said. */
export interface RecipeListStore {
  count(filter: RecipeFilter): Promise<number>
  keys(filter: RecipeFilter, part: Part): Promise<RecipeKey[]>
  /** A list without texts: read at once, as long as it is short. */
  summaries(filter: RecipeFilter, part: Part): Promise<StoredSummary[]>
  keysDeleted(before: string, limit: number): Promise<RecipeKey[]>
  read(keys: readonly RecipeKey[]): Promise<StoredRecipe[]>
  /** For good, with their versions. */
  clear(keys: readonly RecipeKey[]): Promise<void>
  /** One that was deleted since then, the same way; false where there is no such. */
  clearDeleted(id: string, reach: Reach, deletedSince: string): Promise<boolean>
  readSummaries(keys: readonly RecipeKey[]): Promise<StoredSummary[]>
}

const keyColumns = ['recipes.id', 'updated_at', 'deleted_at', 'text_bytes', 'version_bytes'] as const

export function recipeListStore(database: Database): RecipeListStore {
  const { db, engine } = database
  const isAmong = (keys: readonly RecipeKey[]) =>
    engine.isAmong(
      'recipes.id',
      keys.map(({ id }) => id),
    )
  const withOwners = db.selectFrom('recipes').innerJoin('users', 'users.id', 'recipes.user_id')
  const countOf = (filter: RecipeFilter) =>
    filtered({ db, engine }, filter).select((eb) => eb.fn.countAll<number>().as('count'))
  const summariesOf = (filter: RecipeFilter, part: Part) =>
    newestOf({ db, engine }, filter, part).innerJoin('users', 'users.id', 'recipes.user_id').select(summaryColumns)
  // The list that every cook's page asks for.
  const countOwn = compileOnce(database, ({ ownerId }: { ownerId: string }) => countOf({ reach: { ownerId } }))
  const summariesOwn = compileOnce(
    database,
    ({ ownerId, limit, skip }: { ownerId: string; limit: number; skip: number }) =>
      summariesOf({ reach: { ownerId } }, { limit, skip }),
  )
  return {
    async count(filter) {
      const [all] = isOwn(filter) ? await countOwn(filter.reach) : await countOf(filter).execute()
      return all?.count ?? 0
    },
    keys: (filter, part) => newestOf({ db, engine }, filter, part).select(keyColumns).execute(),
    async summaries(filter, part) {
      const { after, limit, skip = 0 } = part
      const rows =
        isOwn(filter) && !after
          ? await summariesOwn({ ...filter.reach, limit, skip })
          : await summariesOf(filter, part).execute()
      return rows.map(toStoredSummary)
    },
    keysDeleted: (before, limit) =>
      db
        .selectFrom('recipes')
        .select(keyColumns)
        .where('deleted_at', '<=', before)
        .orderBy('deleted_at')
        .limit(limit)
        .execute(),
    async read(keys) {
      const rows = await withOwners.select(recipeColumns).where(isAmong(keys)).execute()
      return inOrder(keys, rows.map(toStoredRecipe))
    },
    async clear(keys) {
      await db.deleteFrom('recipes').where(isAmong(keys)).execute()
    },
    async clearDeleted(id, reach, deletedSince) {
      const { numDeletedRows } = await db
        .deleteFrom('recipes')
        .where('id', '=', id)
        .where('deleted_at', '>', deletedSince)
        .$if(reach !== 'everybody', (query) => query.where('user_id', '=', ownerOf(reach)))
        .executeTakeFirst()
      return numDeletedRows > 0n
    },
    async readSummaries(keys) {
      const rows = await withOwners.select(summaryColumns).where(isAmong(keys)).execute()
      return inOrder(keys, rows.map(toStoredSummary))
    },
  }
}

function newestOf(
  on: Pick<Database, 'db' | 'engine'>,
  filter: RecipeFilter,
  { after, limit, skip = 0, isByAge = false }: Part,
) {
  const date = filter.isDeleted ? 'deleted_at' : 'updated_at'
  return filtered(on, filter)
    .$if(after !== undefined, (query) =>
      isByAge
        ? query.where('recipes.id', '<', after?.id ?? '')
        : query.where(sql<boolean>`(${sql.ref(date)}, recipes.id) < (${after?.[date]}, ${after?.id})`),
    )
    .$if(!isByAge, (query) => query.orderBy(date, 'desc'))
    .orderBy('recipes.id', 'desc')
    .limit(limit)
    .offset(skip)
}

function filtered(
  { db, engine }: Pick<Database, 'db' | 'engine'>,
  { reach, deletedSince, isDeleted, ids }: RecipeFilter,
) {
  return db
    .selectFrom('recipes')
    .$if(reach !== 'everybody', (query) => query.where('user_id', '=', ownerOf(reach)))
    .$if(ids !== undefined, (query) => query.where(engine.isAmong('recipes.id', ids ?? [])))
    .where(({ eb, or }) => {
      const isPresent = eb('deleted_at', 'is', null)
      if (deletedSince === undefined) return isPresent
      const isRestorable = eb('deleted_at', '>', deletedSince)
      return isDeleted ? isRestorable : or([isPresent, isRestorable])
    })
}

/** All that an account has, and nothing else. */
function isOwn(filter: RecipeFilter): filter is { readonly reach: Exclude<Reach, 'everybody'> } {
  return filter.reach !== 'everybody' && filter.deletedSince === undefined && filter.ids === undefined
}

function ownerOf(reach: Reach): string {
  return reach === 'everybody' ? '' : reach.ownerId
}

/** What is gone meanwhile is left out. */
function inOrder<Stored extends { readonly id: string }>(keys: readonly RecipeKey[], all: readonly Stored[]): Stored[] {
  const byId = new Map(all.map((one) => [one.id, one]))
  return keys.flatMap(({ id }) => byId.get(id) ?? [])
}
