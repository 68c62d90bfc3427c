import type { Language } from '@roux/contract/language'
import type { LegalText } from './texts/legal-text.ts'
import { privacyEn } from './texts/privacy-en.ts'
import { privacyFr } from './texts/privacy-fr.ts'
import { termsEn } from './texts/terms-en.ts'
import { termsFr } from './texts/terms-fr.ts'

export type LegalDocument = 'terms' | 'privacy'

/** Each document in each language. */
export const legalTexts: Record<Language, Record<LegalDocument, LegalText>> = {
  en: { terms: termsEn, privacy: privacyEn },
  fr: { terms: termsFr, privacy: privacyFr },
}
