import type { TFunction } from 'i18next'

/** Minutes as a cook says them, with hours from 60 up. */
export function durationText(t: TFunction, minutes: number): string {
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  if (hours === 0) return t('duration.minutes', { minutes })
  if (rest === 0) return t('duration.hours', { hours })
  return t(rest < 10 ? 'duration.bothFew' : 'duration.both', { hours, minutes: rest })
}
