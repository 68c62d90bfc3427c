import { names as en } from './en/names.ts'
import { names as fr } from './fr/names.ts'
import type { InEach } from './in-each.ts'
import type { LanguageWords } from './language-words.ts'

export const names: InEach<LanguageWords['names']> = { en, fr }
