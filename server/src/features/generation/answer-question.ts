import type { AskRequest, RecipeAnswer } from '@roux/contract/asking'
import type { Preferences } from '@roux/contract/generation'
import { isChecked, type Language } from '@roux/contract/language'
import type { Recipe } from '@roux/contract/recipe'
import type { Orderer, Question, RecipeWriter, Tally } from '../../ai/recipe-writer.ts'
import { AppError } from '../../http/app-error.ts'
import type { PreparedJson } from '../../http/made-answers.ts'
import { runTask } from '../../threads/run-task.ts'
import type { Kitchens } from './generate.ts'
import type { KeyedRequest } from './generation-keys-store.ts'
import { oncePerKey } from './once-per-key.ts'
import { startUsage } from './start-usage.ts'
import { untilSeen } from './until-seen.ts'
import { type Quota, withUsage } from './with-usage.ts'
import { withinTime } from './within-time.ts'

/** A question of somebody about a recipe that they may read. */
interface Asking {
  readonly userId: string
  readonly recipe: Recipe
  readonly asked: AskRequest
  readonly language: Language
  readonly preferences: Preferences | null
  readonly quota: Quota
  readonly keyed: KeyedRequest | undefined
}

/** Whoever waits for an answer. */
interface Listener extends Orderer {
  /** Shows what follows the piece before; false where nobody sees anything before the end. */
  readonly sendText: (piece: string) => boolean
}

type Adviser = Required<Pick<RecipeWriter, 'answer'>>

/**
 * Has a question answered, once for each key. Nothing is changed and, but for the sealed answer of a key, nothing kept.
 * @param beginStream told when nothing can be refused any more but for what the provider does
 * @throws AppError; the signal's reason once the cook has left
 */
export async function answerQuestion(
  asking: Asking,
  kitchens: Pick<Kitchens, 'writers' | 'keys' | 'generations'>,
  listener: Listener,
  beginStream: () => void,
): Promise<PreparedJson> {
  const { keys, generations, writers } = kitchens
  const { userId, asked, quota, keyed } = asking
  const { answer } = writers.usual
  if (!answer) throw new AppError('no_provider')
  const reason = await runTask(listener, 'refuseQuestion', asked.question)
  if (reason) throw new AppError('not_food', { reason })
  return await oncePerKey(keys, keyed, {
    signal: listener.signal,
    onWait: beginStream,
    recall: (outcome) => Promise.resolve('answer' in outcome ? { preparedJson: outcome.answer } : undefined),
    make: async (claim) => {
      await quota.count()
      beginStream()
      const usage = startUsage(generations, { kind: 'ask', userId, ...writers.nameUsual() })
      const answered: RecipeAnswer = await withUsage({ usage, quota, signal: listener.signal }, (tally) =>
        withinTime(writers.time, listener, async (limited) => {
          const question = await questionOf(asking, limited)
          return { answer: await ask({ answer }, question, limited, tally) }
        }),
      )
      const preparedJson = JSON.stringify(answered)
      if (claim) await keys.finish(claim, { answer: preparedJson })
      return { preparedJson }
    },
  })
}

/** With the recipe as the cook sees it: for as many, and in the units, that are on the screen. */
async function questionOf(
  { recipe, asked: { serves = recipe.serves, units, ...asked }, language, preferences }: Asking,
  orderer: Orderer,
): Promise<Question> {
  const written = {
    ingredients: recipe.ingredients.map(({ content }) => content),
    directions: recipe.directions.map(({ content }) => content),
  }
  const isAsWritten = serves === recipe.serves && units === undefined
  const shown =
    isAsWritten || !isChecked(recipe.language)
      ? written
      : await runTask(orderer, 'showTexts', written, { factor: serves / recipe.serves, units }, recipe.language)
  return { ...asked, recipe: { ...recipe, serves, ...shown }, language, preferences }
}

async function ask({ answer }: Adviser, question: Question, listener: Listener, tally: Tally): Promise<string> {
  const { signal, sendText } = listener
  return await untilSeen({ signal, tally, show: sendText }, async (show) => {
    let text = ''
    let shown = ''
    for await (text of answer(question, listener, tally)) {
      // The end tells the whole: what does not go on from what was shown waits for that.
      if (!text.startsWith(shown)) continue
      show(text.slice(shown.length))
      shown = text
    }
    // Nobody sees, and nothing keeps, what the cook did not wait for.
    signal.throwIfAborted()
    return text
  })
}
