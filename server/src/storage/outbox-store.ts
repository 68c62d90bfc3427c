import type { Kysely, Selectable } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { Engine } from './engine.ts'
import type { Tables } from './tables.ts'

/** A mail that still has to be sent. */
export type QueuedMail = Selectable<Tables['outbox']>

type NewMail = Pick<QueuedMail, 'kind' | 'email_key' | 'language'>

/** The mails to send, shared by all instances. */
export interface OutboxStore {
  add(mail: NewMail): Promise<void>
  /** Takes a mail that is due, sign-ups last, for this instance alone until the lease has ended. */
  claim(leaseMs: number): Promise<QueuedMail | undefined>
  /** When the next mail is due. */
  nextDue(): Promise<Date | undefined>
  retryAt(id: string, time: Date): Promise<void>
  remove(id: string): Promise<void>
}

export function outboxStore(db: Kysely<Tables>, { locksRows }: Engine): OutboxStore {
  return {
    add: (mail) => addToOutbox(db, mail),
    claim(leaseMs) {
      const now = new Date().toISOString()
      const due = db
        .selectFrom('outbox')
        .select('id')
        .where('next_attempt_at', '<=', now)
        // Anybody can have sign-up mails queued; somebody who is locked out must not wait behind them.
        .orderBy((eb) => eb.case().when('kind', '=', 'sign_up_code').then(1).else(0).end())
        .orderBy('next_attempt_at')
        .limit(1)
        .$if(locksRows, (rows) => rows.forUpdate().skipLocked())
      return db
        .updateTable('outbox')
        .set((eb) => ({
          attempts: eb('attempts', '+', 1),
          next_attempt_at: new Date(Date.now() + leaseMs).toISOString(),
        }))
        .where('id', '=', due)
        .returningAll()
        .executeTakeFirst()
    },
    async nextDue() {
      const row = await db
        .selectFrom('outbox')
        .select((eb) => eb.fn.min('next_attempt_at').as('time'))
        .executeTakeFirst()
      return row?.time ? new Date(row.time) : undefined
    },
    async retryAt(id, time) {
      await db.updateTable('outbox').set({ next_attempt_at: time.toISOString() }).where('id', '=', id).execute()
    },
    async remove(id) {
      await db.deleteFrom('outbox').where('id', '=', id).execute()
    },
  }
}

/** Also for a transaction that writes what the mail is about. */
export async function addToOutbox(db: Kysely<Tables>, mail: NewMail): Promise<void> {
  const now = new Date().toISOString()
  await db
    .insertInto('outbox')
    .values({ id: uuid(), ...mail, attempts: 0, next_attempt_at: now, created_at: now })
    .execute()
}
