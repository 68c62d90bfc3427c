/** The languages Roux speaks, in its screens and in its recipes. */
export const languages = ['en', 'fr'] as const

export type Language = (typeof languages)[number]

/** What is used where nothing else was chosen (specification §9). */
export const fallbackLanguage: Language = 'en'

/** The one that this is not. */
export function otherThan(language: Language): Language {
  return language === 'en' ? 'fr' : 'en'
}

/** The supported language of a tag such as `fr-CA` (language-only matching, any case), or undefined. */
export function toLanguage(tag: string): Language | undefined {
  const code = tag.trim().toLowerCase().split(/[-_]/)[0]
  return languages.find((language) => language === code)
}
