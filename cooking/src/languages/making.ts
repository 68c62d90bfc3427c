import { making as en } from './en/making.ts'
import { making as fr } from './fr/making.ts'
import type { InEach } from './in-each.ts'
import type { LanguageWords } from './language-words.ts'

export const making: InEach<LanguageWords['making']> = { en, fr }
