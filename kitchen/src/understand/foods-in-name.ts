import type { KitchenLanguage } from '@roux/contract/language'
import type { Ingredient } from '@roux/cooking/foods/ingredient'
import { ingredientById } from '@roux/cooking/foods/lexicon'
import type { Dish } from '../template/dishes.ts'
import { takes } from '../template/slot-takes.ts'
import { askable, isCovered, type Named, optionsOf } from './named.ts'
import { matchAt } from './phrase-book.ts'
import type { Token } from './tokens.ts'

/**
 * The foods that one of a dish's names speaks of, where they choose what it is made of: a "strawberry tart" among
 * fruit tarts, a "chicken pad thai". What the dish has anyway, as a "beef pho" has beef, need not be asked for.
 */
export function foodsInName(dish: Dish, words: readonly Token[], language: KitchenLanguage): Named[] {
  const named: Named[] = []
  for (let at = 0; at < words.length; ) {
    // The whole name is the dish.
    const match = matchAt(at === 0 ? words.slice(0, -1) : words, at, language)
    const food = askable(match?.meanings ?? [])
    if (food && food.kind !== 'unkept' && isChosenBy(dish, food, (match?.length ?? 0) > 1)) named.push(food)
    at += food ? (match?.length ?? 1) : 1
  }
  return named
}

function isChosenBy({ ways }: Dish, food: Named, isExact: boolean): boolean {
  const options = optionsOf(food)
  const has = (id: string) => {
    const own = ingredientById(id)
    return isCovered(own, food) || options.some((one) => one === own || (!isExact && isOtherSort(one, own)))
  }
  const heroes = ways.flatMap(({ hero, slots }) => hero.flatMap((name) => slots[name] ?? []))
  const isThereAnyway = heroes.some(
    ({ first = [], all = [], vary = [] }) =>
      [...first.slice(0, 1), ...all].some(has) || (vary.length > 0 && vary.every(has)),
  )
  return !isThereAnyway && heroes.some((slot) => options.some((option) => takes(slot, option)))
}

/** Who says "olives" of a dish with green ones, or "sausages" of one with smoked ones, means those. */
function isOtherSort(one: Ingredient, own: Ingredient): boolean {
  return one.kind === own.kind && lastWord(one) === lastWord(own)
}

function lastWord({ en: { one, many }, id }: Ingredient): string {
  return (one ?? many ?? id).split(' ').at(-1) ?? ''
}
