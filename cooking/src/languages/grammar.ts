import { grammar as en } from './en/grammar.ts'
import { grammar as fr } from './fr/grammar.ts'
import type { InEach } from './in-each.ts'
import type { LanguageWords } from './language-words.ts'

export const grammar: InEach<LanguageWords['grammar']> = { en, fr }
