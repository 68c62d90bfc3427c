import type { Kind } from '../foods/ingredient.ts'
import { meantBy } from '../mentions/food-book.ts'
import type { Mention } from '../mentions/mention.ts'
import type { FoodLine, RecipeFoods } from '../mentions/read-foods.ts'
import { isDefinite, isListed } from './listed.ts'

/** What else cooks mean by such a word, and what they make it of and then call "the cream". */
const bare: Readonly<Record<string, { meant: readonly Kind[]; madeOf: readonly Kind[] }>> = {
  cream: {
    meant: ['cream', 'coconut-cream', 'fresh-cheese'],
    madeOf: [
      'milk',
      'butter',
      'egg',
      'yoghurt',
      'fresh-cheese',
      'nut',
      'nut-butter',
      'silken-tofu',
      'chocolate',
      'sugar',
    ],
  },
  cheese: {
    meant: ['melting-cheese', 'hard-cheese', 'fresh-cheese', 'grilling-cheese'],
    madeOf: ['nut', 'tofu', 'silken-tofu', 'yoghurt'],
  },
  bread: {
    meant: ['bread', 'tortilla', 'crumbs', 'pastry', 'wrapper'],
    madeOf: ['flour', 'gluten-free-flour', 'oats', 'starch'],
  },
}

/** What of plants cooks call "the cream" and "the cheese" once it is whisked or blended. */
const played: Readonly<Record<string, readonly Kind[]>> = {
  cream: ['coconut-cream', 'nut', 'nut-butter', 'tofu', 'silken-tofu'],
  cheese: ['nut', 'tofu', 'silken-tofu'],
}

/** "Pile the cream onto the meringue": is it that of the coconut milk in the list? */
export function isPlayedBare(mention: Mention, { text }: FoodLine, { stock }: RecipeFoods): boolean {
  const kinds = played[mention.meaning.generic?.en[0] ?? ''] ?? []
  return (
    kinds.length > 0 &&
    isDefinite(mention, text) &&
    !/\b(?:grated|double|single|sour|rap\w|frais|fra\w+che|liquide|\w+ed) *$/i.test(
      text.slice(Math.max(0, mention.start - 16), mention.start),
    ) &&
    stock.foods.some(({ meaning }) => meaning.foods.some(({ kind }) => kinds.includes(kind)))
  )
}

/** Is it a bare "cream", "cheese" or "bread", and nothing in the list that could be meant? */
export function isUnlistedBare(mention: Mention, line: FoodLine, read: RecipeFoods): boolean {
  // "Choose breads without seeds" speaks of all there are.
  if (/s$/i.test(mention.text)) return false
  const sort = bare[mention.meaning.generic?.en[0] ?? '']
  if (!sort || isListed(mention, line.text, read)) return false
  const { includes } = meantBy(mention.text, mention.language)
  const kinds = isDefinite(mention, line.text) ? [...sort.meant, ...sort.madeOf] : sort.meant
  const isMeant = read.stock.foods.some(({ meaning }) =>
    meaning.foods.some((food) => includes(food) || kinds.includes(food.kind)),
  )
  const isNamed = read.listed.some(({ words }) => words.some(({ stem }) => mention.stems.includes(stem)))
  return !isMeant && !isNamed
}
