import { isFields } from './fields-of.ts'
import { toText } from './read-values.ts'
import type { Source } from './source.ts'

/** The source of a recipe of any server; null where it has none. Whether its address is one is seen where it is shown. */
export function readSource(value: unknown): Source | null {
  if (!isFields(value)) return null
  const nameOf = (field: string) => toText(value[field]) || null
  return { url: nameOf('url'), author: nameOf('author'), site: nameOf('site') }
}
