import { type Language, toLanguage } from '@roux/contract/language'
import { dropText, keepText, readText } from './kept-text.ts'

const key = 'i18nextLng'

/** The language chosen earlier, by language only; what is none that Roux speaks is dropped. */
export function readStoredLanguage(): Language | undefined {
  const text = readText('local', key)
  const language = toLanguage(text ?? '')
  if (text !== undefined && language === undefined) dropText('local', key)
  return language
}

export function keepLanguage(language: Language): void {
  keepText('local', key, language)
  // For the server, which chooses the language of the first HTML.
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers that are still in use
  document.cookie = `lng=${language}; path=/; max-age=31536000; samesite=lax`
}
