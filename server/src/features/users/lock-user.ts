import type { Kysely } from 'kysely'
import type { Engine } from '../../storage/engine.ts'
import type { Tables } from '../../storage/tables.ts'

/**
 * Reads an account and keeps it as it is until the transaction ends. Whatever starts or ends sessions, links and codes
 * locks their account first, so that none can appear while they are being ended.
 */
export function lockUser(transaction: Kysely<Tables>, { locksRows }: Engine, id: string) {
  return transaction
    .selectFrom('users')
    .selectAll()
    .where('id', '=', id)
    .$if(locksRows, (rows) => rows.forNoKeyUpdate())
    .executeTakeFirst()
}

/** The same for all superusers, in one order for everybody, so that nobody waits in a circle. */
export function lockSuperusers(transaction: Kysely<Tables>, { locksRows }: Engine) {
  return transaction
    .selectFrom('users')
    .select(['id', 'is_active'])
    .where('is_superuser', '=', true)
    .orderBy('id')
    .$if(locksRows, (rows) => rows.forUpdate())
    .execute()
}
