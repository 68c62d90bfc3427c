import type { KitchenLanguage } from '@roux/contract/language'
import { partElision } from './elisions.ts'
import { mendHealth, mendTypos } from './mend-typos.ts'
import type { Place } from './placed-text.ts'
import { withPlainLists } from './plain-lists.ts'
import { placeTokens, type Token } from './tokens.ts'

/** The words of a text as its readers take them, each with its place in the text. */
export type Heard = {
  readonly written: readonly Token[]
  /** The same, with the names of foods and dishes put right. */
  readonly mended: readonly Token[]
  readonly places: readonly Place[]
}

export function hear(text: string, language: KitchenLanguage): Heard {
  const parts = placeTokens(text).flatMap(({ token, place }) => partElision(token).map((part) => ({ part, place })))
  const written = mendHealth(parts.map(({ part }) => part))
  const heard = { written, mended: mendTypos(written, language), places: parts.map(({ place }) => place) }
  return withPlainLists(heard, language)
}
