import type { CheckedLanguage } from '@roux/contract/language'
import { ofAll } from '../languages/in-each.ts'
import { numbers } from '../languages/numbers.ts'
import { times } from '../languages/times.ts'
import { words } from '../languages/word-list.ts'
import { type ReadNumber, readAndHalf, readNumber } from '../text/read-number.ts'
import { rememberLast } from '../text/remember-last.ts'
import { afterBlank, isOneOf, longestPhrase, type Span, type Token, tokenise } from '../text/tokens.ts'

/**
 * A time in a text, in seconds; `min` and `max` differ in a range ("20–25 min"). `isClocked` where a cook would set a
 * timer by it, which nobody does for "overnight" or "3 days".
 */
export type Time = Span & { min: number; max: number; isClocked: boolean }

const minute = 60
const hour = 3600
const day = 24 * hour
/** What "overnight" means to a cook. */
const night = 8 * hour

/** Of all languages, since "20 minutes" is the same in either. */
const units: ReadonlyMap<string, number> = new Map([
  ...allOf('second').map((word) => [word, 1] as const),
  ...allOf('minute').map((word) => [word, minute] as const),
  ...allOf('hour').map((word) => [word, hour] as const),
  ...allOf('day').map((word) => [word, day] as const),
  ...allOf('week').map((word) => [word, 7 * day] as const),
  ...allOf('night').map((word) => [word, night] as const),
])

function allOf(unit: keyof (typeof times)['en']['units']): string[] {
  return [...ofAll(times, ({ units }) => words(units[unit]))]
}
const clocked = new Set([...allOf('second'), ...allOf('minute'), ...allOf('hour')])
const onlyAfterDigits = ofAll(times, ({ onlyAfterDigits }) => onlyAfterDigits)
const between = new Set([...ofAll(times, ({ between }) => between), '-', '‐', '‑'])
const andWords = ofAll(numbers, ({ and }) => and)
const spanSigns = new Set(['-', '–', '—', '−', ...ofAll(numbers, ({ to }) => to)])
const rangeSigns = new Set([...spanSigns, ...ofAll(numbers, ({ or }) => or), ...andWords])
const minutesAfter = new Set(allOf('minute'))

/**
 * The times in a text, in order: "20–25 min", "1 h 30", "an hour and a half", "une demi-heure", "overnight" (8 hours).
 * What has no number ("a few minutes") is none. Linear time, never throws.
 */
export const findTimes = rememberLast((text, language: CheckedLanguage): readonly Time[] => {
  const tokens = tokenise(text)
  const found: Time[] = []
  for (let at = 0; at < tokens.length; ) {
    const time = startsHere(tokens, at) ? readRange(tokens, at, language) : undefined
    if (time) found.push(withoutNext(time))
    at = time ? time.next : afterNumber(tokens, at)
  }
  return found
}, 100)

type ReadTime = Time & { next: number }

function withoutNext({ next: _, ...time }: ReadTime): Time {
  return time
}

/** A number that is no time is passed over as a whole: "12.30 min" is not "30 min". */
function afterNumber(tokens: readonly Token[], at: number): number {
  let next = at + 1
  if (tokens[at]?.kind !== 'digits') return next
  while ((tokens[next]?.text === '.' || tokens[next]?.text === ',') && tokens[next + 1]?.kind === 'digits') next += 2
  return next
}

function startsHere(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1]
  if (tokens[at]?.kind === 'blank') return false
  return before === undefined || (before.kind !== 'word' && before.kind !== 'digits' && before.text !== '/')
}

/** A time, or "1 h à 1 h 30". */
function readRange(tokens: readonly Token[], at: number, language: CheckedLanguage): ReadTime | undefined {
  const low = readTime(tokens, at, language)
  if (!low) return undefined
  const sign = afterBlank(tokens, low.next)
  if (!isOneOf(tokens[sign], spanSigns)) return low
  const high = readTime(tokens, afterBlank(tokens, sign + 1), language)
  if (!high || high.max <= low.min) return low
  return { ...high, start: low.start, min: low.min, isClocked: low.isClocked }
}

function readTime(tokens: readonly Token[], at: number, language: CheckedLanguage): ReadTime | undefined {
  const start = tokens[at]?.start ?? 0
  const phrase = longestPhrase(tokens, at, times[language].phrases)
  if (phrase) {
    const next = tokens[phrase.next - 1]?.kind === 'word' ? phrase.next : phrase.next - 1
    const seconds = phrase.value * hour
    return { ...ending(tokens, start, seconds, seconds, phrase.next, next), isClocked: seconds < night }
  }
  const half = readHyphenedHalf(tokens, at)
  if (half) return half
  const low = readNumber(tokens, at, language)
  const high = low && readSecond(tokens, low, language)
  const last = high ?? low
  if (!low || !last) return undefined
  const unitAt = afterAdjective(tokens, last.next)
  const unit = units.get(tokens[unitAt]?.text ?? '')
  if (unit === undefined || isName(tokens, unitAt, last)) return undefined
  const more = readMore(tokens, unitAt + 1, unit, last, language)
  const read = ending(tokens, start, low.value * unit + more.seconds, last.value * unit + more.seconds, more.next)
  return { ...read, isClocked: isOneOf(tokens[unitAt], clocked) }
}

function ending(
  tokens: readonly Token[],
  start: number,
  min: number,
  max: number,
  next: number,
  last = next,
): ReadTime {
  return { start, end: tokens[last - 1]?.end ?? start, min, max, isClocked: true, next }
}

/** "half-hour", which is no number before a hyphen elsewhere ("half-fat"). */
function readHyphenedHalf(tokens: readonly Token[], at: number): ReadTime | undefined {
  const [half, hyphen, unit] = tokens.slice(at, at + 3)
  if (half?.text !== 'half' || hyphen?.text !== '-' || unit?.text !== 'hour') return undefined
  return ending(tokens, half.start, hour / 2, hour / 2, at + 3)
}

function readSecond(tokens: readonly Token[], low: ReadNumber, language: CheckedLanguage): ReadNumber | undefined {
  const sign = afterBlank(tokens, low.next)
  if (!isOneOf(tokens[sign], rangeSigns)) return undefined
  const high = readNumber(tokens, afterBlank(tokens, sign + 1), language)
  return high && high.value > low.value && high.form === low.form ? high : undefined
}

/** "20 more minutes", "10-minute", "une bonne heure": at most two words between number and unit. */
function afterAdjective(tokens: readonly Token[], at: number): number {
  let place = afterBlank(tokens, at)
  for (let count = 0; count < 2 && isOneOf(tokens[place], between); count++) place = afterBlank(tokens, place + 1)
  return place
}

/** "a second bowl" and "2-day-old bread" name something. */
function isName(tokens: readonly Token[], unitAt: number, number: ReadNumber): boolean {
  const unit = tokens[unitAt]
  if (number.form !== 'digits' && isOneOf(unit, onlyAfterDigits)) return true
  const next = tokens[unitAt + 1]
  if (next?.text === '-' && tokens[unitAt + 2]?.kind === 'word') return true
  return unit?.text === 's' && next?.text === "'"
}

/** What follows a unit: "1 h 30", "1 hour and 20 minutes", "2 min 30 s", "une heure et demie". */
function readMore(
  tokens: readonly Token[],
  at: number,
  unit: number,
  number: ReadNumber,
  language: CheckedLanguage,
): { seconds: number; next: number } {
  const nothing = { seconds: 0, next: at }
  if (unit !== hour && unit !== minute) return nothing
  const half = Number.isInteger(number.value)
    ? (readAndHalf(tokens, at, language) ?? readAndQuarter(tokens, at))
    : undefined
  if (half) return { seconds: half.value * unit, next: half.next }
  const joined = afterBlank(tokens, at)
  const isJoined = isOneOf(tokens[joined], andWords) || tokens[joined]?.text === ','
  const first = isJoined ? afterBlank(tokens, joined + 1) : joined
  const digits = tokens[first]
  if (digits?.kind !== 'digits' || Number(digits.text) > 59 || !Number.isInteger(number.value)) return nothing
  const value = Number(digits.text) * (unit / 60)
  const smaller = afterBlank(tokens, first + 1)
  const name = units.get(tokens[smaller]?.text ?? '')
  if (name === unit / 60) return { seconds: value, next: smaller + 1 }
  if (isJoined || digits.text.length !== 2 || !endsThere(tokens, first + 1)) return nothing
  return { seconds: value, next: first + 1 }
}

function readAndQuarter(tokens: readonly Token[], at: number) {
  const and = afterBlank(tokens, at)
  const quarter = afterBlank(tokens, and + 1)
  return tokens[and]?.text === 'et' && tokens[quarter]?.text === 'quart'
    ? { value: 0.25, next: quarter + 1 }
    : undefined
}

/** The 30 of "1 h 30" ends there: not "30 g", "30 °C", "30.5", "30 s". */
function endsThere(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at]
  if (next?.kind === 'word') return false
  if (isOneOf(next, new Set(['.', ','])) && tokens[at + 1]?.kind === 'digits') return false
  const after = tokens[afterBlank(tokens, at)]
  return !isOneOf(after, afterOther) || isOneOf(after, minutesAfter)
}
const afterOther = words('° º % g kg ml cl l cm mm x')
