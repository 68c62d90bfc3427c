import { fallbackLanguage, type Language, languages, toLanguage } from '@roux/contract/language'
import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import { loadTexts, type TextPart } from './dictionaries.ts'
import { findLanguage } from './find-language.ts'

/** The place where the cook's choice is kept. */
export interface LanguageStore {
  read(): Language | undefined
  keep(language: Language): void
}

/** Finds the language and has what home says in it ready for the first paint. Throws where that cannot be had. */
export async function startI18n(store: LanguageStore): Promise<void> {
  const language = findLanguage({
    search: location.search,
    stored: store.read(),
    preferred: navigator.languages,
    page: document.documentElement.lang,
  })
  const use = (chosen: Language) => {
    store.keep(chosen)
    document.documentElement.lang = chosen
  }
  await speak(language)
  use(language)
  i18next.on('languageChanged', () => use(currentLanguage()))
}

/** Has what home says in a language ready. Throws where that cannot be had, and it is known in which language to say so. */
export async function speak(language: Language): Promise<void> {
  await i18next.use(initReactI18next).init({
    lng: language,
    supportedLngs: languages,
    load: 'languageOnly',
    fallbackLng: fallbackLanguage,
    resources: {},
    defaultNS: 'home',
    fallbackNS: 'rest',
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  })
  await addTexts(language, 'home')
}

/** Has all other texts ready, without which no part may be shown that comes later. Throws where they cannot be fetched. */
export function addOtherTexts(): Promise<void> {
  return addTexts(currentLanguage(), 'rest')
}

/** Switches the page. Throws, and changes nothing, where the texts cannot be fetched. */
export async function chooseLanguage(language: Language): Promise<void> {
  await Promise.all([addTexts(language, 'home'), addTexts(language, 'rest')])
  await i18next.changeLanguage(language)
}

/** The language of the page; the fallback until one has been found. */
export function currentLanguage(): Language {
  const tag: string | undefined = i18next.language
  return toLanguage(tag ?? '') ?? fallbackLanguage
}

async function addTexts(language: Language, part: TextPart): Promise<void> {
  if (i18next.hasResourceBundle(language, part)) return
  i18next.addResourceBundle(language, part, await loadTexts(language, part))
}
