import { type Language, languages } from '@roux/contract/language'
import { dropText, keepText, readText } from './kept-text.ts'

const key = 'i18nextLng'

/** The language chosen earlier. Anything but a bare supported code is dropped. */
export function readStoredLanguage(): Language | undefined {
  const text = readText('local', key)
  const language = languages.find((code) => code === text)
  if (text !== undefined && language === undefined) dropText('local', key)
  return language
}

export function keepLanguage(language: Language): void {
  keepText('local', key, language)
}
