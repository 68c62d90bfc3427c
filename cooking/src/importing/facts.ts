import * as words from './section-words.ts'

const factLines = [words.yieldLine, words.prepLine, words.cookLine, words.totalLine, words.authorLine]

/** A line that only says how long, for how many, or by whom. */
export function isFact(text: string): boolean {
  if (text.length > 90 || /(?<!\bM(?:rs?|me|s)?)[.!]\s+\p{Lu}/u.test(text)) return false
  if (!/[.!]$/.test(text) || text.includes(':')) return factLines.some((line) => line.test(text))
  // "Bake 5 minutes more." and "Divide between 4 people." are things to do.
  return [words.yieldLine, words.totalLine, words.authorLine].some((line) => line.exec(text)?.index === 0)
}
