import type { Draft } from '@roux/contract/draft'
import { sayChanged, sayKeptOtherwise, sayNotKept } from '@roux/contract/wish-findings'
import { appliances } from '../compose/rate.ts'
import { cutSmaller } from './cut-smaller.ts'
import type { Change } from './read-change.ts'
import { inAnotherWay, knownDish, takeAnew, totalOf } from './same-dish.ts'
import type { Work } from './work.ts'

/** What is saved must be worth the change. */
const worthIt = 0.85

/**
 * The same dish in less time, where a cook knows how: another way of its own, or what cooks slowly cut smaller. It
 * says so where neither helps, and where the time given is still not enough. Never another dish.
 */
export function makeQuicker(work: Work, { isQuicker, maxMinutes }: Change): void {
  if (!isQuicker) return
  const before = minutesOf(work.recipe)
  if (maxMinutes !== null && before <= maxMinutes) {
    work.said.push(sayKeptOtherwise({ what: 'quicker', why: 'already', given: before }))
    return
  }
  const { language } = work
  const known = knownDish(work.recipe, language)
  const quick =
    known &&
    inAnotherWay(
      work,
      known,
      [],
      (plan) => totalOf(plan) <= before * worthIt && !plan.way.gear?.some((gear) => appliances.includes(gear)),
    )
  if (quick) takeAnew(work, quick, sayChanged({ what: 'other_way', saved: before - minutesOf(quick) }))
  const isLate = maxMinutes === null ? !quick : minutesOf(work.recipe) > maxMinutes
  const cut = isLate ? cutSmaller(work.recipe, language) : null
  if (cut) {
    work.recipe = cut.recipe
    work.said.push(sayChanged({ what: 'cut_smaller', saved: cut.saved }))
  }
  const after = minutesOf(work.recipe)
  if (maxMinutes !== null && after > maxMinutes)
    work.said.push(sayNotKept({ what: 'time', why: 'too_slow', given: after, asked: maxMinutes }))
  else if (!quick && !cut) work.said.push(sayNotKept({ what: 'quicker', why: 'spoils' }))
}

function minutesOf({ preparation_time, cook_time }: Draft): number {
  return preparation_time + cook_time
}
