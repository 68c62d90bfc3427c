import { agreement as en } from './en/agreement.ts'
import { agreement as fr } from './fr/agreement.ts'
import type { InEach } from './in-each.ts'
import type { LanguageWords } from './language-words.ts'

export const agreement: InEach<LanguageWords['agreement']> = { en, fr }
