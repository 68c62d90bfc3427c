import { foldText } from '@roux/contract/fold-text'
import { type CheckedLanguage, isChecked } from '@roux/contract/language'
import { findAmounts } from '../amounts/find-amounts.ts'
import { findTemperatures } from '../amounts/find-temperatures.ts'
import { wordsOf } from '../mentions/words.ts'
import type { RecipeChange } from './change.ts'
import type { ReadContent } from './read-content.ts'

/** How many steps there are, and how many say something else; amounts that follow those of the list are nothing else. */
export function stepChanges(
  before: ReadContent,
  after: ReadContent,
  { isScaled, isConverted }: { isScaled: boolean; isConverted: boolean },
): RecipeChange[] {
  const { language } = after
  const [one, other] = [before.recipe.directions, after.recipe.directions]
  const counts = { what: 'steps', from: one.length, to: other.length } as const
  if (before.language !== language) return one.length === other.length ? [] : [{ ...counts, rewritten: 0 }]
  const isLoose = (isScaled || isConverted) && isChecked(language)
  const keyOf = (step: string) => (isLoose ? withoutAmounts(step, language) : plain(step))
  const left = one.map(keyOf)
  const places = other.flatMap((step, index) => {
    const at = left.indexOf(keyOf(step))
    if (at >= 0) left.splice(at, 1)
    return at >= 0 ? [] : [index + 1]
  })
  if (places.length === 0 && one.length === other.length) return []
  const [only] = places
  return [{ ...counts, rewritten: places.length, ...(places.length === 1 && only !== undefined && { only }) }]
}

function plain(step: string): string {
  return foldText(step)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** The words of a step without what is measured and how it is counted. */
function withoutAmounts(step: string, language: CheckedLanguage): string {
  const spans = [...findAmounts(step, language), ...findTemperatures(step)].toSorted((a, b) => b.start - a.start)
  const rest = spans.reduce((text, { start, end }) => `${text.slice(0, start)} ${text.slice(end)}`, step)
  return wordsOf(rest, language)
    .filter(({ text }) => !/^\d/.test(text))
    .map(({ stem }) => stem)
    .join(' ')
}
