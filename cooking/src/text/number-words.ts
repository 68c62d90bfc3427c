import { checkedLanguages } from '@roux/contract/language'
import { numbers } from '../languages/numbers.ts'
import { glyphs } from './fractions.ts'
import { patternOf } from './pattern-of.ts'

const known = checkedLanguages.flatMap((language) => [...numbers[language].words])
const hundreds = checkedLanguages.map((language) => numbers[language].hundred).join('|')
const worth = new Map([...known, ...['a', 'an'].map((article) => [article, 1] as const)])

/** Single words, and those tied by hyphens, that say a number and are no article: from two to 99, bare of accents. */
export const numberWords: ReadonlyMap<string, number> = new Map(known.filter(([, value]) => value > 1))

const anyWord = (words: Iterable<string>) => patternOf(words).replaceAll('-', '[- ]')
const below = anyWord(numberWords.keys())
const timesHundred = anyWord([...worth].flatMap(([word, value]) => (value < 10 ? [word] : [])))

/** What says a number in words: "twenty-five", "two hundred and fifty", « soixante et onze ». */
export const numberInWords = `(?:(?:${timesHundred}|[1-9])[- ](?:${hundreds})s?|${hundreds})(?:[- ](?:and[- ])?(?:${below}))?|${below}`

const ofHundreds = new RegExp(`^(?:(.+)[- ])?(?:${hundreds})s?(?:[- ](?:and[- ])?(.+))?$`)

/** What a number is worth that is written in figures or words: "9½", "22,5", "1 200", "two hundred and fifty". */
export function numberOf(said: string): number {
  const value = worth.get(said.replaceAll(' ', '-'))
  if (value !== undefined) return value
  const [isHundreds, count = 'a', rest] = ofHundreds.exec(said) ?? []
  if (isHundreds) return 100 * numberOf(count) + (rest ? numberOf(rest) : 0)
  const part = glyphs.get(said.at(-1) ?? '')
  const whole = part === undefined ? said : said.slice(0, -1).trim()
  return Number(/^\d{1,3}[ ,]\d{3}$/.test(whole) ? whole.replace(/[ ,]/, '') : whole.replace(',', '.')) + (part ?? 0)
}
