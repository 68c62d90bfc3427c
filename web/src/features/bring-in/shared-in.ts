import { fieldsOf } from '@roux/contract/fields-of'
import { limits } from '@roux/contract/limits'
import type { ToBring } from '../../api/bring-in.ts'
import { parseJson } from '../../browser/parse-json.ts'

/** What the page was opened with. */
interface SharedIn {
  /** To be looked at, and read when the cook says so: any other page can open this one with an address. */
  address: string
  /** The data of a page, which asks nobody for anything. */
  brought: ToBring | undefined
  /** Photos were shared, and have not come. */
  lacksPhotos: boolean
}

/**
 * What was shared with Roux: an address, by the share sheet of a phone (which puts it wherever it likes), or the data of
 * a page, by the bookmark.
 */
export function readSharedIn(search: string, hash: string): SharedIn {
  const query = new URLSearchParams(search)
  const said = ['url', 'text', 'title'].map((name) => query.get(name) ?? '').join(' ')
  const address = /https?:\/\/\S+/i.exec(said)?.[0].slice(0, limits.address) ?? ''
  const lacksPhotos = query.get('photos') === 'again'
  const { url, data } = fieldsOf(parseJson(decoded(hash.slice(1))))
  const isPage = typeof url === 'string' && /^https?:/i.test(url) && typeof data === 'string'
  if (!isPage) return { address, brought: undefined, lacksPhotos }
  if (data.trim() === '') return { address: url.slice(0, limits.address), brought: undefined, lacksPhotos }
  const html = data.slice(0, limits.html)
  return { address, brought: { name: url, request: { url: url.slice(0, limits.address), html } }, lacksPhotos }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}
