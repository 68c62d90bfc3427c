import { foldText } from '@roux/contract/fold-text'

/** As long as names of files may safely be. */
const longest = 180

/** A text as the part of an address: plain letters, digits and hyphens, and never empty. */
export function slugOf(text: string): string {
  const words = foldText(text).match(/[a-z\d]+/g) ?? []
  return words.join('-').slice(0, longest).replace(/-$/, '') || 'recipe'
}
