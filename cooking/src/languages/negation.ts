import { negation as en } from './en/negation.ts'
import { negation as fr } from './fr/negation.ts'
import { type InEach, ofAll } from './in-each.ts'
import type { LanguageWords } from './language-words.ts'

export const negation: InEach<LanguageWords['negation']> = { en, fr }

/** What denies all that stands behind it, whatever that is. */
export const denials = ofAll(negation, ({ clauseOpenings }) => clauseOpenings)
