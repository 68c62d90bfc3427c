import { kinds as en } from './en/kinds.ts'
import { kinds as fr } from './fr/kinds.ts'
import type { InEach } from './in-each.ts'
import type { LanguageWords } from './language-words.ts'

export const kinds: InEach<LanguageWords['kinds']> = { en, fr }
