import { sayKeptOtherwise, sayNotKept } from '@roux/contract/wish-findings'
import { kindsThatAre } from '@roux/cooking/foods/kinds'
import { fruits } from './change-foods.ts'
import { allowsIn, foodsOf, type Own } from './own.ts'
import { add } from './own-additions.ts'
import { exchangeFoods } from './own-foods.ts'
import { adjust } from './own-portions.ts'
import type { Change } from './read-change.ts'
import { namesOf } from './work.ts'

const mains = kindsThatAre('swapped')
/** What is wanted in it: in the place of its meat, where it is one, in a free slot, or in a step of its own. */
export function addAll(own: Own, { added, addsUnknown, wantsMore, isBeside }: Change): void {
  const { language } = own
  const there = foodsOf(own.composed)
  const known = added.filter((food) => there.includes(food) && foodsOf(own.before).includes(food))
  if (wantsMore && known.length > 0) adjust(own, (food) => known.includes(food), 1.5, 'more')
  else if (known.length > 0)
    own.said.push(sayKeptOtherwise({ what: 'food', why: 'already', words: namesOf(known, language) }))
  for (const food of added.filter((one) => !there.includes(one))) {
    const alike = [mains, fruits].find((kinds) => kinds.includes(food.kind))
    const main = there.filter(({ kind }) => alike?.includes(kind))
    const isInstead = !isBeside && main.length === 1
    if (!allowsIn(own, food))
      own.said.push(sayNotKept({ what: 'food', why: 'avoided', words: namesOf([food], language) }))
    else if (isInstead) exchangeFoods(own, main, [food])
    else add(own, [food])
  }
  if (addsUnknown) own.said.push(sayNotKept({ what: 'food', why: 'unknown' }))
}
