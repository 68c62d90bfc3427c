import type { Language } from '@roux/contract/language'
import { type LazyPart, lazyPart } from '../../ui/lazy-part.ts'
import type { LegalText } from './legal-text.ts'

export type LegalDocument = 'terms' | 'privacy'

/** Each document in each language, fetched when it is to be read. */
export const legalTextParts: Record<Language, Record<LegalDocument, LazyPart<LegalText>>> = {
  en: {
    terms: lazyPart(async () => (await import('./texts/terms-en.ts')).termsEn),
    privacy: lazyPart(async () => (await import('./texts/privacy-en.ts')).privacyEn),
  },
  fr: {
    terms: lazyPart(async () => (await import('./texts/terms-fr.ts')).termsFr),
    privacy: lazyPart(async () => (await import('./texts/privacy-fr.ts')).privacyFr),
  },
}
