import { spellOut } from '../text/spell-out.ts'
import { fold } from '../text/tokens.ts'

/** A text in small letters without accents, with blanks for hyphens, as the tables of words for a request are written. */
export function plainWords(text: string): string {
  return spellOut(fold(text.slice(0, 4000).normalize('NFKC')).replace(/[’`´]/g, "'"))
    .replace(/[^a-z0-9'&,;:.!?%]+/g, ' ')
    .replace(/\s+/g, ' ')
}
