import { isFields } from './fields-of.ts'
import { toText } from './read-values.ts'
import type { WrittenBy } from './written-by.ts'

/** The writer of a recipe of any server; null where it says nothing. */
export function readWrittenBy(value: unknown): WrittenBy | null {
  if (!isFields(value)) return null
  const provider = toText(value.provider)
  return provider === '' ? null : { provider, model: toText(value.model) || null }
}
