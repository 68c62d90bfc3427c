/**
 * What finds any of these words, the longest that is there: letters, blanks and hyphens. What begins alike is written
 * once, since browsers take a while to read a long pattern, and stand still meanwhile.
 */
export function patternOf(words: Iterable<string>): string {
  const rests = Map.groupBy(words, (word) => word.slice(0, 1))
  const isWhole = rests.delete('')
  const ways = [...rests].map(([letter, begun]) => letter + patternOf(begun.map((word) => word.slice(1))))
  if (ways.length === 0) return ''
  return isWhole || ways.length > 1 ? `(?:${ways.join('|')})${isWhole ? '?' : ''}` : ways.join('')
}
