import type { Allergen } from '@roux/contract/diet'
import { type KitchenLanguage, kitchenLanguages } from '@roux/contract/language'
import type { Ingredient } from '@roux/cooking/foods/ingredient'
import { kindSet } from '@roux/cooking/foods/kinds'
import { ingredientById } from '@roux/cooking/foods/lexicon'
import { allergensOf } from '@roux/cooking/mentions/contents'
import { nameAt } from '@roux/cooking/mentions/food-book'
import { wordsOf } from '@roux/cooking/mentions/words'
import type { Span } from '@roux/cooking/text/tokens'
import type { Dish } from '../template/dishes.ts'

import { avoidable, type Named } from './named.ts'
import { type Match, matchAt } from './phrase-book.ts'
import type { Token } from './tokens.ts'

/** A dish, or a thing of the shops, where it stands in a sentence, with what it is commonly made of. */
export type MadeThing = Span & { of: readonly Named[] }

/** The dishes and things of the shops ("crumpets", "satay", "tiramisu") in a part of a sentence. */
export function madeThingsIn(tokens: readonly Token[], { start, end }: Span, language: KitchenLanguage): MadeThing[] {
  const things: MadeThing[] = []
  for (let at = start; at < end; ) {
    const match = matchAt(tokens, at, language)
    const isFood = match !== null && avoidable(match.meanings) !== null
    const bought = isFood ? undefined : boughtAt(tokens.slice(at, end), language)
    const length = Math.max(1, Math.min(end - at, Math.max(match?.length ?? 1, bought?.length ?? 1)))
    const of = [...(match ? ofDishes(match) : []), ...(bought?.of ?? [])]
    if (of.length > 0) things.push({ start: at, end: at + length, of })
    at += length
  }
  return things
}

/** Without these no dish would be another. */
const staples = kindSet('water oil sugar seasoning')

/** What the dishes of a name are never without, and what of the 14 that surely holds. */
function ofDishes({ meanings }: Match): Named[] {
  const dishes = meanings.flatMap((meaning) => (meaning.kind === 'dish' && !meaning.unmade ? [meaning.dish] : []))
  const asked = meanings.flatMap((meaning) => (meaning.kind === 'dish' ? meaning.asks : []))
  const ids = new Set([...dishes.flatMap(neverWithout), ...asked])
  const foods = [...ids].map(ingredientById).filter(({ kind }) => !staples.has(kind))
  const allergens = (food: Ingredient) => surelyIn(allergensOf({ meaning: { foods: [food] } }))
  const others = foods.filter((food) => allergens(food).length === 0)
  return [
    ...families(foods.flatMap(allergens)),
    ...others.map((ingredient): Named => ({ kind: 'ingredient', ingredient })),
  ]
}

function neverWithout({ ways: [usual] }: Dish): string[] {
  return Object.values(usual?.slots ?? {}).flatMap((slot) => {
    const isOpen = slot.optional || slot.spare || slot.with || slot.without || slot.instead
    return isOpen ? [] : (slot.all ?? slot.first?.slice(0, 1) ?? [])
  })
}

/** A name that only the checks of a recipe's lines know. */
function boughtAt(
  tokens: readonly Token[],
  language: KitchenLanguage,
): { length: number; of: readonly Named[] } | undefined {
  const words = wordsOf(tokens.slice(0, 4).join(' '), language)
  for (const one of [language, ...kitchenLanguages]) {
    const found = nameAt(words, 0, one, language)
    const of = found ? families(surelyIn(allergensOf(found))) : []
    if (found && of.length > 0) return { length: found.length, of }
  }
  return undefined
}

function surelyIn(contents: ReturnType<typeof allergensOf>): Allergen[] {
  return [...contents].flatMap(([allergen, certainty]) => (certainty === 'contains' ? [allergen] : []))
}

/** What people call what the 14 are in. */
const words: Partial<Readonly<Record<Allergen, Token>>> = { milk: 'dairy', eggs: 'egg', soybeans: 'soya' }

function families(allergens: readonly Allergen[]): Named[] {
  return [...new Set(allergens)].flatMap((allergen) => {
    const named = avoidable(matchAt([words[allergen] ?? allergen], 0, 'en')?.meanings ?? [])
    return named ? [named] : []
  })
}
