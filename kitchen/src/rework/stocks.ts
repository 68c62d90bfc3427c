import type { KitchenLanguage } from '@roux/contract/language'
import type { Ingredient } from '@roux/cooking/foods/ingredient'
import { kindsThatAre } from '@roux/cooking/foods/kinds'
import { ingredientById } from '@roux/cooking/foods/lexicon'
import type { Mention } from '@roux/cooking/mentions/mention'
import type { Noun } from '@roux/cooking/wording/noun'
import type { Text } from '../cookbook/dish.ts'
import { allows, type Rules } from './rules.ts'
import type { StandIn } from './stand-ins.ts'

const stocks = kindsThatAre('stock')

/** Is it made of meat, fish or vegetables only to be poured, with their name? */
export function isStock({ kind, id }: Ingredient): boolean {
  return stocks.includes(kind) || id === 'stock-cube'
}

/** The cube in its place. */
export function vegetableCube(old: string, language: KitchenLanguage): Noun {
  const plural = /cubes\b/i.test(old)
  const s = plural ? 's' : ''
  const text: Text = { en: `vegetable stock cube${s}`, fr: `cube${s} de bouillon de légumes` }
  return { text: text[language], plural, gender: 'm', elides: false }
}

const stockWords = /\b(?:stocks?|broth|bouillons?|fonds?|fumets?|cubes?)\b/

/** Is it stock that a name means, and not what it is made of? */
export function namesStock(name: string): boolean {
  return stockWords.test(name)
}

const said: Record<KitchenLanguage, RegExp> = {
  en: /@ ?(?:stock|broth|bouillon|bone broth)(?!\p{L})/iu,
  fr: /(?:bouillon|fond|jus|fumet) (?:de |d['’]|du )@/iu,
}

/** Is a meat named only for what was boiled of it: "lamb stock", which no lexicon has? */
export function isOfStock(line: string, { start, end }: Mention, language: KitchenLanguage): boolean {
  return said[language].test(`${line.slice(0, start)}@${line.slice(end)}`)
}

/** A stock of what takes the place of the meat, or of vegetables. */
export function stockFor(instead: StandIn | null, rules: Rules): StandIn | null {
  const isBird = instead !== null && 'food' in instead && instead.food.kind === 'poultry'
  const ids = isBird ? ['chicken-stock', 'vegetable-stock'] : ['vegetable-stock']
  const food = ids.map(ingredientById).find((one) => allows(one, rules))
  return food ? { food } : null
}
