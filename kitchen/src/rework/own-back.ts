import type { Allergen, Diet } from '@roux/contract/diet'
import { sayChanged, sayNotKept } from '@roux/contract/wish-findings'
import type { Ingredient } from '@roux/cooking/foods/ingredient'
import { breaksDiet } from '@roux/cooking/foods/restrictions'
import { type Composed, isLeftOut, type Without } from '../compose/composed.ts'
import { minutesOf } from '../compose/plan.ts'
import type { Filler } from '../template/filled.ts'
import type { Change } from '../understand/read-change.ts'
import { foodsOf, type Own, refilled } from './own.ts'
import { meantAmong } from './own-foods.ts'
import { takeAndSay } from './take-and-say.ts'

/** What it was before some change, and right after. */
type Step = { from: Composed; to: Composed }

/**
 * What is taken back is as it was before: the last change as a whole, a way to eat, or a food that went, in whatever it
 * went for. What is left of the change is still to be done.
 */
export function takeBack(own: Own, change: Change): Change {
  const { isUndone, isBack, lifted, back } = change
  const steps = stepsOf(own.composed)
  const [last] = steps
  if (isUndone && last && mayReturn(own, last.from)) {
    own.composed = last.from
    own.said.push(sayChanged({ what: 'undone' }))
    return { ...change, isUndone: false }
  }
  if (lifted.length > 0) {
    const keeps = ({ without }: Composed) => lifted.some((diet) => without.diets.includes(diet))
    const step = steps.find(({ from, to }) => keeps(to) && !keeps(from))
    if (step) return restored(own, change, step, (food) => lifted.some((diet) => breaksDiet(food, diet)))
    // Nothing went for it: it is only promised no more.
    const { diets: named = [], without, ...composed } = own.composed
    if (without.isFirm) return { ...change, isUndone: true }
    const stays = (one: Diet) => !lifted.includes(one)
    own.composed = {
      ...composed,
      diets: named.filter(stays),
      without: { ...without, diets: without.diets.filter(stays) },
    }
    own.said.push(sayChanged({ what: 'undone' }))
    return change
  }
  const there = foodsOf(own.composed)
  const isGone = (food: Ingredient) => !there.includes(food)
  const goneIn = ({ from, to }: Step) => foodsOf(from).filter((food) => isGone(food) && !foodsOf(to).includes(food))
  if (isBack) {
    const step = steps.find((one) => goneIn(one).length > 0)
    return step ? restored(own, change, step, (food) => goneIn(step).includes(food)) : { ...change, isUndone: true }
  }
  const meantIn = (step: Step) => back.flatMap((said) => meantAmong(goneIn(step), said, own))
  const step = steps.find((one) => meantIn(one).length > 0)
  if (!step) return change
  const added = change.added.filter(({ options }) => !options.some((food) => isMeantBy(food, meantIn(step))))
  return restored(own, { ...change, added }, step, (food) => meantIn(step).includes(food))
}

/** "Beef" is the minced beef that went. */
function isMeantBy(food: Ingredient, gone: readonly Ingredient[]): boolean {
  return gone.some((one) => one === food || one.of === food.of || one.en.one === food.en.one || sharesName(one, food))
}

function sharesName({ en }: Ingredient, { en: other }: Ingredient): boolean {
  const words = `${en.one ?? en.many}`.split(' ')
  return `${other.one ?? other.many}`.split(' ').some((word) => words.includes(word))
}

function stepsOf(composed: Composed): Step[] {
  const { earlier } = composed
  return earlier ? [{ from: earlier, to: composed }, ...stepsOf(earlier)] : []
}

/** What harms comes back for no wish, and neither does what is always left out. */
function mayReturn({ composed: { without }, wish }: Own, version: Composed): boolean {
  return foodsOf(version).every((food) => wish.allows(food) && !(without.isFirm && isLeftOut(food, without)))
}

/** What is meant is there again as it was, with all that was changed since. */
function restored(own: Own, change: Change, step: Step, isMeant: (food: Ingredient) => boolean): Change {
  const { composed } = own
  const next = withWhatWent(own, step, isMeant)
  const isLeft = foodsOf(next).some((food) => isLeftOut(food, next.without))
  if (isLeft || !mayReturn(own, next)) {
    own.said.push(sayNotKept({ what: 'wish', why: 'undo' }))
    return change
  }
  own.composed = { ...composed, without: next.without, diets: next.diets ?? [] }
  takeAndSay(own, next, composed)
  return change
}

function withWhatWent(own: Own, { from, to }: Step, isMeant: (food: Ingredient) => boolean): Composed {
  const { composed } = own
  const { serves, units, way, filled } = composed
  const without = rulesSince(composed.without, from.without, to.without)
  const diets = since(composed.diets, from.diets, to.diets)
  if (from.way !== way) {
    const version = { ...from, serves, units, without, diets, minutes: minutesOf(from.way, from.filled, serves) }
    // What is emptied by a rule that came since is filled by what keeps it.
    const slots = [...from.filled.slots].flatMap(([name, fillers]) => {
      const stay = fillers.filter(({ ingredient }) => !isLeftOut(ingredient, without))
      return fillers.length > 0 && stay.length === 0 ? [] : [[name, stay] as const]
    })
    return refilled({ ...own, composed: version }, new Map(slots)) ?? version
  }
  const there = new Set(foodsOf(composed))
  const slots = new Map<string, readonly Filler[]>()
  for (const name of Object.keys(way.slots)) {
    const now = filled.slots.get(name) ?? []
    const old = from.filled.slots.get(name) ?? []
    const lost = old.filter(({ ingredient }) => isMeant(ingredient) && !there.has(ingredient))
    const stay = now.filter(({ ingredient }) => old.some((one) => one.ingredient === ingredient))
    const came = now.filter((filler) => !stay.includes(filler))
    const all = lost.length > 0 ? [...lost, ...stay, ...came.slice(lost.length)] : now
    if (all.length > 0) slots.set(name, all)
  }
  const fillers = [...slots.values()].flat()
  const made = { slots, placed: new Set(fillers.flatMap(({ asked }) => asked ?? [])) }
  const joined = from.added.filter((food) => isMeant(food) && !there.has(food))
  return {
    ...composed,
    diets,
    filled: made,
    without,
    added: [...composed.added, ...joined],
    minutes: minutesOf(way, made, serves),
  }
}

/** The rules of then, and what has been added to them since. */
function rulesSince(now: Without, then: Without, after: Without): Without {
  return {
    diets: since<Diet>(now.diets, then.diets, after.diets),
    allergies: since<Allergen>(now.allergies, then.allergies, after.allergies),
    foods: since<string>(now.foods, then.foods, after.foods),
    ...((now.isFirm || then.isFirm) && { isFirm: true as const }),
  }
}

/** Those of then, and what has come to them since. */
function since<One>(all: readonly One[] = [], old: readonly One[] = [], left: readonly One[] = []): One[] {
  return [...new Set([...old, ...all.filter((one) => !left.includes(one))])]
}
