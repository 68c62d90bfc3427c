import { sql } from 'kysely'
import type { Database } from '../../../storage/database.ts'
import type { RecipeKey } from '../stored/recipe-list-store.ts'
import type { IndexedRow } from './recipe-index.ts'

/** Where somebody has read on to in the changes of an account. */
export interface Cursor {
  readonly turn: number
  readonly id: string
}

export const fromTheStart: Cursor = { turn: -1, id: '' }

export interface IndexedRowsStore {
  /** What has changed in an account since then, deleted recipes among it; the oldest change first. */
  changed(ownerId: string, since: Cursor, limit: number): Promise<(IndexedRow & Cursor)[]>
  ofKeys(keys: readonly RecipeKey[]): Promise<IndexedRow[]>
  /** The foods of the lists of recipes, as they are kept. */
  foodsOf(recipes: readonly { readonly id: string }[]): Promise<{ readonly id: string; readonly foods: string }[]>
}

const columns = [
  ...(['id', 'updated_at', 'deleted_at', 'text_bytes', 'version_bytes', 'title', 'is_favorite', 'tags'] as const),
  ...(['preparation_time', 'cook_time', 'diet', 'search_text', 'foods'] as const),
] as const

export function indexedRowsStore({ db, engine }: Database): IndexedRowsStore {
  const isAmong = (keys: readonly { readonly id: string }[]) =>
    engine.isAmong(
      'id',
      keys.map(({ id }) => id),
    )
  return {
    changed: (ownerId, { turn, id }, limit) =>
      db
        .selectFrom('recipes')
        .select([...columns, 'turn'])
        .where('user_id', '=', ownerId)
        // What the index says, which is for nothing else.
        .where(sql<boolean>`turn >= 0`)
        .where(sql<boolean>`(turn, id) > (${turn}, ${id})`)
        .orderBy('turn')
        .orderBy('id')
        .limit(limit)
        .execute(),
    ofKeys: (keys) => db.selectFrom('recipes').select(columns).where(isAmong(keys)).execute(),
    foodsOf: (keys) => db.selectFrom('recipes').select(['id', 'foods']).where(isAmong(keys)).execute(),
  }
}
