import type { Language } from '@roux/contract/language'

/** "a, b and c", "a, b et c". */
export function joinList(words: readonly string[], language: Language): string {
  const last = words.at(-1) ?? ''
  if (words.length < 2) return last
  return `${words.slice(0, -1).join(', ')} ${language === 'fr' ? 'et' : 'and'} ${last}`
}

/** The text with a capital at its start. */
export function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
