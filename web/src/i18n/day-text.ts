import type { Language } from '@roux/contract/language'

/** In English the day stands before the month, as it does in French. */
const locales: Record<Language, string> = { en: 'en-GB', fr: 'fr' }

/**
 * A day as one says it: of this year with its name, of another with that; undefined for what is no date.
 * @param at ISO 8601
 */
export function dayText(language: Language, at: string, now = new Date()): string | undefined {
  const date = new Date(at)
  if (Number.isNaN(date.getTime())) return undefined
  const isThisYear = date.getFullYear() === now.getFullYear()
  const day = { day: 'numeric', month: 'long' } as const
  const parts = isThisYear ? ({ ...day, weekday: 'long' } as const) : ({ ...day, year: 'numeric' } as const)
  const text = new Intl.DateTimeFormat(locales[language], parts).format(date)
  return text.charAt(0).toLocaleUpperCase(language) + text.slice(1)
}

/**
 * A day within a sentence.
 * @param at ISO 8601
 */
export function dateText(language: Language, at: string): string {
  const parts = { day: 'numeric', month: 'long', year: 'numeric' } as const
  return new Intl.DateTimeFormat(locales[language], parts).format(new Date(at))
}

/**
 * A day and the time of it; the present day is only named so.
 * @param at ISO 8601
 */
export function momentText(language: Language, today: string, at: string, now = new Date()): string | undefined {
  const date = new Date(at)
  const day = dayText(language, at, now)
  if (day === undefined) return undefined
  const time = new Intl.DateTimeFormat(locales[language], { hour: 'numeric', minute: '2-digit' }).format(date)
  return `${date.toDateString() === now.toDateString() ? today : day}, ${time}`
}
