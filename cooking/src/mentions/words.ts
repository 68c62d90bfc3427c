import type { CheckedLanguage } from '@roux/contract/language'
import { type Span, type Token, tokenise } from '../text/tokens.ts'
import { misspelt } from './misspelt.ts'
import { stem } from './stem.ts'

/**
 * A word of a text: as it stands there but folded, its stem, whether it has accents, whether something parts it from the
 * word before, and whether a quotation mark opens before it.
 */
export type Word = Span & { text: string; stem: string; isAccented: boolean; isParted: boolean; isQuoted: boolean }

/** Signs that a phrase may run across: "gluten-free", "lait d'amande", 'flax "egg"'. */
const quotes: ReadonlySet<string> = new Set(['"', '“', '«', '‘'])
const joining: ReadonlySet<string> = new Set(['-', '‑', "'", '’', '&', '”', '»', ...quotes])

/** The words and numbers of a text, in linear time. */
export function wordsOf(text: string, language: CheckedLanguage): Word[] {
  return wordsAmong(tokenise(text), language)
}

/** The same of a text that is cut into its tokens already. */
export function wordsAmong(tokens: readonly Token[], language: CheckedLanguage): Word[] {
  const words: Word[] = []
  let isParted = false
  let isQuoted = false
  for (const [index, { kind, text, start, end, isAccented = false }] of tokens.entries()) {
    if (kind === 'word' || kind === 'digits') {
      words.push({ start, end, text, stem: stem(misspelt.get(text) ?? text, language), isAccented, isParted, isQuoted })
      isParted = false
      isQuoted = false
    } else if (kind === 'sign') {
      const isDash = text === '-' && start > (words.at(-1)?.end ?? start) && (tokens[index + 1]?.start ?? 0) > end
      if (isDash || !joining.has(text)) isParted = true
      if (quotes.has(text)) isQuoted = true
    }
  }
  return words
}
