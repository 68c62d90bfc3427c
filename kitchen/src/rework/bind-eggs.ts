import type { Draft } from '@roux/contract/draft'
import type { KitchenLanguage } from '@roux/contract/language'
import { readLine } from '@roux/cooking/amounts/read-line'
import type { Ingredient } from '@roux/cooking/foods/ingredient'
import { ingredientById } from '@roux/cooking/foods/lexicon'
import type { Mention } from '@roux/cooking/mentions/mention'
import { listedNoun, type Noun } from '@roux/cooking/wording/noun'
import type { Text } from '../cookbook/dish.ts'
import { allows, type Rules } from './rules.ts'

const mostEggs = 3

/** Ground flaxseed soaked in water, for up to three eggs; null for more, which nothing holds up for. */
export function soakedFlaxseed(
  recipe: Draft,
  egg: Mention,
  language: KitchenLanguage,
  rules: Rules,
): { noun: Noun; line: string } | null {
  if (!allows(ingredientById('flaxseed'), rules)) return null
  const line = recipe.ingredients.find((one) => one.includes(egg.text)) ?? ''
  const count = Math.ceil(readLine(line, language).amount?.max ?? 1)
  if (count > mostEggs) return null
  return { noun: listedNoun(soaked, language, true), line: soakedLine(count, language) }
}

/** What stands for eggs, as a food: nobody buys it so. */
export const soaked: Ingredient = {
  id: 'soaked-flaxseed',
  kind: 'binder',
  en: { one: 'soaked flaxseed' },
  fr: { many: 'graines de lin trempées', gender: 'f' },
  serving: [1, 'tbsp'],
}

/** The line for what takes the place of so many eggs. */
export function soakedLine(eggs: number, language: KitchenLanguage): string {
  const line: Text = {
    en: `${eggs} tbsp ground flaxseed, soaked for 10 min in ${eggs * 3} tbsp water`,
    fr: `${eggs} c. à soupe de graines de lin moulues, trempées 10 min dans ${eggs * 3} c. à soupe d'eau`,
  }
  return line[language]
}
