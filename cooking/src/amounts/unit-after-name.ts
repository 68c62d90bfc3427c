import { foldText } from '@roux/contract/fold-text'
import type { CheckedLanguage } from '@roux/contract/language'
import type { UnitId } from '../languages/unit-kinds.ts'
import type { Span } from '../text/tokens.ts'
import type { ReadUnit } from './read-unit.ts'
import { unitWords } from './unit-words.ts'

const afterNames: ReadonlySet<UnitId> = new Set<UnitId>(['clove', 'stick', 'stalk', 'sprig', 'slice'])

/**
 * Of these a leaf is counted; bay leaves, and all that is called a leaf itself, are an ingredient. Named here, since the
 * lexicon in the browser has no servings.
 */
const leafy: ReadonlySet<string> = new Set(['basil', 'gelatine', 'mint', 'sage'])

/**
 * English puts some units after the name: "2 garlic cloves", "3 celery sticks", "20 mint leaves". Other leaves and
 * sheets stay in the name.
 */
export function unitAfterName(
  line: string,
  name: Span,
  language: CheckedLanguage,
): { unit: ReadUnit; ingredient: Span } | undefined {
  const text = line.slice(name.start, name.end)
  const cut = /^(.*\p{L})\s+(\p{L}+)$/su.exec(text)
  const word = unitWords[language].get(foldText(cut?.[2] ?? ''))
  if (!cut?.[1] || !cut[2] || !word) return undefined
  const isAfter = afterNames.has(word.id) || (word.id === 'leaf' && leafy.has(foldText(cut[1].replace(/^fresh /i, ''))))
  if (!isAfter) return undefined
  const noun = { start: name.end - cut[2].length, end: name.end }
  return {
    unit: { id: word.id, word, noun, ...noun, next: 0 },
    ingredient: { start: name.start, end: name.start + cut[1].length },
  }
}
