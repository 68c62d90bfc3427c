import { times as en } from './en/times.ts'
import { times as fr } from './fr/times.ts'
import type { InEach } from './in-each.ts'
import type { LanguageWords } from './language-words.ts'

export const times: InEach<LanguageWords['times']> = { en, fr }
