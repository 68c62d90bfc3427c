import { sayChanged, sayKeptOtherwise } from '@roux/contract/wish-findings'
import { belongsTo } from '@roux/cooking/foods/families'
import type { Ingredient } from '@roux/cooking/foods/ingredient'
import type { Said } from '../understand/mark-names.ts'
import type { WishedAmount } from '../understand/said-of-names.ts'
import { type Adjusted, changeAmount } from './adjust-amounts.ts'
import { targetOf } from './rules.ts'
import { isStock, namesStock } from './stocks.ts'
import { isNamed, namesOf, type Work } from './work.ts'

/** So many times as much of what is named; of what has no amount the cook is told. */
export function takeTimes(work: Work, { food, factor, isVague }: WishedAmount): boolean {
  const { recipe, language } = work
  const { words } = food
  // Chocolate is sweet too, and is not meant.
  const isSugar = /^(?:sugar|sucres?)$/.test(words)
  // Batters bear a quarter less sugar.
  const adjusted = isSugar
    ? changeAmount(recipe, ({ kind }) => kind === 'sugar' || kind === 'syrup', isVague ? 0.75 : factor, language)
    : changeMeant(work, food, factor)
  const what = factor > 1 ? 'more' : 'less'
  if (adjusted.foods.length > 0) {
    work.recipe = adjusted.recipe
    work.said.push(sayChanged({ what, words: namesOf(adjusted.foods, language) }))
  } else if (isNamed(work, words)) work.said.push(sayKeptOtherwise({ what, why: 'no_amount', words: [words] }))
  else return false
  return true
}

/** Half the milk is not half the butter: what is called so itself comes before what is made of it. */
function changeMeant({ recipe, language }: Work, { words, named }: Said, factor: number): Adjusted {
  const target = targetOf(words, language)
  const isMeant = (food: Ingredient) =>
    named?.kind === 'family' ? belongsTo(food, named.family.members) : target.resembles(food)
  const isStockMeant = namesStock(words)
  const close = changeAmount(recipe, (food) => isMeant(food) && (isStockMeant || !isStock(food)), factor, language)
  return close.foods.length > 0 ? close : changeAmount(recipe, target.covers, factor, language)
}
