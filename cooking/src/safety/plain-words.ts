import { foldText } from '@roux/contract/fold-text'
import { spellOut } from '../text/spell-out.ts'

/** A text in small letters without accents, with blanks for hyphens, as the tables of words for a request are written. */
export function plainWords(text: string): string {
  return spellOut(foldText(text.slice(0, 4000).normalize('NFKC')).replace(/[’`´]/g, "'"))
    .replace(/[^a-z0-9'&,;:.!?%]+/g, ' ')
    .replace(/\s+/g, ' ')
}
