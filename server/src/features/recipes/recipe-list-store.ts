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
  list(filter: RecipeFilter, page: Page): Promise<StoredRecipe[]>
  listSummaries(filter: RecipeFilter, page: Page): Promise<StoredSummary[]>
}

export function recipeListStore({ db }: Database): RecipeListStore {
  return {
    async count(filter) {
      const { count } = await matching(db, filter)
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
      return count
    },
    async list(filter, page) {
      const rows = await onPage(matching(db, filter), page).select(recipeColumns).execute()
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
