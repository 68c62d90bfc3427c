import { createHash } from 'node:crypto'
import type { Preferences } from '@roux/contract/generation'
import type { Recipe } from '@roux/contract/recipe'
import type { Orderer, Reading } from '../../ai/recipe-writer.ts'
import type { Caller } from '../../http/caller.ts'
import type { Handlers } from '../../http/endpoint-routes.ts'
import { createLimiter, type Limiter } from '../../http/limiter.ts'
import type { PreparedJson } from '../../http/made-answers.ts'
import type { CountStore } from '../../storage/count-store.ts'
import type { Database, Executor } from '../../storage/database.ts'
import { answerQuestion } from './answer-question.ts'
import { generate, type Kitchens, type WrittenFor } from './generate.ts'
import { generationKeysStore } from './generation-keys-store.ts'
import { type Generation, generationsStore } from './generations-store.ts'
import { improvementOf } from './improvement-of.ts'
import { oncePerKey } from './once-per-key.ts'
import { readRecipe } from './read-recipe.ts'
import type { Quota } from './with-usage.ts'

interface Parts extends Pick<Kitchens, 'writers' | 'onFailure'> {
  readonly database: Database
  readonly counts: CountStore
  /** Recipes and answers in 24 hours per address of a guest, and per account; 0 is no limit. */
  readonly limits: { readonly guestDaily: number; readonly userDaily: number }
  /** Told what each took, whatever came of it. */
  readonly onUsage?: (usage: Generation) => void
  readonly findRecipe: (id: string, caller: Caller) => Promise<Recipe>
  readonly saveRecipe: (
    ownerId: string,
    written: WrittenFor,
    alongside?: (trx: Executor) => Promise<void>,
  ) => Promise<PreparedJson>
  readonly recallRecipe: (ownerId: string, id: string) => Promise<PreparedJson | undefined>
  /** @throws AppError `account_full` */
  readonly assertRoom: (ownerId: string) => Promise<void>
  /** What the cook of an account wants of every recipe; null for nothing. */
  readonly readPreferences: (userId: string) => Promise<Preferences | null>
}

interface Saving {
  readonly save: (alongside?: (trx: Executor, recipeId: string) => Promise<void>) => Promise<PreparedJson>
  readonly recall: (recipeId: string) => Promise<PreparedJson | undefined>
}

const day = 24 * 60 * 60 * 1000

/** The calls that have a recipe written, or a question answered. Only what an account has generated is saved. */
export async function createGeneration(parts: Parts) {
  const { database, counts, limits, findRecipe, saveRecipe, recallRecipe, assertRoom, readPreferences } = parts
  const keys = generationKeysStore(database)
  const generations = generationsStore(database, parts.onUsage)
  // A database of one process: whatever is under way in it was when that process ended.
  if (!database.engine.locksRows) await keys.freeUnfinished()
  const kitchens = { ...parts, keys, generations, clock: database.clock }
  const quota = { windowMs: day, code: 'quota_exceeded' } as const
  const guests = createLimiter(counts, { ...quota, name: 'guest-generation', max: limits.guestDaily })
  const users = createLimiter(counts, { ...quota, name: 'user-generation', max: limits.userDaily })
  const handlers = {
    generatePublicRecipe: ({ body, address, idempotencyKey, beginStream, waiter, sendDraft }) => {
      const keyed = keyedRequest(idempotencyKey, [address, 'guest'], ['generatePublicRecipe', body])
      const { writer, ...request } = body
      const order = { kind: 'generate', userId: null, request, isForKitchen: writer === 'kitchen', keyed } as const
      return generate({ ...order, quota: quotaOf(guests, address) }, kitchens, { ...waiter, sendDraft }, beginStream)
    },
    generateRecipe: async ({ body, caller, idempotencyKey, beginStream, waiter, sendDraft }) => {
      const { id: userId } = caller.user
      const keyed = keyedRequest(idempotencyKey, [userId, 'user'], ['generateRecipe', body])
      const { writer, ...sent } = body
      const request = { ...sent, preferences: sent.preferences ?? (await readPreferences(userId)) }
      const order = { kind: 'generate', userId, request, isForKitchen: writer === 'kitchen', keyed } as const
      const keeping = {
        assertRoom: () => assertRoom(userId),
        save: (...what: [WrittenFor, ((trx: Executor) => Promise<void>)?]) => saveRecipe(userId, ...what),
        recall: (recipeId: string) => recallRecipe(userId, recipeId),
      }
      return generate(
        { ...order, quota: quotaOf(users, userId), keeping },
        kitchens,
        { ...waiter, sendDraft },
        beginStream,
      )
    },
    improveRecipe: async ({ params, body, caller, idempotencyKey, beginStream, waiter, sendDraft }) => {
      const { id: userId } = caller.user
      const recipe = await findRecipe(params.id, caller)
      const keyed = keyedRequest(idempotencyKey, [userId, 'user'], ['improveRecipe', recipe.id, body])
      const request = improvementOf(recipe, body.user_input, await readPreferences(recipe.user?.id ?? userId))
      const order = { kind: 'improve', userId, request, isForKitchen: body.writer === 'kitchen', keyed } as const
      const { is_favorite, user } = recipe
      const answer = { quota: quotaOf(users, userId), with: { is_favorite, user } }
      return generate({ ...order, ...answer }, kitchens, { ...waiter, sendDraft }, beginStream)
    },
    askRecipe: async ({ params, body, caller, language, idempotencyKey, beginStream, waiter, sendText }) => {
      const { id: userId } = caller.user
      const recipe = await findRecipe(params.id, caller)
      const keyed = keyedRequest(idempotencyKey, [userId, 'user'], ['askRecipe', recipe.id, body])
      const asking = { userId, recipe, asked: body, language, preferences: await readPreferences(userId) }
      const answer = { quota: quotaOf(users, userId), keyed }
      return answerQuestion({ ...asking, ...answer }, kitchens, { ...waiter, sendText }, beginStream)
    },
  } satisfies Partial<Handlers>
  return {
    handlers,
    /** Reads a recipe that an account brings: it counts as one of its day. */
    readRecipe: (reading: Reading, userId: string, orderer: Orderer, onBegin: () => void) =>
      readRecipe(reading, { userId, quota: quotaOf(users, userId), onBegin }, kitchens, orderer),
    /** Saves what a cook sends once for each key. */
    saveOnce: (
      { userId, key, body }: { readonly userId: string; readonly key: string | undefined; readonly body: unknown },
      signal: AbortSignal,
      { save, recall }: Saving,
    ) =>
      oncePerKey(keys, keyedRequest(key, [userId, 'user'], ['createRecipe', body]), {
        signal,
        onWait: () => undefined,
        recall: async (outcome) => ('recipeId' in outcome ? await recall(outcome.recipeId) : undefined),
        make: (claim) => save(claim && ((trx, recipeId) => keys.finish(claim, { recipeId }, trx))),
      }),
    /** What writing has taken for an account. */
    listGenerations: (userId: string) => generations.list(userId),
    /** Clears away usage and answers that have had their time. */
    clearOld: async () => {
      await generations.clearOld()
      await keys.clearExpired()
    },
  }
}

function quotaOf(limiter: Limiter, who: string): Quota {
  return { count: () => limiter.count(who), takeBack: () => limiter.takeBack(who) }
}

/** @param owner whose key it is: the same key of somebody else is another one */
function keyedRequest(key: string | undefined, [who, kind]: readonly [string, 'user' | 'guest'], request: unknown) {
  if (key === undefined) return undefined
  return {
    key: hashOf([kind, who, key]),
    secret: key,
    // With the key: few sentences are asked for often enough to be guessed by their hash alone.
    requestHash: hashOf([key, request]),
    userId: kind === 'user' ? who : null,
  }
}

function hashOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex')
}
