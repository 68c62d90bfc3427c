import { motifs as en } from './en/motifs.ts'
import { motifs as fr } from './fr/motifs.ts'
import type { InEach } from './in-each.ts'
import type { LanguageWords } from './language-words.ts'

export const motifs: InEach<LanguageWords['motifs']> = { en, fr }
