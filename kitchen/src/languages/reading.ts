import type { KitchenLanguage } from '@roux/contract/language'
import { reading as en } from './en/reading.ts'
import { reading as fr } from './fr/reading.ts'
import type { Reading } from './kitchen-words.ts'

export const reading: Readonly<Record<KitchenLanguage, Reading>> = { en, fr }
