import type { KitchenLanguage } from '@roux/contract/language'
import type { Way } from '../template/dishes.ts'
import { askable, type Named } from './named.ts'
import { matchAt } from './phrase-book.ts'
import type { Mentions } from './reader.ts'
import type { Token } from './tokens.ts'
import type { Wish } from './wish.ts'

/** Is there what a way is cooked in? */
export function isWithinReach({ oven, gear }: Way, { hasOven, lacks }: Pick<Wish, 'hasOven' | 'lacks'>): boolean {
  return (hasOven || !oven) && !gear?.some((one) => lacks.includes(one))
}

/** Who cannot roast a chicken for want of an oven has a chicken still: what the names of such dishes speak of is asked for. */
export function keepNamedFoods(mentions: Mentions, hasOven: boolean, language: KitchenLanguage): Mentions {
  const { dishes, unmade, taken, asked, lacks, harm } = mentions
  const isLost = dishes.every(({ ways }) => !ways.some((way) => isWithinReach(way, { hasOven, lacks })))
  if (!isLost || unmade.length > 0) return mentions
  const names = taken.filter(({ kind }) => kind === 'dish')
  return {
    ...mentions,
    asked: [...asked, ...names.flatMap(({ start, end }) => foodsOf(harm.tokens.slice(start, end), language))],
  }
}

function foodsOf(words: readonly Token[], language: KitchenLanguage): Named[] {
  const foods: Named[] = []
  for (let at = 0; at < words.length; ) {
    // The whole name is the dish.
    const match = matchAt(at === 0 ? words.slice(0, -1) : words, at, language)
    const food = askable(match?.meanings ?? [])
    if (food && food.kind !== 'unkept') foods.push(food)
    at += food ? (match?.length ?? 1) : 1
  }
  return foods
}
