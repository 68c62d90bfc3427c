import type { CheckedLanguage } from '@roux/contract/language'
import { names } from '../languages/names.ts'
import type { Word } from './words.ts'

/** The place after the adjectives at a word, two at most. */
export function afterAdjectives(words: readonly Word[], at: number, language: CheckedLanguage): number {
  let to = at
  while (to < at + 2 && words[to]?.isParted === false && names[language].adjectives.test(words[to]?.text ?? '')) to++
  return to
}
