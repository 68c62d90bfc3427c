import { inDigits } from '@roux/cooking/text/in-digits'
import { numberInWords, numberOf } from '@roux/cooking/text/number-words'
import type { Token } from './tokens.ts'

const units = 'k?gs?|kilos?|l|cl|livres?|pounds?|lbs?|oz'
const pointed = new RegExp(String.raw`(?<!\b(?:for|pour|serves) )\b(\d{1,3}) [.,] (\d{1,2})(?= ?(?:${units})\b)`, 'g')
const andHalf = new RegExp(String.raw`\b(an?|une?|\d{1,2}|${numberInWords}) (${units}) (?:and a half|et demie?)\b`, 'g')

/** Words with their amounts in one: "1.5 kg" comes in three words, and "a kilo and a half" in five. */
export function decimals(words: string): string {
  return words.replace(pointed, '$1.$2').replace(andHalf, (_, count: string, unit: string) => {
    return `${numberOf(/^une?$/.test(count) ? '1' : count) + 0.5} ${unit}`
  })
}

/** Is the number that stands there what comes behind a point? */
export function isDecimalAt(tokens: readonly Token[], at: number): boolean {
  return decimals(tokens.slice(Math.max(0, at - 3), at + 2).join(' ')).includes(`.${tokens[at]}`)
}

/** "A dozen" before a food: twelve of it, and six of « une demi-douzaine ». */
export function dozensIn(before: string): number | null {
  const [, said] =
    /(?:^| )((?:half an?|an? half|an?|une?(?: demi)?|\d|two|three|deux|trois) (?:dozen|douzaine)s?)$/.exec(before) ?? []
  const count = said === undefined ? Number.NaN : Number(inDigits(said))
  return Number.isNaN(count) ? null : count
}
