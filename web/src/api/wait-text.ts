import { fieldsOf } from '@roux/contract/fields-of'
import { currentLanguage } from '../i18n/i18n.ts'
import { ApiError } from './api-error.ts'

/** How long it takes until it is worth trying again, in words; undefined where the answer does not say. */
export function waitText(cause: unknown): string | undefined {
  const seconds = cause instanceof ApiError ? waitOf(cause) : undefined
  return seconds === undefined ? undefined : durationText(seconds)
}

/** Seconds; in the body where the answer was a stream, whose headers had gone before. */
function waitOf({ body, retryAfter }: ApiError): number | undefined {
  const seconds = fieldsOf(body).retry_after
  return typeof seconds === 'number' && seconds > 0 ? seconds : retryAfter
}

/** A round number of seconds, minutes or hours, never less than was asked for. */
function durationText(seconds: number): string {
  const [count, unit] =
    seconds <= 90
      ? [Math.ceil(seconds / 5) * 5, 'second']
      : seconds <= 5400
        ? [Math.ceil(seconds / 60), 'minute']
        : [Math.ceil(seconds / 3600), 'hour']
  return new Intl.NumberFormat(currentLanguage(), { style: 'unit', unit, unitDisplay: 'long' }).format(count)
}
