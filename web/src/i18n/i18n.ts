import { fallbackLanguage, type Language, languages, toLanguage } from '@roux/contract/language'
import i18next from 'i18next'
import LanguageDetector, { type CustomDetector } from 'i18next-browser-languagedetector'
import { initReactI18next } from 'react-i18next'
import { loadDictionary } from './dictionaries.ts'

/** The place where the cook's choice is kept. */
export interface LanguageStore {
  read(): Language | undefined
  keep(language: Language): void
}

/** Finds the language, fetches its texts and makes them ready for the first paint. Throws where they cannot be had. */
export async function startI18n(store: LanguageStore): Promise<void> {
  const detector = new LanguageDetector()
  detector.addDetector(storeDetector(store))
  await i18next
    .use(detector)
    .use(initReactI18next)
    .init({
      supportedLngs: languages,
      load: 'languageOnly',
      fallbackLng: fallbackLanguage,
      // The texts follow once it is known which are needed.
      resources: {},
      detection: {
        order: ['querystring', storeName, 'navigator', 'htmlTag'],
        lookupQuerystring: 'lng',
        caches: [storeName],
        convertDetectedLanguage: (tag) => toLanguage(tag) ?? tag,
      },
      interpolation: { escapeValue: false },
      react: { useSuspense: false },
    })
  await addTexts(currentLanguage())
  showLanguage()
  i18next.on('languageChanged', showLanguage)
}

/** Switches the page. Throws, and changes nothing, where the texts cannot be fetched. */
export async function chooseLanguage(language: Language): Promise<void> {
  await addTexts(language)
  await i18next.changeLanguage(language)
}

/** The language of the page; the fallback until one has been found. */
export function currentLanguage(): Language {
  const tag: string | undefined = i18next.language
  return toLanguage(tag ?? '') ?? fallbackLanguage
}

async function addTexts(language: Language): Promise<void> {
  if (i18next.hasResourceBundle(language, 'translation')) return
  i18next.addResourceBundle(language, 'translation', await loadDictionary(language))
}

function showLanguage(): void {
  document.documentElement.lang = currentLanguage()
}

/** Not 'localStorage': the detector would put its own in place of ours, which reads and writes unchecked. */
const storeName = 'stored'

function storeDetector(store: LanguageStore): CustomDetector {
  return {
    name: storeName,
    lookup: () => store.read(),
    cacheUserLanguage(tag) {
      const language = toLanguage(tag)
      if (language !== undefined) store.keep(language)
    },
  }
}
