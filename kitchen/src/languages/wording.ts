import type { KitchenLanguage } from '@roux/contract/language'
import { wording as en } from './en/wording.ts'
import { wording as fr } from './fr/wording.ts'
import type { Wording } from './kitchen-words.ts'

export const wording: Readonly<Record<KitchenLanguage, Wording>> = { en, fr }
