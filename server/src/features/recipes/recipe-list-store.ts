import { type Kysely, sql } from 'kysely'
import type { Database } from '../../storage/database.ts'
import type { Tables } from '../../storage/tables.ts'
import { recipeColumns, summaryColumns, toStoredRecipe, toStoredSummary } from './recipe-rows.ts'
import type { Reach, StoredRecipe, StoredSummary } from './stored-recipe.ts'

interface RecipeFilter {
  readonly reach: Reach
  /** Folded. All of them must be in the title, the description or an ingredient. */
  readonly words: readonly string[]
}

interface Page {
  readonly skip: number
  readonly limit: number
}

/** Lists of recipes that are not deleted, newest change first. */
export interface RecipeListStore {
  count(filter: RecipeFilter): Promise<number>
  /** The page ends before its texts pass 8 MiB, though not before its first recipe. */
  list(filter: RecipeFilter, page: Page): Promise<StoredRecipe[]>
  listSummaries(filter: RecipeFilter, page: Page): Promise<StoredSummary[]>
}

/** Bytes of text in one page of whole recipes: an account can hold more than memory does. */
const pageBytes = 8 * 2 ** 20

const textBytes = sql<number>`octet_length(recipes.description) + octet_length(recipes.ingredients)
  + octet_length(recipes.directions) + octet_length(recipes.findings)`

export function recipeListStore({ db }: Database): RecipeListStore {
  return {
    async count(filter) {
      const { count } = await matching(db, filter)
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
      return count
    },
    async list(filter, page) {
      // Both engines know the sizes without reading the texts.
      const sizes = await onPage(matching(db, filter), page).select(textBytes.as('bytes')).execute()
      const limit = countFitting(sizes.map(({ bytes }) => bytes))
      const rows = await onPage(matching(db, filter), { ...page, limit })
        .select(recipeColumns)
        .execute()
      return rows.map(toStoredRecipe)
    },
    async listSummaries(filter, page) {
      const rows = await onPage(matching(db, filter), page).select(summaryColumns).execute()
      return rows.map(toStoredSummary)
    },
  }
}

function matching(db: Kysely<Tables>, { reach, words }: RecipeFilter) {
  const present = db
    .selectFrom('recipes')
    .innerJoin('users', 'users.id', 'recipes.user_id')
    .where('recipes.deleted_at', 'is', null)
  const within = reach === 'everybody' ? present : present.where('recipes.user_id', '=', reach.ownerId)
  return words.reduce((narrowed, word) => narrowed.where(contains(word)), within)
}

/** `%` and `_` stand for themselves. */
function contains(word: string) {
  return sql<boolean>`recipes.search_text like ${`%${word.replace(/[\\%_]/g, '\\$&')}%`} escape '\\'`
}

function onPage(query: ReturnType<typeof matching>, { skip, limit }: Page) {
  return query.orderBy('recipes.updated_at', 'desc').orderBy('recipes.id', 'desc').limit(limit).offset(skip)
}

/** How many of the first fit on a page; at least one where there is one. */
function countFitting(sizes: readonly number[]): number {
  let total = 0
  const tooLong = sizes.findIndex((bytes) => {
    total += bytes
    return total > pageBytes
  })
  return tooLong < 0 ? sizes.length : Math.max(tooLong, 1)
}
