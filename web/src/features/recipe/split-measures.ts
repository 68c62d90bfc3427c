/** So long a measure still fits beside others on the narrowest screen; a longer one may break. */
export const longestOnOneLine = 24

const number = String.raw`\p{N}[\p{N}.,/⁄–-]{0,8}`

/** A number or a range of two, with the unit or the word that it counts; hours with their minutes; a setting of the oven. */
const counted = new RegExp(
  String.raw`((?<!\S)\(?(?:${number} (?:(?:to|or|à|ou|–|-) ${number} )?(?:(?:h|hrs?|hours?|heures?) \p{N}{1,2}(?: min[a-z]{0,4})?[.,;:!)]{0,2}|[\p{L}°%]\S{0,14})|(?:gas mark|thermostat|th\.) \p{N}[\p{N}–-]{0,3}[.,;:!)]{0,2})(?!\S))`,
  'iu',
)

/** A text in pieces: every second one is a number with what it counts, which belong on one line. */
export function splitMeasures(text: string): string[] {
  return text.split(counted)
}
