import type { Amount, Ingredient } from '@roux/cooking/foods/ingredient'
import type { CookedEnd } from './cooked-ends.ts'

/**
 * An ingredient in its place. `asked` is the id of the wish it answers, `atMost` what there is of it, `times` how often
 * there is as much as is usual, `left` that it comes from another meal and is cooked already.
 */
export type Filler = { ingredient: Ingredient; asked: string | null; atMost?: Amount; times?: number; left?: CookedEnd }

/** A way with what is in its slots. */
export type Filled = {
  slots: ReadonlyMap<string, readonly Filler[]>
  /** Ids of the wishes that found a place. */
  placed: ReadonlySet<string>
}
