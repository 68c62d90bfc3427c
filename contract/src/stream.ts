import type { RecipeAnswer } from './asking.ts'
import type { PartialDraft } from './draft.ts'
import type { ErrorBody } from './error-bodies.ts'
import type { Recipe } from './recipe.ts'

/** What a client that takes streams names in `Accept`, beside `application/json`. */
export const streamType = 'text/event-stream'

/** The place in line, told whenever it is another: how many have to be done before this one is begun; 0 as it is. */
export interface Waiting {
  ahead: number
}

/**
 * The Server-Sent Events of a call that writes a recipe, by name, with the JSON of their data. Any number of `draft`
 * events, each the whole of what there is so far (a repair starts anew), before them any number of `waiting`, then one `recipe` or one `error`, which end the
 * stream. Lines that begin with a colon keep the connection awake and mean nothing.
 */
export interface RecipeEvents {
  waiting: Waiting
  draft: PartialDraft
  recipe: Recipe
  /** The body that the same call answers with as JSON. */
  error: ErrorBody
}

/**
 * The same of a call that answers a question: any number of `waiting`, then of `text` events, each a piece that follows the one before,
 * then one `done`, whose text is the answer whatever the pieces were, or one `error`.
 */
export interface TextEvents {
  waiting: Waiting
  text: string
  done: RecipeAnswer
  error: ErrorBody
}

/** The event that a stream has its answer in. */
export type AnswerEvent = 'recipe' | 'done'
