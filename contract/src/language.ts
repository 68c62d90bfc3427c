/** The languages of the page. What else Roux can do in one of them the lists below say. */
export const languages = ['en', 'fr'] as const

export type Language = (typeof languages)[number]

/** The languages whose words `cooking/` knows: recipes in any other are neither checked nor scaled. */
export const checkedLanguages = ['en', 'fr'] as const satisfies readonly Language[]

export type CheckedLanguage = (typeof checkedLanguages)[number]

/** The languages that the built-in kitchen writes in. */
export const kitchenLanguages = ['en', 'fr'] as const satisfies readonly CheckedLanguage[]

export type KitchenLanguage = (typeof kitchenLanguages)[number]

/** What is used where nothing else was chosen (specification §9); the kitchen has it, too. */
export const fallbackLanguage = 'en' satisfies KitchenLanguage

/** Does `cooking/` know the words of a language? */
export function isChecked(language: Language): language is CheckedLanguage {
  return checkedLanguages.some((one) => one === language)
}

/** Does the kitchen write in a language? */
export function isOfKitchen(language: Language): language is KitchenLanguage {
  return kitchenLanguages.some((one) => one === language)
}

/** Those that this is not. */
export function othersThan(language: CheckedLanguage): CheckedLanguage[] {
  return checkedLanguages.filter((one) => one !== language)
}

/** The supported language of a tag such as `fr-CA` (language-only matching, any case), or undefined. */
export function toLanguage(tag: string): Language | undefined {
  const code = tag.trim().toLowerCase().split(/[-_]/)[0]
  return languages.find((language) => language === code)
}
