import type { Draft } from '@roux/contract/draft'
import { appliances } from '../rate.ts'
import { cutSmaller } from './cut-smaller.ts'
import { notes } from './notes.ts'
import type { Change } from './read-change.ts'
import { inAnotherWay, knownDish, totalOf } from './same-dish.ts'
import type { Work } from './work.ts'

/** What is saved must be worth the change. */
const worthIt = 0.85

/**
 * The same dish in less time, where a cook knows how: another way of its own, or what cooks slowly cut smaller. It
 * says so where neither helps, and where the time given is still not enough. Never another dish.
 */
export function makeQuicker(work: Work, { isQuicker, maxMinutes }: Change): void {
  if (!isQuicker) return
  const say = notes[work.language]
  const before = minutesOf(work.recipe)
  if (maxMinutes !== null && before <= maxMinutes) {
    work.said.push(say.quickEnough(before))
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
  if (quick) {
    work.recipe = quick
    work.said.push(say.quickWay(before - minutesOf(quick)))
  }
  const isLate = maxMinutes === null ? !quick : minutesOf(work.recipe) > maxMinutes
  const cut = isLate ? cutSmaller(work.recipe, language) : null
  if (cut) {
    work.recipe = cut.recipe
    work.said.push(say.cutSmaller(cut.saved))
  }
  const after = minutesOf(work.recipe)
  if (maxMinutes !== null && after > maxMinutes) work.said.push(say.stillLate(after, maxMinutes))
  else if (!quick && !cut) work.said.push(say.notQuicker)
}

function minutesOf({ preparation_time, cook_time }: Draft): number {
  return preparation_time + cook_time
}
