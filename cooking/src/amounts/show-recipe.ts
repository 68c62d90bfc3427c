import type { CheckedLanguage } from '@roux/contract/language'
import type { UnitSystem } from './convert-amount.ts'
import { markConvertedDirection, markConvertedLine } from './convert-text.ts'
import type { MarkedText } from './edits.ts'
import { lexiconDensity } from './lexicon-density.ts'
import { markScaledDirections } from './scale-directions.ts'
import { markScaledLine } from './scale-line.ts'

type Line = string | MarkedText
type Written = { ingredients: readonly Line[]; directions: readonly Line[] }

/** How a recipe is shown: so many times what it is written for, and in which units; in its own where none are named. */
export type Showing = { factor: number; units: UnitSystem | undefined }

/**
 * The lines and steps of a recipe for another number of people and in other units, with the places of what has changed.
 * It is worked out from the text as it is written, every time: with a factor of 1 and no units it is that text. Lines
 * that were changed before (by what stands in) keep their marks.
 */
export function showRecipe(
  { ingredients, directions }: Written,
  { factor, units }: Showing,
  language: CheckedLanguage,
): { ingredients: MarkedText[]; directions: MarkedText[] } {
  const texts = ingredients.map(textOf)
  const lines = ingredients.map((line, place) => markScaledLine(texts[place] ?? '', factor, language, marksOf(line)))
  const steps = markScaledDirections(directions.map(textOf), texts, factor, language, directions.map(marksOf))
  if (units === undefined) return { ingredients: lines, directions: steps }
  const densityOf = lexiconDensity(language)
  return {
    ingredients: lines.map((line) => markConvertedLine(line, units, language, densityOf)),
    directions: steps.map((step) => markConvertedDirection(step, units, language, densityOf)),
  }
}

function textOf(line: Line): string {
  return typeof line === 'string' ? line : line.text
}

function marksOf(line: Line): MarkedText['marks'] {
  return typeof line === 'string' ? [] : line.marks
}
