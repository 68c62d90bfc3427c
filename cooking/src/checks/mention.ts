import type { Language } from '@roux/contract/language'
import type { Named } from './contents.ts'
import type { Meaning } from './food-book.ts'
import type { Lifted } from './lifted.ts'

/** A place in a text that speaks of food. Words `from` to `to` (half-open) are its name. */
export type Mention = {
  start: number
  end: number
  text: string
  /** The language whose word it is, and the stems of its words in that language. */
  language: Language
  stems: readonly string[]
  from: number
  to: number
  meaning: Meaning
  /** What words beside it say that it does not contain. */
  lifted: readonly Lifted[]
  /** What may be taken in its place, as its line says: each of them the foods of one choice. */
  choices: readonly (readonly Named[])[]
}

/** A mention while a text is being read. */
export type Found = Omit<Mention, 'lifted' | 'choices'> & {
  lifted: Lifted[]
  /** What the line leaves open: "flour (or gluten-free)". */
  optional: Lifted[]
  isAbsent: boolean
}
