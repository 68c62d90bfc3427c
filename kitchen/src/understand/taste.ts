import type { Kind } from '@roux/cooking/foods/ingredient'
import type { Occasion, Text } from '../cookbook/dish.ts'

/** So many grams of these for each at most. */
type Little = { readonly kinds: readonly Kind[]; readonly grams: number }

/** How something shall taste, feel or be served, and what tells of a dish that it is so. */
export type Taste = {
  /** Alone, as one says of a dish that it is that. */
  name: Text
  /** Words of its titles, its descriptions and its steps, in English. */
  tells: RegExp
  /** Foods that make it so. */
  kinds?: readonly Kind[]
  ids?: readonly string[]
  /** Foods and kinds of them with which it is not so, whatever its words. */
  never?: readonly string[]
  /** What is good for this is more so than what only has such foods in it. */
  suits?: Occasion
  /** What is wanted where this is refused, by its English name: who wants nothing hot wants it cold. */
  opposite?: string
  /** What it is called with little of it, and up to how many grams for each that is. */
  less?: Little & { readonly name: Text }
  /** It is so with no more than this. */
  most?: Little
  /** Is it what no sweet dish is? */
  isSavoury?: true
  /** What makes a dish so that is not so yet. */
  brings?: string
}
