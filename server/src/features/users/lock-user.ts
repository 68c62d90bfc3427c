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

/**
 * The same for an account and all superusers: all at once and in one order for everybody, so that nobody waits in a
 * circle.
 */
export function lockUserAndSuperusers(transaction: Kysely<Tables>, { locksRows }: Engine, id: string) {
  return transaction
    .selectFrom('users')
    .select(['id', 'is_active', 'is_superuser'])
    .where((eb) => eb.or([eb('is_superuser', '=', true), eb('id', '=', id)]))
    .orderBy('id')
    .$if(locksRows, (rows) => rows.forUpdate())
    .execute()
}
