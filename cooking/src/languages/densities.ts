import { densities as en } from './en/densities.ts'
import { densities as fr } from './fr/densities.ts'
import type { InEach } from './in-each.ts'
import type { LanguageWords } from './language-words.ts'

export const densities: InEach<LanguageWords['densities']> = { en, fr }
