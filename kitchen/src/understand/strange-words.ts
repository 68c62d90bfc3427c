import type { KitchenLanguage } from '@roux/contract/language'
import { commonWords, saysNothing } from './common-words.ts'
import type { Token } from './tokens.ts'

/** Endings of what is hardly ever a food: adjectives, adverbs, verbs. */
const otherEndings: Record<KitchenLanguage, RegExp> = {
  en: /(?:y|ing|ed|ful|less|able|ible|ous|ive|est|ier|ish|ness|ment|tion|sion|ally|like|friendly|style)$/,
  fr: /(?:eux|euses?|ants?|antes?|ents?|entes?|ment|er|ez|ons|oir|ir|iques?|ables?|ibles?|ifs?|ives?|elles?|els?|ais|aises?|iens?|iennes?|ees?|tion|ance|ence|esque)$/,
}

/** Is it a word that the kitchen makes nothing of, and that may well be a food? */
export function isStrange(token: Token, language: KitchenLanguage): boolean {
  if (token.length < 3 || /^\d|^\P{L}/u.test(token) || commonWords.has(token) || saysNothing(token)) return false
  return token.length < 5 || !hasOtherEnding(token, language)
}

/** Does it end as adjectives, adverbs and verbs do? */
export function hasOtherEnding(token: Token, language: KitchenLanguage): boolean {
  return otherEndings[language].test(token)
}
