import { sayKeptOtherwise, sayNotKept } from '@roux/contract/wish-findings'
import type { Kind } from '@roux/cooking/foods/ingredient'
import { kindsThatAre } from '@roux/cooking/foods/kinds'
import { type Change, foodsWanted } from '../understand/read-change.ts'
import type { Asked } from '../understand/wish.ts'
import { fruits } from './change-foods.ts'
import { allowsIn, foodsOf, type Own } from './own.ts'
import { add } from './own-additions.ts'
import { exchangeFoods } from './own-foods.ts'
import { namesOf } from './work.ts'

/** With another of these it is made another way, and seldom with two: meat, fruit, and what it is cooked in or of. */
const alike: readonly (readonly Kind[])[] = [
  kindsThatAre('swapped'),
  fruits,
  kindsThatAre('starch'),
  ...(['oil', 'flour', 'milk', 'vinegar', 'sugar', 'melting-cheese'] as const).map((kind) => [kind]),
]
/** What is wanted in it: in the place of its meat, where it is one, in a free slot, or in a step of its own. */
export function addAll(own: Own, change: Change): void {
  const { language } = own
  const { isBeside } = change
  const there = foodsOf(own.composed)
  // Another green vegetable may have come already, for what went.
  const isOpen = ({ isFamily, options }: Asked) => !(isFamily && options.some((food) => there.includes(food)))
  const added = foodsWanted({ added: change.added.filter(isOpen) }, (food) => allowsIn(own, food))
  const known = added.filter((food) => there.includes(food) && foodsOf(own.before).includes(food))
  if (known.length > 0 && change.isWanting)
    own.said.push(sayKeptOtherwise({ what: 'food', why: 'already', words: namesOf(known, language) }))
  for (const food of added.filter((one) => !there.includes(one))) {
    const kinds = alike.find((some) => some.includes(food.kind))
    const main = there.filter(({ kind }) => kinds?.includes(kind))
    const isInstead = !isBeside && main.length === 1
    if (!allowsIn(own, food))
      own.said.push(sayNotKept({ what: 'food', why: 'avoided', words: namesOf([food], language) }))
    else if (isInstead) exchangeFoods(own, main, [food])
    else add(own, [food])
  }
}
