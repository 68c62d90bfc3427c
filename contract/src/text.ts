import * as z from 'zod/mini'

/** No NUL (PostgreSQL refuses it) and no half of a surrogate pair (it cannot be stored as UTF-8). */
const storable = z.refine<string>((text) => !text.includes('\0') && text.isWellFormed(), 'Must be plain text')

/** Trimmed text of `min` to `max` UTF-16 code units that every store and every font can hold. */
export function text(min: number, max: number) {
  return z.string().check(storable, z.trim(), z.minLength(min), z.maxLength(max))
}
