import type { CheckedLanguage } from '@roux/contract/language'
import { type UnitSystem, unitSystems } from '@roux/contract/units'
import { markConvertedDirection, markConvertedLine } from './convert-text.ts'
import { lexiconDensity } from './lexicon-density.ts'

/**
 * The systems of units in which a recipe is written: those that it would not have in the other one. Spoons, pieces, and
 * what it says in both are in neither.
 */
export function writtenSystems(
  { ingredients, directions }: { ingredients: readonly string[]; directions: readonly string[] },
  language: CheckedLanguage,
): UnitSystem[] {
  const densityOf = lexiconDensity(language)
  const written = (text: string) => ({ text, marks: [] })
  return unitSystems.filter((system) => {
    const units = system === 'metric' ? 'us' : 'metric'
    // The first that changes is enough.
    return (
      ingredients.some((line) => markConvertedLine(written(line), units, language, densityOf).marks.length > 0) ||
      directions.some((step) => markConvertedDirection(written(step), units, language, densityOf).marks.length > 0)
    )
  })
}
