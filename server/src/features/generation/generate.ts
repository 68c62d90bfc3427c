import { type LastingConstraints, lastingOf } from '@roux/contract/constraints'
import type { Recipe } from '@roux/contract/recipe'
import type { RefusalReason } from '@roux/contract/refusal-reason'
import type { WritingRequest } from '../../ai/recipe-writer.ts'
import type { Clock } from '../../clock.ts'
import { AppError } from '../../http/app-error.ts'
import type { PreparedJson } from '../../http/made-answers.ts'
import type { Executor } from '../../storage/database.ts'
import { runTask } from '../../threads/run-task.ts'
import type { Audience } from './audience.ts'
import type { Claim, GenerationKeysStore, KeyedRequest, Outcome } from './generation-keys-store.ts'
import type { GenerationsStore } from './generations-store.ts'
import { oncePerKey } from './once-per-key.ts'
import { startUsage } from './start-usage.ts'
import { type Quota, withUsage } from './with-usage.ts'
import { byKitchen, type Writers, type WrittenRecipe, writeRecipe } from './write-recipe.ts'

/** Something that somebody wants written. */
export interface Order {
  readonly kind: 'generate' | 'improve'
  readonly userId: string | null
  readonly request: WritingRequest
  /** Whether the built-in kitchen is asked, this once. */
  readonly isForKitchen: boolean
  /** Whose recipes of the day it counts among. */
  readonly quota: Quota
  readonly keyed: KeyedRequest | undefined
  /** What becomes of the recipe beside being the answer; nothing is stored of it where nothing is said. */
  readonly keeping?: Keeping
  /** What the answer takes over from elsewhere. */
  readonly with?: Pick<Recipe, 'is_favorite' | 'user'>
}

interface Keeping {
  /**
   * Before anything is paid for.
   * @throws AppError `account_full`
   */
  assertRoom(): Promise<void>
  /** @param alongside stored with it, or neither is */
  save(written: WrittenFor, alongside?: (trx: Executor) => Promise<void>): Promise<PreparedJson>
  /** The same answer later; undefined where the recipe is gone. */
  recall(recipeId: string): Promise<PreparedJson | undefined>
}

/** A recipe, and what of the request its checks go on with. */
export interface WrittenFor {
  readonly recipe: Recipe
  readonly checkedFor: LastingConstraints
}

export interface Kitchens {
  readonly writers: Writers
  readonly keys: GenerationKeysStore
  readonly generations: GenerationsStore
  readonly clock: Clock
  /** Told why the kitchen stepped in. */
  onFailure(error: Error): void
}

/**
 * Has a recipe written for an order, once for each key, and gives it as the answer.
 * @param beginStream told when nothing can be refused any more but for what the writer does
 * @throws AppError; the signal's reason once the cook has left
 */
export async function generate(
  order: Order,
  kitchens: Kitchens,
  audience: Audience,
  beginStream: () => void,
): Promise<PreparedJson> {
  const reason = await reasonToRefuse(order, kitchens.writers, audience)
  if (reason) throw new AppError('not_food', { reason })
  return await oncePerKey(kitchens.keys, order.keyed, {
    signal: audience.signal,
    onWait: beginStream,
    recall: (outcome) => recall(outcome, order),
    make: (claim) => make({ order, kitchens, audience, beginStream, claim }),
  })
}

async function recall(outcome: Outcome, { keeping }: Order): Promise<PreparedJson | undefined> {
  return 'answer' in outcome ? { preparedJson: outcome.answer } : await keeping?.recall(outcome.recipeId)
}

interface Making {
  readonly order: Order
  readonly kitchens: Kitchens
  readonly audience: Audience
  readonly beginStream: () => void
  /** Of the key, where there is one. */
  readonly claim: Claim | undefined
}

/** The room and the recipes of the day come first, then the writing, then what is kept of it. */
async function make({ order, kitchens, audience, beginStream, claim }: Making): Promise<PreparedJson> {
  const { keeping, quota } = order
  const { keys } = kitchens
  await keeping?.assertRoom()
  // Counted before it begins, so that many at once cannot slip through.
  await quota.count()
  beginStream()
  const { recipe, asked } = await write(order, kitchens, audience)
  if (keeping) {
    const finish = claim && ((trx: Executor) => keys.finish(claim, { recipeId: recipe.id }, trx))
    return keeping.save({ recipe, checkedFor: lastingOf(asked) }, finish)
  }
  const answer = JSON.stringify({ ...recipe, ...order.with })
  if (claim) await keys.finish(claim, { answer })
  return { preparedJson: answer }
}

/** What it took is written down, whatever comes of it. */
async function write(order: Order, kitchens: Kitchens, audience: Audience): Promise<WrittenRecipe> {
  const { request, isForKitchen, kind, userId, quota } = order
  const asked = isForKitchen ? byKitchen : kitchens.writers.nameUsual()
  const usage = startUsage(kitchens.generations, { kind, userId, ...asked })
  return await withUsage(
    { usage, quota, signal: audience.signal },
    (tally) => writeRecipe(request, { ...kitchens, isForKitchen }, audience, tally),
    ({ failure = 'written' }) => failure,
  )
}

function reasonToRefuse(
  { request, isForKitchen }: Order,
  { usual }: Writers,
  audience: Audience,
): Promise<RefusalReason | null> {
  const { improves, user_input, preferences } = request
  return runTask(audience, 'reasonToRefuse', {
    wish: user_input,
    whole: [user_input, improves?.title, preferences?.wishes].filter(Boolean).join('. '),
    isChange: improves !== undefined,
    isByKitchen: isForKitchen || usual.kind === 'kitchen',
  })
}
