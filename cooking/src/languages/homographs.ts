import { homographs as en } from './en/homographs.ts'
import { homographs as fr } from './fr/homographs.ts'
import type { InEach } from './in-each.ts'
import type { LanguageWords } from './language-words.ts'

export const homographs: InEach<LanguageWords['homographs']> = { en, fr }
