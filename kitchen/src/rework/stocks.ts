import type { KitchenLanguage } from '@roux/contract/language'
import type { Ingredient } from '@roux/cooking/foods/ingredient'
import { kindsThatAre } from '@roux/cooking/foods/kinds'
import { findFoods } from '@roux/cooking/mentions/find-foods'
import type { Mention } from '@roux/cooking/mentions/mention'
import type { Noun } from '@roux/cooking/wording/noun'
import type { Text } from '../cookbook/dish.ts'

const stocks = kindsThatAre('stock')

/** Is it made of meat, fish or vegetables only to be poured, with their name? */
export function isStock({ kind, id }: Ingredient): boolean {
  return stocks.includes(kind) || id === 'stock-cube'
}

const aroundName = /\b(?:stock|bouillon|broth|cubes?|en|de|d['’])(?![\p{L}])\s*/giu

/** What a cube is a stock of: the lexicon keeps one for all, and "beef stock cube" has no chicken in it. In French its "volaille" is chicken. */
export function namedInCube({ text, language, meaning }: Mention): readonly Mention[] {
  return isCube({ text, meaning })
    ? findFoods(text.replace(aroundName, ' ').replace(/volaille/i, 'poulet'), language)
    : []
}

/** Is it a cube, for which another kind of cube will do? */
export function isCube({ text, meaning }: Pick<Mention, 'text' | 'meaning'>): boolean {
  return meaning.foods.some(({ id }) => id === 'stock-cube') && /cube/i.test(text)
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
