import { sql } from 'kysely'
import type { Database } from '../../../storage/database.ts'
import { recipeColumns, toStoredRecipe } from '../stored/recipe-rows.ts'
import type { StoredRecipe } from '../stored/stored-recipe.ts'
import type { Indexed } from './index-recipe.ts'
import { nextTurn } from './turn-store.ts'

/** Where somebody has come to among recipes that were read by an earlier reading. */
export interface UnreadPlace {
  readonly reading: number
  readonly id: string
}

/** Recipes that were found by an earlier reading of ours, or by none. */
export interface UnreadStore {
  count(present: number): Promise<number>
  next(present: number, after: UnreadPlace | undefined, limit: number): Promise<UnreadPlace[]>
  find(id: string): Promise<StoredRecipe | undefined>
  /** Nothing where the recipe has changed since it was seen: who changed it has had it read. */
  put(seen: StoredRecipe, indexed: Indexed): Promise<void>
}

export function unreadStore({ db }: Database): UnreadStore {
  return {
    async count(present) {
      const { count } = await db
        .selectFrom('recipes')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .where('reading', '<', present)
        .executeTakeFirstOrThrow()
      return count
    },
    next: (present, after, limit) =>
      db
        .selectFrom('recipes')
        .select(['reading', 'id'])
        .where('reading', '<', present)
        .$if(after !== undefined, (query) =>
          query.where(sql<boolean>`(reading, id) > (${after?.reading}, ${after?.id})`),
        )
        .orderBy('reading')
        .orderBy('id')
        .limit(limit)
        .execute(),
    async find(id) {
      const row = await db
        .selectFrom('recipes')
        .innerJoin('users', 'users.id', 'recipes.user_id')
        .select(recipeColumns)
        .where('recipes.id', '=', id)
        .executeTakeFirst()
      return row && toStoredRecipe(row)
    },
    put: ({ id, revision }, indexed) =>
      db.transaction().execute(async (trx) => {
        const turn = await nextTurn(trx, id, 'everybody')
        await trx
          .updateTable('recipes')
          .set({ ...indexed, turn })
          .where('id', '=', id)
          .where('revision', '=', revision)
          .execute()
      }),
  }
}
