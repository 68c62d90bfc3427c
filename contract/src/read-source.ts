import { isFields } from './fields-of.ts'
import { toText } from './read-values.ts'
import type { Source } from './source.ts'
import { webAddressOf } from './web-address.ts'

/** The source of a recipe of any server; null where it has none. An address that is none of the web is dropped. */
export function readSource(value: unknown): Source | null {
  if (!isFields(value)) return null
  const { url, author, site } = value
  return { url: webAddressOf(toText(url)), author: toText(author) || null, site: toText(site) || null }
}
