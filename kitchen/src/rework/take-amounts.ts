import { sayChanged, sayKeptOtherwise, sayNotKept } from '@roux/contract/wish-findings'
import { belongsTo } from '@roux/cooking/foods/families'
import type { Ingredient } from '@roux/cooking/foods/ingredient'
import { type Adjusted, changeAmount } from './adjust-amounts.ts'
import { mentionsIn } from './mentions-in.ts'
import type { WishedAmount } from './read-amounts.ts'
import { targetOf } from './rules.ts'
import { isStock, namesStock } from './stocks.ts'
import { isNamed, namesOf, type Work } from './work.ts'

/** Less of what is named; of what has no amount the cook is told. */
export function takeLess(work: Work, name: string): void {
  const { recipe, language } = work
  const isSweet = /^(?:sugar|sucres?)$/.test(name)
  // Batters bear a quarter less sugar.
  const adjusted = isSweet
    ? changeAmount(recipe, ({ kind }) => kind === 'sugar' || kind === 'syrup', 0.75, language)
    : changeMeant(work, name, 0.5)
  if (adjusted.foods.length > 0) {
    work.recipe = adjusted.recipe
    work.said.push(sayChanged({ what: 'less', words: namesOf(adjusted.foods, language) }))
  } else sayUnadjusted(work, 'less', name)
}

/** So many times as much of what is named, as far as amounts are given. */
export function takeTimes(work: Work, { name, factor }: WishedAmount): void {
  const adjusted = changeMeant(work, name, factor)
  const what = factor > 1 ? 'more' : 'less'
  if (adjusted.foods.length > 0) {
    work.recipe = adjusted.recipe
    work.said.push(sayChanged({ what, words: namesOf(adjusted.foods, work.language) }))
  } else sayUnadjusted(work, what, name)
}

function sayUnadjusted(work: Work, what: 'less' | 'more', name: string): void {
  const words = [name]
  const said = isNamed(work, name)
    ? sayKeptOtherwise({ what, why: 'no_amount', words })
    : sayNotKept({ what, why: 'absent', words })
  work.said.push(said)
}

/** Half the milk is not half the butter: what is called so itself comes before what is made of it. */
function changeMeant({ recipe, language }: Work, name: string, factor: number): Adjusted {
  const target = targetOf(name, language)
  const [named] = mentionsIn(`with ${name}, avec ${name}`, language).asked
  const isMeant = (food: Ingredient) =>
    named?.kind === 'family' ? belongsTo(food, named.family.members) : target.resembles(food)
  const isStockMeant = namesStock(name)
  const close = changeAmount(recipe, (food) => isMeant(food) && (isStockMeant || !isStock(food)), factor, language)
  return close.foods.length > 0 ? close : changeAmount(recipe, target.covers, factor, language)
}

/** More of what is in it already; "plus de" may also mean that there is none left, so nothing is added. */
export function takeMore(work: Work, name: string): void {
  const { recipe, language } = work
  const adjusted = changeAmount(recipe, targetOf(name, language).covers, 1.5, language)
  if (adjusted.foods.length === 0) return
  work.recipe = adjusted.recipe
  work.said.push(sayChanged({ what: 'more', words: namesOf(adjusted.foods, language) }))
}
