import type { Kysely } from 'kysely'
import type { Tables } from '../../../storage/tables.ts'
import type { Reach } from '../stored/stored-recipe.ts'

/**
 * The number of the next change of an account, by a recipe of it. From now on changes of that account wait for this one
 * to be done, so that whoever reads a change has all before it. Undefined where there is no such recipe.
 */
export async function nextTurn(trx: Kysely<Tables>, recipeId: string, reach: Reach): Promise<number | undefined> {
  const account = await counted(trx)
    .where('id', '=', ({ selectFrom }) => selectFrom('recipes').select('user_id').where('recipes.id', '=', recipeId))
    .$if(reach !== 'everybody', (query) => query.where('id', '=', reach === 'everybody' ? '' : reach.ownerId))
    .returning('turns')
    .executeTakeFirst()
  return account?.turns
}

/** The same by its id, with whose it is. Undefined where there is no such account (any more). */
export function turnOfAccount(trx: Kysely<Tables>, ownerId: string) {
  return counted(trx).where('id', '=', ownerId).returning(['id', 'email', 'full_name', 'turns']).executeTakeFirst()
}

function counted(trx: Kysely<Tables>) {
  return trx.updateTable('users').set(({ eb }) => ({ turns: eb('turns', '+', 1) }))
}
