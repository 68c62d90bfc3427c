import { units as en } from './en/units.ts'
import { units as fr } from './fr/units.ts'
import type { InEach } from './in-each.ts'
import type { LanguageWords } from './language-words.ts'

export const units: InEach<LanguageWords['units']> = { en, fr }
