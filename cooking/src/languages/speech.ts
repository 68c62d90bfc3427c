import { speech as en } from './en/speech.ts'
import { speech as fr } from './fr/speech.ts'
import type { InEach } from './in-each.ts'
import type { LanguageWords } from './language-words.ts'

export const speech: InEach<LanguageWords['speech']> = { en, fr }
