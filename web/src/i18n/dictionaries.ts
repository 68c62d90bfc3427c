import type { Language } from '@roux/contract/language'
import type en from './en.json'

/** English sets the shape: a key that French lacks fails the build. */
export type Dictionary = typeof en

const imports: Record<Language, () => Promise<{ default: Dictionary }>> = {
  en: () => import('./en.json'),
  fr: () => import('./fr.json'),
}

/** Fetches the texts of one language; the other stays on the server until it is chosen. */
export async function loadDictionary(language: Language): Promise<Dictionary> {
  const { default: dictionary } = await imports[language]()
  return dictionary
}
