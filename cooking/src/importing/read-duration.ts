import { checkedLanguages } from '@roux/contract/language'
import { limits } from '@roux/contract/limits'
import { findTimes } from '../amounts/find-times.ts'

const number = String.raw`(\d+(?:[.,]\d+)?)`
const part = (sign: string) => `(?:${number}${sign})?`
const iso = new RegExp(
  `^P${part('Y')}${part('M')}${part('W')}${part('D')}(?:T?${part('H')}${part('M')}${part('S')})?$`,
  'i',
)

/** Minutes of a week, a day, an hour, a minute, a second: years and months stand there only to be zero. */
const minutes = [0, 0, 7 * 24 * 60, 24 * 60, 60, 1, 1 / 60]

const clock = /^(\d{1,2}):(\d{2})(?::(\d{2}))?$/

/**
 * Whole minutes of a duration: ISO 8601 (`PT1H30M`, `P0DT1H`), a clock ("1:30"), short ("1h30m"), a number of minutes, or words in either
 * language ("1 hr 30 mins", « une heure et demie »; of a range the lower end). Undefined where it says none.
 */
export function readDuration(raw: unknown): number | undefined {
  const said = Array.isArray(raw) ? raw[0] : raw
  if (typeof said === 'number') return withinLimits(said)
  if (typeof said !== 'string') return undefined
  const text = said.trim()
  if (/^\d+(?:\.\d+)?$/.test(text)) return withinLimits(Number(text))
  const parts = iso.exec(text.replaceAll(/\s/g, ''))
  if (parts && /\d/.test(text)) {
    const sum = parts.slice(1).map((amount, place) => Number((amount ?? '0').replace(',', '.')) * (minutes[place] ?? 0))
    return withinLimits(sum.reduce((total, one) => total + one, 0))
  }
  const [, short = '', shortHours = '0', shortMinutes = '0'] =
    /^((?:(\d{1,4})\s*h\s*)?(?:(\d{1,6})\s*m(?:in)?)?)$/i.exec(text) ?? []
  if (short !== '') return withinLimits(Number(shortHours) * 60 + Number(shortMinutes))
  const [, hours, mins] = clock.exec(text) ?? []
  if (hours !== undefined) return withinLimits(Number(hours) * 60 + Number(mins))
  return readWords(text.slice(0, 200))
}

function readWords(text: string): number | undefined {
  // Other languages' words look much the same.
  const said = text.replace(/\bminut\p{L}*/giu, 'min').replace(/\b(?:ore|ora|horas?|stunden?|std|uur)\b/giu, 'h')
  const times = checkedLanguages.map((language) => findTimes(said, language)).find((found) => found.length > 0)
  if (!times) return undefined
  // "1 hour 30 minutes" may be read as two.
  return withinLimits(times.reduce((seconds, { min }) => seconds + min, 0) / 60)
}

function withinLimits(time: number): number | undefined {
  const whole = Math.round(time)
  return whole > 0 && whole <= limits.minutes ? whole : undefined
}
