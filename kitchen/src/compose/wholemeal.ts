import type { KitchenLanguage } from '@roux/contract/language'
import type { Ingredient } from '@roux/cooking/foods/ingredient'
import { kindSet } from '@roux/cooking/foods/kinds'
import type { Text } from '../cookbook/dish.ts'

/** What is made of flour that may be whole. */
const milled = kindSet('flour bread tortilla pasta quick-grain')

export const wholemeal: Text = { en: 'wholemeal', fr: 'version complète' }

export function isMilled({ id, kind }: Ingredient): boolean {
  return milled.has(kind) && !id.startsWith('corn-')
}

/** How a food is prepared, with what it is to be of. */
export function ofWholemeal(food: Ingredient, prep: string, language: KitchenLanguage): string {
  return isMilled(food) ? [wholemeal[language], prep].filter(Boolean).join(', ') : prep
}
