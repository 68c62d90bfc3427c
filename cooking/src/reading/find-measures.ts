/** A time or a temperature in the text of a step: the half-open span `start`–`end` in UTF-16 code units. */
export type Measure = { start: number; end: number; kind: 'time' | 'temperature' }

const number = String.raw`(?:\d+(?:[.,]\d+)?(?:\s?[½¼¾⅓⅔])?|[½¼¾⅓⅔])`
const range = String.raw`${number}(?:\s?(?:[-–—]|to|or|à|ou)\s?${number})?`
const hours = '(?:hours?|heures?|hrs?|h)'
const minutes = '(?:minutes?|mins?|mn)'
const small = 'one|two|three|four|five|six|eight|ten|twelve|une?|deux|trois|quatre|cinq|huit|dix|douze'

const temperature = [
  String.raw`gas(?:\s+mark)?\s+(?:[½¼]|\d)(?!\p{L}|\d)`,
  String.raw`thermostat\s+\d{1,2}(?:\s?[-–]\s?\d{1,2})?`,
  String.raw`(?:th\.\s?)\d{1,2}(?:\s?[-–]\s?\d{1,2})?`,
  String.raw`\d+(?:\s?[-–]\s?\d+)?\s?(?:°\s?[CF]?|degrees(?:\s+(?:celsius|fahrenheit|[CF]))?|degrés(?:\s+celsius)?)(?!\p{L})`,
].join('|')

const time = [
  String.raw`${range}\s?${hours}(?!\p{L})(?:\s?(?:and\s|et\s)?(?:${number}\s?${minutes}(?!\p{L})|[0-5]\d(?!\d|[.,]\d|\s?°|\p{L})))?`,
  String.raw`${range}[\s-]?(?:${minutes}|seconds?|secondes?|secs?|days?|jours?|nights?|nuits?|s)(?!\p{L})`,
  String.raw`half\s+an\s+hour|(?:an|one)\s+hour(?:\s+and\s+a\s+half)?`,
  String.raw`(?:a|three)\s+quarters?\s+of\s+an\s+hour`,
  String.raw`(?:une\s+)?demi-heure|(?:un|trois)\s+quarts?\s+d['’]heure|une\s+heure(?:\s+et\s+(?:demie|quart))?`,
  String.raw`(?:${small})\s+(?:hours?|heures?|minutes?|days?|jours?)`,
  String.raw`overnight|toute\s+(?:la|une)\s+nuit|une\s+nuit`,
].join('|')

const measure = new RegExp(
  String.raw`(?<![\p{L}\d.,])(?:(?<temperature>${temperature})|(?<time>${time}))(?!\p{L})`,
  'giu',
)

/**
 * Where a text speaks of a time or a temperature, in English or French: "20–25 min", "1 h 30", "une demi-heure",
 * "180 °C", "gas mark 4". The spans are in order and do not overlap. What is not surely one is left out.
 */
export function findMeasures(text: string): Measure[] {
  return Array.from(text.matchAll(measure), (match) => ({
    start: match.index,
    end: match.index + match[0].length,
    kind: match.groups?.temperature === undefined ? 'time' : 'temperature',
  }))
}
