import type { ErrorCode } from '@roux/contract/errors'
import type { Kysely, Selectable } from 'kysely'
import { v7 as uuid } from 'uuid'
import { toTimestamp } from '../../clock.ts'
import { openText, sealText } from '../../security/sealed-text.ts'
import type { Database } from '../../storage/database.ts'
import { setBackTimes } from '../../storage/set-back-times.ts'
import type { Tables } from '../../storage/tables.ts'

/** A request that may be sent more than once. */
export interface KeyedRequest {
  /** A hash of the key and of whose it is. */
  readonly key: string
  /** The key itself, which is stored nowhere: an answer that is kept is sealed with it. */
  readonly secret: string
  readonly requestHash: string
  readonly userId: string | null
}

/** The right to answer a request, until it is finished, freed or left alone for too long. */
export interface Claim {
  readonly key: string
  readonly secret: string
  readonly claim: string
}

/** What came of a request: a saved recipe, or JSON where nothing was saved, which lies there sealed. */
export type Outcome = { readonly recipeId: string } | { readonly answer: string }

type Found =
  | { readonly state: 'mine'; readonly claim: Claim }
  /** Somebody is at it. */
  | { readonly state: 'taken'; readonly claim: string }
  /** The key came with another request. */
  | { readonly state: 'reused' }
  | { readonly state: 'done'; readonly outcome: Outcome; readonly claim: Claim }
  /** The attempt that was waited for failed. */
  | { readonly state: 'failed'; readonly code: ErrorCode; readonly retryAfterSeconds: number | undefined }

/** Somebody else has taken over, since this claim was not renewed in time. */
export class ClaimLostError extends Error {
  override readonly name = 'ClaimLostError'
}

/** Which requests were made with which `Idempotency-Key`, shared by all instances. */
export interface GenerationKeysStore {
  /** @param awaited the claim that has been waited for: what it failed with is told, else the key is free again */
  claim(request: KeyedRequest, awaited?: string): Promise<Found>
  /** Keeps others from taking over. */
  renew(claim: Claim): Promise<void>
  /**
   * Stores what came of it, in the transaction of the recipe where there is one.
   * @throws ClaimLostError
   */
  finish(claim: Claim, outcome: Outcome, trx?: Kysely<Tables>): Promise<void>
  /** Frees the key, and tells those who wait what went wrong. */
  fail(claim: Claim, code: ErrorCode, retryAfterSeconds: number | undefined): Promise<void>
  free(claim: Claim): Promise<void>
  clearExpired(): Promise<void>
  /** Frees what a process that is gone had claimed; only where no other process can be at work. */
  freeUnfinished(): Promise<void>
}

/** A process that is gone is known by this; one that lives renews its claims far more often. */
const claimMs = 10_000
export const renewEveryMs = 2000

/** A saved recipe is known by its key for a day; an answer that is stored nowhere else is kept for minutes. */
const savedMs = 24 * 60 * 60 * 1000
const answerMs = 10 * 60 * 1000

type FromNow = (milliseconds: number) => string

export function generationKeysStore({ db, clock }: Database): GenerationKeysStore {
  const fromNow: FromNow = (milliseconds) => toTimestamp(clock() + milliseconds)
  const clearEnded = async () => {
    await db.deleteFrom('generation_keys').where('expires_at', '<=', fromNow(0)).execute()
  }
  const ofClaim = ({ key, claim }: Claim, executor: Kysely<Tables> = db) =>
    executor.updateTable('generation_keys').where('key', '=', key).where('claim', '=', claim)
  return {
    async claim(request, awaited) {
      await clearEnded()
      // Again where a row came or went between two statements.
      for (;;) {
        const found = (await insert(db, request, fromNow)) ?? (await findOrTake(db, request, awaited, fromNow))
        if (found) return found
      }
    },
    async renew(claim) {
      await ofClaim(claim)
        .set({ claimed_until: fromNow(claimMs) })
        .execute()
    },
    async finish(claim, outcome, trx) {
      const kept =
        'recipeId' in outcome
          ? { recipe_id: outcome.recipeId, expires_at: fromNow(savedMs) }
          : { answer: sealText(outcome.answer, claim.secret, claim.key), expires_at: fromNow(answerMs) }
      const { numUpdatedRows } = await ofClaim(claim, trx).set(kept).executeTakeFirst()
      if (numUpdatedRows === 0n) throw new ClaimLostError('another attempt has taken over')
    },
    async fail(claim, code, retryAfterSeconds) {
      const failed = { failure: code, retry_after: retryAfterSeconds ?? null, expires_at: fromNow(answerMs) }
      await ofClaim(claim).set(failed).execute()
    },
    async free({ key, claim }) {
      await db.deleteFrom('generation_keys').where('key', '=', key).where('claim', '=', claim).execute()
    },
    async clearExpired() {
      await clearEnded()
      await setBackTimes(db, 'generation_keys.expires_at', clock() + savedMs)
      // An answer that a wrong clock would have kept for longer than is promised.
      const isKept = db.deleteFrom('generation_keys').where('answer', 'is not', null)
      await isKept.where('expires_at', '>', fromNow(answerMs)).execute()
    },
    async freeUnfinished() {
      await db.deleteFrom('generation_keys').where('recipe_id', 'is', null).where('answer', 'is', null).execute()
    },
  }
}

function newClaim(fromNow: FromNow) {
  return {
    claim: uuid(),
    claimed_until: fromNow(claimMs),
    failure: null,
    retry_after: null,
    expires_at: fromNow(savedMs),
  }
}

async function insert(
  db: Kysely<Tables>,
  { key, secret, requestHash, userId }: KeyedRequest,
  fromNow: FromNow,
): Promise<Found | undefined> {
  const made = newClaim(fromNow)
  const row = { ...made, key, request_hash: requestHash, user_id: userId, recipe_id: null, answer: null }
  const inserted = await db
    .insertInto('generation_keys')
    .values(row)
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('claim')
    .executeTakeFirst()
  return inserted && { state: 'mine', claim: { key, secret, claim: inserted.claim } }
}

async function findOrTake(
  db: Kysely<Tables>,
  { key, secret, requestHash }: KeyedRequest,
  awaited: string | undefined,
  fromNow: FromNow,
): Promise<Found | undefined> {
  const row = await db.selectFrom('generation_keys').selectAll().where('key', '=', key).executeTakeFirst()
  if (!row) return undefined
  if (row.failure === null && row.request_hash !== requestHash) return { state: 'reused' }
  const outcome = outcomeOf(row, secret)
  if (outcome) return { state: 'done', outcome, claim: { key, secret, claim: row.claim } }
  if (row.failure !== null && row.claim === awaited) {
    // Written by `fail`, so a code of ours.
    const code = row.failure as ErrorCode
    return { state: 'failed', code, retryAfterSeconds: row.retry_after ?? undefined }
  }
  if (row.failure === null && row.claimed_until > fromNow(0)) {
    await endInTime(db, row, fromNow(claimMs))
    return { state: 'taken', claim: row.claim }
  }
  const taken = newClaim(fromNow)
  const { numUpdatedRows } = await db
    .updateTable('generation_keys')
    .set({ ...taken, request_hash: requestHash, answer: null })
    .where('key', '=', key)
    .where('claim', '=', row.claim)
    .where('recipe_id', 'is', null)
    // One that cannot be opened is none.
    .where('answer', row.answer === null ? 'is' : '=', row.answer)
    .executeTakeFirst()
  return numUpdatedRows > 0n ? { state: 'mine', claim: { key, secret, claim: taken.claim } } : undefined
}

/** A claim of a clock that was ahead, whose holder may be gone: who lives renews it. */
async function endInTime(db: Kysely<Tables>, { key, claim, claimed_until }: KeyRow, latest: string): Promise<void> {
  if (claimed_until <= latest) return
  const ofClaim = db.updateTable('generation_keys').where('key', '=', key).where('claim', '=', claim)
  await ofClaim.set({ claimed_until: latest }).execute()
}

type KeyRow = Selectable<Tables['generation_keys']>

function outcomeOf({ key, recipe_id, answer }: KeyRow, secret: string) {
  if (recipe_id !== null) return { recipeId: recipe_id }
  const opened = answer === null ? undefined : openText(answer, secret, key)
  return opened === undefined ? undefined : { answer: opened }
}
