import type { CheckedLanguage } from '@roux/contract/language'
import type { Mention } from '../mentions/mention.ts'
import type { FoodLine } from '../mentions/read-foods.ts'
import { foldInPlace } from '../text/fold-in-place.ts'
import { matchesOf } from '../text/matches-of.ts'

/** A sentence of a step with the foods that it names. `plain` has no accents and is as long as the text. */
export type Sentence = {
  line: FoodLine
  language: CheckedLanguage
  start: number
  plain: string
  foods: readonly Mention[]
}

const ends = /(?<=\p{L}\p{L}[.)]|[!?;])\s+/gu

export function sentencesOf(lines: readonly FoodLine[]): Sentence[] {
  return lines.flatMap((line) => {
    const cuts = [0, ...matchesOf(line.text, ends).map((match) => match.index + match[0].length)]
    return cuts.map((start, index) => {
      const end = cuts[index + 1] ?? line.text.length
      const foods = line.foods.filter((food) => food.start >= start && food.start < end)
      return { line, language: line.language, start, plain: foldInPlace(line.text.slice(start, end)), foods }
    })
  })
}

/** Before what must not be done: "never", « ne … pas », in its part of a sentence. */
const denying =
  /(?:\b(?:never|not|avoid|rather than|instead of|without|jamais|pas|evite[rz]?|plutot que|au lieu de|sans)|n't)\b[^,;:]*$/

/** Where a sentence says to do something: warnings of it are none. */
export function saidIn({ plain, start }: Pick<Sentence, 'plain' | 'start'>, pattern: RegExp) {
  const match = pattern.exec(plain)
  if (!match || denying.test(plain.slice(Math.max(0, match.index - 120), match.index))) return undefined
  return { start: start + match.index, end: start + match.index + match[0].length }
}
