import { sayChanged } from '@roux/contract/wish-findings'
import type { Ingredient } from '@roux/cooking/foods/ingredient'
import { kindsThatAre } from '@roux/cooking/foods/kinds'
import type { Composed } from '../compose/composed.ts'
import { foodsOf, type Own, take } from './own.ts'
import { namesOf } from './work.ts'

const swapped = kindsThatAre('swapped')

/** Takes what is filled otherwise, and says what is another in it. */
export function takeAndSay(own: Own, next: Composed, before: Composed = own.composed): void {
  take(own, next)
  if (next.way === before.way) sayDifference(own, before)
  else sayGone(own, before)
}

/** What takes the place of what in a slot, of what is gone and what has come. */
function sayDifference(own: Own, before: Composed): void {
  const { composed, language } = own
  const had = new Set(foodsOf(before))
  const has = new Set(foodsOf(composed))
  const gone: Ingredient[] = []
  const came: Ingredient[] = []
  const swaps = new Map<string, readonly [Ingredient, Ingredient]>()
  for (const name of Object.keys(composed.way.slots)) {
    const old = (before.filled.slots.get(name) ?? []).map(({ ingredient }) => ingredient).filter((one) => !has.has(one))
    const young = (composed.filled.slots.get(name) ?? [])
      .map(({ ingredient }) => ingredient)
      .filter((one) => !had.has(one))
    old.forEach((food, place) => {
      const instead = young[place]
      if (instead) swaps.set(`${food.id} ${instead.id}`, [food, instead])
      else gone.push(food)
    })
    came.push(...young.slice(old.length))
  }
  gone.push(...before.added.filter((food) => !has.has(food)))
  const swapped = new Set([...swaps.values()].flat())
  for (const [food, instead] of swaps.values()) {
    const [word = ''] = namesOf([instead], language)
    own.said.push(sayChanged({ what: 'replaced', words: namesOf([food], language), instead: word }))
  }
  const left = namesOf(
    gone.filter((food) => !swapped.has(food)),
    language,
  )
  if (left.length > 0) own.said.push(sayChanged({ what: 'left_out', words: left }))
  const added = namesOf(
    came.filter((food) => !swapped.has(food)),
    language,
  )
  if (added.length > 0) own.said.push(sayChanged({ what: 'added', words: added }))
}

/** Where its way is another, its slots do not tell what stands for what: only what it is made of is told to have. */
function sayGone(own: Own, before: Composed): void {
  const [has, had] = [foodsOf(own.composed), foodsOf(before)]
  const gone = had.filter((food) => !has.includes(food))
  const came = has.filter((food) => !had.includes(food))
  const isMain = ({ kind }: Ingredient) => swapped.includes(kind)
  const [food, instead] = [gone.find(isMain), came.find(isMain)]
  const pair = food && instead ? [food, instead] : []
  const names = (foods: readonly Ingredient[]) => namesOf(foods, own.language)
  const [word = '', other = ''] = pair.flatMap((one) => names([one]))
  if (pair.length > 0) own.said.push(sayChanged({ what: 'replaced', words: [word], instead: other }))
  const left = names(gone.filter((one) => !pair.includes(one)))
  if (left.length > 0) own.said.push(sayChanged({ what: 'left_out', words: left }))
  const added = names(came.filter((one) => !pair.includes(one)))
  if (added.length > 0) own.said.push(sayChanged({ what: 'added', words: added }))
}
