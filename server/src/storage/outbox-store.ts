import type { Kysely, Selectable } from 'kysely'
import { v7 as uuid } from 'uuid'
import { type Clock, timeOf, toTimestamp } from '../clock.ts'
import type { Database } from './database.ts'
import type { Tables } from './tables.ts'

/** A mail that still has to be sent. */
export type QueuedMail = Selectable<Tables['outbox']> & { readonly ageMs: number }

type NewMail = Pick<QueuedMail, 'kind' | 'email_key' | 'language'>

/** The mails to send, shared by all instances. */
export interface OutboxStore {
  add(mail: NewMail): Promise<void>
  /** Takes a mail that is due, sign-ups last, for this instance alone until the lease has ended. */
  claim(leaseMs: number): Promise<QueuedMail | undefined>
  /** Milliseconds until the next mail is due. */
  timeToNext(): Promise<number | undefined>
  retryIn(id: string, milliseconds: number): Promise<void>
  remove(id: string): Promise<void>
}

/** Longer than any mail waits for its next try: whatever is due later was dated by a clock that was wrong. */
const longestWaitMs = 2 * 60 * 60 * 1000

export function outboxStore({ db, engine: { locksRows }, clock }: Database): OutboxStore {
  return {
    add: (mail) => addToOutbox(db, clock, mail),
    async claim(leaseMs) {
      const time = clock()
      const now = toTimestamp(time)
      const due = db
        .selectFrom('outbox')
        .select('id')
        .where((eb) =>
          eb.or([eb('next_attempt_at', '<=', now), eb('next_attempt_at', '>', toTimestamp(time + longestWaitMs))]),
        )
        // Anybody can have sign-up mails queued; somebody who is locked out must not wait behind them.
        .orderBy((eb) => eb.case().when('kind', '=', 'sign_up_code').then(1).else(0).end())
        .orderBy('next_attempt_at')
        .limit(1)
        .$if(locksRows, (rows) => rows.forUpdate().skipLocked())
      const taken = await db
        .updateTable('outbox')
        .set((eb) => ({
          attempts: eb('attempts', '+', 1),
          next_attempt_at: toTimestamp(time + leaseMs),
          // Of one that was queued in the future nobody knows how old it is: it is from now on.
          created_at: eb.case().when('created_at', '>', now).then(now).else(eb.ref('created_at')).end(),
        }))
        .where('id', '=', due)
        .returningAll()
        .executeTakeFirst()
      return taken && { ...taken, ageMs: time - timeOf(taken.created_at) }
    },
    async timeToNext() {
      const row = await db
        .selectFrom('outbox')
        .select((eb) => eb.fn.min('next_attempt_at').as('time'))
        .executeTakeFirst()
      return row?.time ? timeOf(row.time) - clock() : undefined
    },
    async retryIn(id, milliseconds) {
      const next_attempt_at = toTimestamp(clock() + milliseconds)
      await db.updateTable('outbox').set({ next_attempt_at }).where('id', '=', id).execute()
    },
    async remove(id) {
      await db.deleteFrom('outbox').where('id', '=', id).execute()
    },
  }
}

/** Also for a transaction that writes what the mail is about. */
export async function addToOutbox(db: Kysely<Tables>, clock: Clock, mail: NewMail): Promise<void> {
  const now = toTimestamp(clock())
  await db
    .insertInto('outbox')
    .values({ id: uuid(), ...mail, attempts: 0, next_attempt_at: now, created_at: now })
    .execute()
}
