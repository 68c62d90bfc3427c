import type { KitchenLanguage } from '@roux/contract/language'
import { partElision } from './elisions.ts'
import { mendHealth, mendTypos } from './mend-typos.ts'
import { withPlainLists } from './plain-lists.ts'
import { type Heard, placeTokens } from './tokens.ts'

export function hear(text: string, language: KitchenLanguage): Heard {
  const parts = placeTokens(text).flatMap(({ token, place }) => partElision(token).map((part) => ({ part, place })))
  const written = mendHealth(parts.map(({ part }) => part))
  const heard = { written, mended: mendTypos(written, language), places: parts.map(({ place }) => place) }
  return withPlainLists(heard, language)
}
