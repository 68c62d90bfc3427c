/** So long a measure still fits beside others on the narrowest screen; a longer one may break. */
export const longestOnOneLine = 24

/** A number, and the unit or the word that it counts. */
const counted = /((?<!\S)\(?[\p{N}][\p{N}.,/⁄–-]{0,8} [\p{L}°%]\S{0,14}(?!\S))/u

/** A text in pieces: every second one is a number with what it counts, which belong on one line. */
export function splitMeasures(text: string): string[] {
  return text.split(counted)
}
