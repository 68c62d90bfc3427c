import { sayChanged } from '@roux/contract/wish-findings'
import type { Ingredient } from '@roux/cooking/foods/ingredient'
import { keepNutrients } from '../compose/keep-nutrients.ts'
import { broughtBy, missOf } from '../compose/nutrients-of.ts'
import type { Change } from '../understand/read-change.ts'
import { type Own, take } from './own.ts'
import { namesOf } from './work.ts'

/** Who says "more protein" of what is rich in it already wants so much more of it, or less. */
const another = { at_least: 1.25, at_most: 0.75, about: 1 } as const

/** More and less of what brings a nutrient, so that there is as much of that as is wished; what it comes to is counted. */
export function keepCounts(own: Own, { wish: { nutrients } }: Change): void {
  const { composed, language } = own
  const meant = nutrients.map((wish) => {
    const isMet = wish.byWord && wish.per === 'serving' && missOf(composed, wish) === 0
    return isMet ? { ...wish, amount: broughtBy(composed, wish.nutrient) * another[wish.bound] } : wish
  })
  const kept = keepNutrients(composed, meant)
  if (kept === composed) return
  const changed = [...composed.filled.slots].flatMap(([name, fillers]) =>
    fillers.map(({ ingredient, times = 1 }, at): readonly [Ingredient, number] => {
      return [ingredient, (kept.filled.slots.get(name)?.[at]?.times ?? 1) / times]
    }),
  )
  take(own, kept)
  for (const what of ['more', 'less'] as const) {
    const foods = changed.flatMap(([food, by]) => ((what === 'more' ? by > 1 : by < 1) ? [food] : []))
    if (foods.length > 0) own.said.push(sayChanged({ what, words: namesOf(foods, language) }))
  }
}
