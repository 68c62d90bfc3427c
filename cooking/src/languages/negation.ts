import { negation as en } from './en/negation.ts'
import { negation as fr } from './fr/negation.ts'
import type { InEach } from './in-each.ts'
import type { LanguageWords } from './language-words.ts'

export const negation: InEach<LanguageWords['negation']> = { en, fr }
