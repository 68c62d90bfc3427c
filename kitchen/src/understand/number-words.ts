import { reading } from '../languages/reading.ts'

/** Those of a group: "une dizaine", "two dozen". */
const collectives: Readonly<Record<string, number>> = {
  ...{ huitaine: 8, dizaine: 10, dozen: 12, douzaine: 12, quinzaine: 15, vingtaine: 20, trentaine: 30 },
  ...{ quarantaine: 40, cinquantaine: 50, soixantaine: 60, centaine: 100, hundred: 100 },
}

/** All numbers up to 99 as they are written, with hyphens. */
function spelled(): Map<string, number> {
  const all = new Map<string, number>()
  for (const { numbers } of Object.values(reading)) {
    const { ones, tens, longTens, joints, endings, others } = numbers
    for (const [at, word] of ones.entries()) if (at > 0) all.set(word, at + 1)
    for (const [word, value] of Object.entries(others)) all.set(word, value)
    for (const [ten, value] of Object.entries(tens)) {
      all.set(ten, value)
      for (const [at, word] of ones.slice(0, longTens.includes(value) ? 19 : 9).entries())
        for (const joint of joints) all.set(`${ten}${joint}${word}`, value + at + 1)
      for (const [ending, more] of Object.entries(endings)) all.set(`${ten}${ending}`, value + more)
    }
  }
  return all
}

const values = spelled()

/** Words of one number, bare of accents: "two" is 2. */
export const numberWords: Readonly<Record<string, number>> = Object.fromEntries(values)

const alternatives = [...values.keys()]
  .toSorted((one, other) => other.length - one.length)
  .map((words) => words.replaceAll('-', '[- ]'))
  .join('|')
const written = new RegExp(String.raw`\b(?:${alternatives})(?=(?:ish)?\b)`, 'g')
const half = /\b(?:(?:a )?half (?:a )?|half-|(?:une )?(?:petite |bonne |grosse )?demi[- ])(?:dozen|douzaine)s?\b/g
const collective = new RegExp(
  String.raw`\b(\d{1,3}|an?|une?|une? [a-z]+|a [a-z]+)\s+(${Object.keys(collectives).join('|')})s?\b`,
  'g',
)

/**
 * A plain text with its numbers in digits: "twenty-five", « soixante et onze », "half a dozen", « une petite dizaine »,
 * "tenish". "One", "a" and « un » stay words, as they may be articles.
 */
export function inDigits(text: string): string {
  return text
    .replace(written, (words) => `${values.get(words.replaceAll(' ', '-')) ?? words}`)
    .replace(/\b(\d{1,3})[- ]?ish\b/g, '$1')
    .replace(/\bbaker'?s dozen\b/g, '13')
    .replace(half, '6')
    .replace(collective, (_, count: string, name: string) => `${(Number(count) || 1) * (collectives[name] ?? 1)}`)
    .replace(/(?<=\b(?:6|8|1\d|[2-9]0|\d+00)) (?:de |d'|of (?!us\b|them\b))/g, ' ')
    .replace(/\s+/g, ' ')
}
