import * as words from './section-words.ts'
import type { TextLine } from './text-line.ts'

/** A part of a recipe that lines stand in; `other` is none. */
export type Part = 'ingredients' | 'directions' | 'notes' | 'other'

/** What heads which part; undefined for what heads none that is known. */
export function partOf({ text, kind }: Pick<TextLine, 'text' | 'kind'>): Part | undefined {
  if (text.length > 80 || kind === 'item') return undefined
  const name = text
    .replace(/^[^\p{L}]+|\s*\[[^\]]*\]?$/gu, '')
    .replace(/[\s:：.!#¶–—-]+$/u, '')
    .trim()
  if (words.ingredientsHeading.test(name)) return 'ingredients'
  // « Préparation : 20 min » is a time.
  if (words.directionsHeading.test(name)) return 'directions'
  if (words.notesHeading.test(name)) return 'notes'
  return (kind === 'heading' || name === name.toUpperCase() || !/\s/.test(name)) && words.otherHeading.test(name)
    ? 'other'
    : undefined
}
