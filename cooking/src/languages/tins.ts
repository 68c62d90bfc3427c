import { tins as en } from './en/tins.ts'
import { tins as fr } from './fr/tins.ts'
import type { InEach } from './in-each.ts'
import type { LanguageWords } from './language-words.ts'

export const tins: InEach<LanguageWords['tins']> = { en, fr }
