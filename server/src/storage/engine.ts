import type { Dialect, Expression, RawBuilder } from 'kysely'

/** A way to a database. */
export interface Connection {
  readonly dialect: Dialect
  /** Asks a statement that only reads, past Kysely; undefined where it has to wait for its turn there. */
  ask(statement: string, parameters: readonly unknown[]): readonly unknown[] | Promise<readonly unknown[]> | undefined
}

/** What the two engines do differently. */
export interface Engine {
  /** Whether transactions that write run side by side, so that rows must be locked; else the one that writes is alone. */
  readonly locksRows: boolean
  /** Whether a column has one of these values, however many there are: one statement for all numbers of them. */
  isAmong(column: string, values: readonly string[]): RawBuilder<boolean>
  /** A text as searches compare it: see `foldText`. */
  fold(text: Expression<string>): RawBuilder<string>
  /** Whether a statement failed since a value that must be unique is there already. */
  isUniqueViolation(error: unknown): boolean
  /** Whether a statement failed since the database could not be reached or used; it may go through a little later. */
  isUnavailable(error: unknown): boolean
}
