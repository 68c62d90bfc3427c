import { isFields } from './fields-of.ts'
import { limits } from './limits.ts'
import { toText } from './read-values.ts'
import type { WrittenBy } from './written-by.ts'

/** The writer of a recipe of any server; null where it says nothing. */
export function readWrittenBy(value: unknown): WrittenBy | null {
  if (!isFields(value)) return null
  const name = (said: unknown) => toText(said).trim().slice(0, limits.writerName).trim()
  const provider = name(value.provider)
  return provider === '' ? null : { provider, model: name(value.model) || null }
}
