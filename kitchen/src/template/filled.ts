import type { Amount, Ingredient } from '@roux/cooking/foods/ingredient'

/**
 * An ingredient in its place. `asked` is the id of the wish it answers, `atMost` what there is of it, `times` how often
 * there is as much as is usual.
 */
export type Filler = { ingredient: Ingredient; asked: string | null; atMost?: Amount; times?: number }

/** A way with what is in its slots. */
export type Filled = {
  slots: ReadonlyMap<string, readonly Filler[]>
  /** Ids of the wishes that found a place. */
  placed: ReadonlySet<string>
}
