import type { Language } from '@roux/contract/language'
import { type Span, tokenise } from '../reading/tokens.ts'
import { stem } from './stem.ts'

/** A word of a text: as it stands there but folded, its stem, and whether something parts it from the word before. */
export type Word = Span & { text: string; stem: string; parted: boolean }

/** Signs that a phrase may run across: "gluten-free", "lait d'amande". */
const joining: ReadonlySet<string> = new Set(['-', '‑', "'", '’'])

/** The words and numbers of a text, in linear time. */
export function wordsOf(text: string, language: Language): Word[] {
  const words: Word[] = []
  let parted = false
  for (const { kind, text: token, start, end } of tokenise(text)) {
    if (kind === 'word' || kind === 'digits') {
      words.push({ start, end, text: token, stem: stem(token, language), parted })
      parted = false
    } else if (kind === 'sign' && !joining.has(token)) parted = true
  }
  return words
}
