import type { Expression, RawBuilder } from 'kysely'

/** What the two engines do differently. */
export interface Engine {
  /** Whether transactions that write run side by side, so that rows must be locked; else the one that writes is alone. */
  readonly locksRows: boolean
  /** A text as searches compare it: see `foldText`. */
  fold(text: Expression<string>): RawBuilder<string>
  /** Whether a statement failed since a value that must be unique is there already. */
  isUniqueViolation(error: unknown): boolean
  /** Whether a statement failed since the database could not be reached or used; it may go through a little later. */
  isUnavailable(error: unknown): boolean
}
