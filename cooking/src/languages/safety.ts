import { safety as en } from './en/safety.ts'
import { safety as fr } from './fr/safety.ts'
import type { InEach } from './in-each.ts'
import type { LanguageWords } from './language-words.ts'

export const safety: InEach<LanguageWords['safety']> = { en, fr }
