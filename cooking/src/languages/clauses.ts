import { clauses as en } from './en/clauses.ts'
import { clauses as fr } from './fr/clauses.ts'
import type { InEach } from './in-each.ts'
import type { LanguageWords } from './language-words.ts'

export const clauses: InEach<LanguageWords['clauses']> = { en, fr }
