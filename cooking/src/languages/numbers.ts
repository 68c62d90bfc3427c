import { numbers as en } from './en/numbers.ts'
import { numbers as fr } from './fr/numbers.ts'
import type { InEach } from './in-each.ts'
import type { LanguageWords } from './language-words.ts'

export const numbers: InEach<LanguageWords['numbers']> = { en, fr }
