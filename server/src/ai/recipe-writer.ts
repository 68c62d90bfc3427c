import type { AskRequest } from '@roux/contract/asking'
import type { Constraints } from '@roux/contract/constraints'
import type { ContentList } from '@roux/contract/content-fields'
import type { Draft, PartialDraft } from '@roux/contract/draft'
import type { Preferences, RecipeRequest } from '@roux/contract/generation'
import type { Language } from '@roux/contract/language'
import type { RecipeContent } from '@roux/contract/recipe-content'
import type { WishFinding } from '@roux/contract/wish-findings'
import type { WrittenBy } from '@roux/contract/written-by'
import type { Waiter } from '../fair-queue.ts'

/** A recipe in the form of a draft, with what no writer writes of it: its better version takes that over. */
type Improved = Draft & Partial<Omit<RecipeContent, ContentList | 'language'>>

/** What a writer is asked for: a new recipe, or a better version of one. */
export type WritingRequest = RecipeRequest & {
  /** How many recipes for the same words there have been already: another one is wanted. */
  readonly seed?: number
  /** Their titles, as far as they are known. */
  readonly earlier_titles?: readonly string[]
  /** The recipe to improve, as its cook stored it: its lists may be empty, and its words are anybody's. */
  readonly improves?: Improved
  /** Who wrote it, as far as that is known. */
  readonly writtenBy?: WrittenBy | null
  /** The language of the recipe to improve, where the cook wants it in another one. */
  readonly from?: Language
  /** What the wish itself says of diets, allergies and nutrients: its writer is told of all that its recipe is checked for. */
  readonly heard?: Pick<Constraints, 'diets' | 'allergies' | 'nutrients'>
  /** A draft of the same writer for the same request, and what is wrong with it. */
  readonly repairs?: { readonly draft: Draft; readonly problems: readonly string[] }
}

/** Whoever has ordered a recipe and waits for it. */
export interface Orderer extends Waiter {
  readonly signal: AbortSignal
  /**
   * Takes a turn for a call, where several calls are one piece of work: the first waits for it, which is no time of the
   * writer, and the others have it already. Resolves with what ends it for a single call.
   */
  readonly takeTurn?: (enter: () => Promise<() => void>) => Promise<() => void>
  /** Milliseconds that writing has taken until now, without the time in line. */
  readonly spentMs?: () => number
  /** Told how many have to be done before its turn comes, whenever it is another number; nothing where it comes at once. */
  readonly onPlace?: (ahead: number) => void
}

/** What the calls for one recipe have cost so far. Whoever makes a call adds to it. */
export interface Tally {
  calls: number
  tokensIn: number
  tokensOut: number
}

/** What there is of a recipe so far, what its writer says of the wish, and what the kitchen made it of. */
export type Writing = PartialDraft & { readonly findings?: readonly WishFinding[]; readonly composition?: string }

/** A question about a recipe, with all that is told of who asks. */
export interface Question extends Omit<AskRequest, 'serves' | 'units'> {
  /** The recipe as it is on the cook's screen. */
  readonly recipe: Draft
  /** For an answer to a question whose own language cannot be told. */
  readonly language: Language
  readonly preferences: Preferences | null
}

/** A text, or photos of one (JPEG), that somebody brought, in which a recipe is looked for. */
export type Reading = { readonly text: string } | { readonly photos: readonly Uint8Array[] }

/**
 * Writes a recipe for a request, whoever does the cooking. Yields the draft so far, each richer than the last; the
 * last is the whole, and valid. Fails with a `WriterError`, or with the reason of the orderer's signal once that has aborted.
 * A caller that stops reading early stops the writing too. One call of a provider at most.
 */
export interface RecipeWriter {
  readonly kind: 'kitchen' | 'provider'
  write(request: WritingRequest, orderer: Orderer, tally?: Tally): AsyncIterable<Writing>
  /** Answers a question, under the same rules: yields the text so far, the last time all of it. Only providers can. */
  answer?(question: Question, orderer: Orderer, tally?: Tally): AsyncIterable<string>
  /** Reads a recipe, under the same rules: yields once what it says is there, which nobody has held against the text. */
  read?(reading: Reading, orderer: Orderer, tally?: Tally): AsyncIterable<PartialDraft>
}
