import type { Language } from '@roux/contract/language'
import { useTranslation } from 'react-i18next'
import { currentLanguage } from './i18n.ts'

/** The language of the page; the component follows when it changes. */
export function useLanguage(): Language {
  useTranslation()
  return currentLanguage()
}
