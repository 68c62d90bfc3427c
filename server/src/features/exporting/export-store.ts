import type { ExportFormat } from '@roux/contract/taking-away'
import { toTimestamp } from '../../clock.ts'
import type { Database } from '../../storage/database.ts'
import { setBackTimes } from '../../storage/set-back-times.ts'

/** How long a link is good for. */
const lifeMs = 5 * 60 * 1000

/** What somebody wants to take away. */
interface WantedExport {
  readonly userId: string
  readonly format: ExportFormat
  /** None for all of one's own. */
  readonly ids: readonly string[] | undefined
}

/** An export whose link was used; its account is active. */
interface TakenExport extends WantedExport {
  readonly isSuperuser: boolean
}

/** Links to files, each of them good once. */
export interface ExportStore {
  /** The link of an account, in place of the one that it had. */
  offer(wanted: WantedExport, tokenHash: string): Promise<void>
  /** What a link stands for, which it does no more; undefined where it never did, or does not now. */
  take(tokenHash: string): Promise<TakenExport | undefined>
  clearExpired(): Promise<void>
}

export function exportStore({ db, clock }: Database): ExportStore {
  return {
    async offer({ userId, format, ids }, token_hash) {
      const expires_at = toTimestamp(clock() + lifeMs)
      const row = { token_hash, format, recipe_ids: ids ? JSON.stringify(ids) : null, expires_at }
      await db
        .insertInto('exports')
        .values({ user_id: userId, ...row })
        .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
        .execute()
    },
    async take(tokenHash) {
      const row = await db.deleteFrom('exports').where('token_hash', '=', tokenHash).returningAll().executeTakeFirst()
      if (!row || row.expires_at <= toTimestamp(clock())) return undefined
      const owner = await db
        .selectFrom('users')
        .select('is_superuser')
        .where('id', '=', row.user_id)
        .where('is_active', '=', true)
        .executeTakeFirst()
      const ids = row.recipe_ids === null ? undefined : JSON.parse(row.recipe_ids)
      return owner && { userId: row.user_id, format: row.format, ids, isSuperuser: Boolean(owner.is_superuser) }
    },
    async clearExpired() {
      await db.deleteFrom('exports').where('expires_at', '<=', toTimestamp(clock())).execute()
      await setBackTimes(db, 'exports.expires_at', clock() + lifeMs)
    },
  }
}
