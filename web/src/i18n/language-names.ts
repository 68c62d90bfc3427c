import type { Language } from '@roux/contract/language'

/** Each language in itself and in the other one, so that everybody finds theirs whatever the page speaks. */
export const languageNames: Record<Language, { own: string; foreign: string; foreignLanguage: Language }> = {
  en: { own: 'English', foreign: 'Anglais', foreignLanguage: 'fr' },
  fr: { own: 'Français', foreign: 'French', foreignLanguage: 'en' },
}
