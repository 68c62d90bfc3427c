import { yieldAt } from './said-yield.ts'
import * as words from './section-words.ts'

const timeLines = [words.prepLine, words.cookLine, words.totalLine]

/** A line that only says how long, for how many, or by whom. */
export function isFact(text: string): boolean {
  if (text.length > 90 || /(?<!\bM(?:rs?|me|s)?)[.!]\s+\p{Lu}/u.test(text)) return false
  if (!/[.!]$/.test(text) || text.includes(':'))
    return yieldAt(text) >= 0 || [...timeLines, words.authorLine].some((line) => line.test(text))
  // "Bake 5 minutes more." and "Divide between 4 people." are things to do.
  return yieldAt(text) === 0 || [words.totalLine, words.authorLine].some((line) => line.exec(text)?.index === 0)
}
