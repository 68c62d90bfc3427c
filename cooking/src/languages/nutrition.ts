import { nutrition as en } from './en/nutrition.ts'
import { nutrition as fr } from './fr/nutrition.ts'
import type { InEach } from './in-each.ts'
import type { LanguageWords } from './language-words.ts'

export const nutrition: InEach<LanguageWords['nutrition']> = { en, fr }
