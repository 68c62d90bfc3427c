import { lines as en } from './en/lines.ts'
import { lines as fr } from './fr/lines.ts'
import type { InEach } from './in-each.ts'
import type { LanguageWords } from './language-words.ts'

export const lines: InEach<LanguageWords['lines']> = { en, fr }
