import type { ExpressionBuilder, Kysely } from 'kysely'
import { type Clock, toTimestamp } from '../../clock.ts'
import type { Tables } from '../../storage/tables.ts'
import { nextTurn } from './finding/turn-store.ts'
import { recipeColumns, toStoredRecipe } from './stored/recipe-rows.ts'
import type { Reach, StoredRecipe } from './stored/stored-recipe.ts'

// One recipe by its id, for whoever reaches it, within any transaction.

function isReached(eb: ExpressionBuilder<Tables, 'recipes'>, id: string, reach: Reach) {
  const isNamed = eb('recipes.id', '=', id)
  return reach === 'everybody' ? isNamed : eb.and([isNamed, eb('recipes.user_id', '=', reach.ownerId)])
}

/** Deleted or not. */
export function recipeOf(db: Kysely<Tables>, id: string, reach: Reach) {
  return db
    .selectFrom('recipes')
    .innerJoin('users', 'users.id', 'recipes.user_id')
    .select(recipeColumns)
    .where((eb) => isReached(eb, id, reach))
}

export async function findOne(
  db: Kysely<Tables>,
  id: string,
  reach: Reach,
  { isLocked = false, deletedSince }: { isLocked?: boolean; deletedSince?: string } = {},
): Promise<StoredRecipe | undefined> {
  const row = await recipeOf(db, id, reach)
    .where((eb) =>
      deletedSince === undefined ? eb('recipes.deleted_at', 'is', null) : eb('recipes.deleted_at', '>', deletedSince),
    )
    .$if(isLocked, (query) => query.forUpdate('recipes'))
    .executeTakeFirst()
  return row && toStoredRecipe(row)
}

/** False where there is no such recipe. */
export async function removeOne(db: Kysely<Tables>, id: string, reach: Reach, clock: Clock): Promise<boolean> {
  const turn = await nextTurn(db, id, reach)
  const { numUpdatedRows } = await db
    .updateTable('recipes')
    .set({ deleted_at: toTimestamp(clock()), turn })
    .where('deleted_at', 'is', null)
    .where((eb) => isReached(eb, id, reach))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
