import en from '../web/src/i18n/en.json' with { type: 'json' }
import fr from '../web/src/i18n/fr.json' with { type: 'json' }

/** The texts of the app. Those that the specification quotes are written out in the tests instead. */
export const texts = { en, fr }

export type Language = keyof typeof texts

export const languages = ['en', 'fr'] as const satisfies readonly Language[]
