import type { NutrientWish } from '@roux/contract/nutrient-wish'
import { sayChanged, sayKeptOtherwise, sayNotKept } from '@roux/contract/wish-findings'
import type { Ingredient } from '@roux/cooking/foods/ingredient'
import { kindSet } from '@roux/cooking/foods/kinds'
import { ingredientById } from '@roux/cooking/foods/lexicon'
import { keepNutrients } from '../compose/keep-nutrients.ts'
import { broughtBy, missOf } from '../compose/nutrients-of.ts'
import type { Text } from '../cookbook/dish.ts'
import type { Change } from '../understand/read-change.ts'
import { allowsIn, type Own, take } from './own.ts'
import { add } from './own-additions.ts'
import { adjust, somewhatMore } from './own-portions.ts'
import { namesOf } from './work.ts'

/** Who says "more protein" of what is rich in it already wants so much more of it, or less. */
const another = { at_least: 1.25, at_most: 0.75, about: 1 } as const

/** What no more of it can be brought by what is there is brought by beans, where they have a place; else that is said. */
function bringMore(own: Own, wish: NutrientWish): void {
  const { nutrient, bound } = wish
  const { language, composed } = own
  if (bound !== 'at_least' || (nutrient !== 'protein' && nutrient !== 'fibre')) return
  const words = [rich[nutrient][language]]
  if (missOf(composed, wish) === 0) {
    own.said.push(sayKeptOtherwise({ what: 'taste', why: 'already', words }))
    return
  }
  if (adjust(own, ({ kind }) => beans.has(kind), somewhatMore, 'more')) return
  const bean = ingredientById('white-bean')
  const before = own.said.length
  if (allowsIn(own, bean) && composed.dish.course === 'main') add(own, [bean])
  if (own.composed !== composed) return
  own.said.splice(before)
  own.said.push(sayNotKept({ what: 'taste', why: 'unsuited', words }))
}

const beans = kindSet('pulse lentil tofu')

export const rich: Readonly<Record<'protein' | 'fibre', Text>> = {
  protein: { en: 'high in protein', fr: 'riche en protéines' },
  fibre: { en: 'high in fibre', fr: 'riche en fibres' },
}

/** More and less of what brings a nutrient, so that there is as much of that as is wished; what it comes to is counted. */
export function keepCounts(own: Own, { wish: { nutrients } }: Change): void {
  const { composed, language } = own
  const meant = nutrients.map((wish) => {
    const isMet = wish.byWord && wish.per === 'serving' && missOf(composed, wish) === 0
    return isMet ? { ...wish, amount: broughtBy(composed, wish.nutrient) * another[wish.bound] } : wish
  })
  const kept = keepNutrients(composed, meant)
  if (kept === composed) {
    for (const wish of nutrients) bringMore(own, wish)
    return
  }
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
