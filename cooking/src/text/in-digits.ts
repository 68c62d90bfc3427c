import { checkedLanguages } from '@roux/contract/language'
import { numbers } from '../languages/numbers.ts'
import { numberInWords, numberOf } from './number-words.ts'

const written = new RegExp(String.raw`\b(?:${numberInWords})(?=(?:ish)?\b)`, 'g')
const half = /\b(?:(?:a )?half (?:a )?|half-|(?:une )?(?:petite |bonne |grosse )?demi[- ])(?:dozen|douzaine)s?\b/g
const groups = new Map([
  ...checkedLanguages.flatMap((language) => [...(numbers[language].collectives?.words ?? [])]),
  ...(['dozen', 'douzaine'] as const).map((dozen) => [dozen, 12] as const),
])
const collective = new RegExp(
  String.raw`\b(\d{1,3}|one|an?|une?|une? [a-z]+|a [a-z]+)\s+(${[...groups.keys()].join('|')})s?\b`,
  'g',
)

/**
 * A plain text with its numbers in digits: "twenty-five", « soixante et onze », "half a dozen", « une petite dizaine »,
 * "tenish". "One", "a" and « un » stay words, as they may be articles.
 */
export function inDigits(text: string): string {
  return text
    .replace(written, (words) => `${numberOf(words)}`)
    .replace(/\b(\d{1,3})[- ]?ish\b/g, '$1')
    .replace(/\bbaker'?s dozen\b/g, '13')
    .replace(half, '6')
    .replace(collective, (_, count: string, name: string) => `${(Number(count) || 1) * (groups.get(name) ?? 1)}`)
    .replace(/(?<=\b(?:6|8|1\d|[2-9]0|\d+00)) (?:de |d'|of (?!us\b|them\b))/g, ' ')
    .replace(/\s+/g, ' ')
}
