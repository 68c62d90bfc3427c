import type { CheckedLanguage } from '@roux/contract/language'
import type { NamedFood } from './contents.ts'
import type { FoodMeaning } from './food-book.ts'
import type { Lifted } from './lifted.ts'

/**
 * What a text says of a food that it names.
 * - `added`: it goes into the pan, or may; so it is unless the text says otherwise.
 * - `optional`: the same, for who likes it.
 * - `served`: it goes on the table because the text says so.
 * - `offered`: it may stand on the table, or take another's place.
 * - `said`: it is not there; it is compared, left out, warned of, or is no food but a verb.
 */
export type Role = 'added' | 'optional' | 'served' | 'offered' | 'said'

/** A place in a text that speaks of food. Words `from` to `to` (half-open) are its name. */
export type Mention = {
  start: number
  end: number
  text: string
  /** The language whose word it is, and the stems of its words in that language. */
  language: CheckedLanguage
  stems: readonly string[]
  from: number
  to: number
  meaning: FoodMeaning
  /** What words beside it say that it does not contain. */
  lifted: readonly Lifted[]
  /** What may be taken in its place, as its line says: each of them the foods of one choice. */
  choices: readonly (readonly NamedFood[])[]
  /** What a recipe's line says of it; none where it was not asked. */
  role?: Role
}

/** A mention while a text is being read. */
export type OpenMention = Omit<Mention, 'lifted' | 'choices'> & {
  lifted: Lifted[]
  /** What the line leaves open: "flour (or gluten-free)". */
  optional: Lifted[]
  isAbsent: boolean
}
