import { withoutMarks } from './listed-lines.ts'
import { looksLikeStep } from './looks-like.ts'
import * as words from './section-words.ts'
import type { TextLine } from './text-line.ts'

/** Lines as steps, as far as they are some. */
export function toldIn(lines: readonly TextLine[]): string[] {
  const first = lines.findIndex(isTold)
  const end = lines.findIndex((line, place) => place > first && isBehind(line, lines.slice(first, place)))
  const steps = lines
    .slice(0, end < 0 ? lines.length : end)
    .filter(isTold)
    .map(({ text }) => text)
  // Where steps are marked, what follows the last mark is none.
  const isMarked = steps.slice(0, 2).length === 2 && steps.slice(0, 2).every((text) => withoutMarks(text) !== text)
  const last = isMarked ? steps.findLastIndex((text) => withoutMarks(text) !== text) : steps.length - 1
  return steps.slice(0, last + 1).map(withoutMarks)
}

function isTold({ text, isLink }: TextLine): boolean {
  return /\p{L}{2}/u.test(withoutMarks(text)) && !isFact(text) && isLink !== true
}

/**
 * Does a line end the steps? An empty line does where none stands between the steps before, and a word in another part of
 * the page where the first steps stand in one.
 */
function isBehind({ text, isBehindRule, isBehindGap, within }: TextLine, steps: readonly TextLine[]): boolean {
  const [first, second] = steps
  if (second && first?.within === second.within && within !== first?.within && !looksLikeStep(text)) return true
  if (isBehindRule || words.nutrientLine.test(text)) return true
  if (isBehindGap && second && !steps.slice(1).some((step) => step.isBehindGap)) return true
  return text.length <= 200 && (words.afterSteps.test(text) || words.yieldLine.exec(text)?.index === 0)
}

const factLines = [words.yieldLine, words.prepLine, words.cookLine, words.totalLine, words.authorLine]

/** A line that only says how long, for how many, or by whom. */
export function isFact(text: string): boolean {
  if (text.length > 90 || /[.!]\s+\p{Lu}/u.test(text)) return false
  if (!/[.!]$/.test(text) || text.includes(':')) return factLines.some((line) => line.test(text))
  // "Bake 5 minutes more." and "Divide between 4 people." are things to do.
  return [words.yieldLine, words.totalLine, words.authorLine].some((line) => line.exec(text)?.index === 0)
}
