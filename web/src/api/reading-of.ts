import type { BringInRequest } from '@roux/contract/bringing-in'
import { limits } from '@roux/contract/limits'
import type { ToBring } from './bring-in.ts'

const pages = /\.x?html?$/i
const texts = /\.(?:txt|md|markdown|cook)$/i

/** Whether a provider can be given it: of files those that are a page or a text. */
export function isForReader(brought: ToBring['request']): boolean {
  return (
    !(brought instanceof File) ||
    ((pages.test(brought.name) || texts.test(brought.name)) && brought.size <= limits.html)
  )
}

/** What the provider is to be given of something that was brought. */
export async function readingOf(brought: ToBring['request']): Promise<BringInRequest> {
  if (!(brought instanceof File)) return { ...brought, reader: 'provider' }
  const text = decoded(await brought.arrayBuffer())
  return pages.test(brought.name)
    ? { html: text.slice(0, limits.html), reader: 'provider' }
    : { text: text.slice(0, limits.broughtText), reader: 'provider' }
}

/** As most files are written, else as was usual before. */
function decoded(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
