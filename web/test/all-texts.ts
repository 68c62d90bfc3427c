import en from '../src/i18n/en.json' with { type: 'json' }
import enHome from '../src/i18n/en-home.json' with { type: 'json' }
import fr from '../src/i18n/fr.json' with { type: 'json' }
import frHome from '../src/i18n/fr-home.json' with { type: 'json' }

/** What home says and the rest, as the app joins them. */
export const texts = { en: { ...enHome, ...en }, fr: { ...frHome, ...fr } }
