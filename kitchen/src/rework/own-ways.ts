import { sayChanged, sayKeptOtherwise, sayNotKept } from '@roux/contract/wish-findings'
import type { Ingredient, Kind } from '@roux/cooking/foods/ingredient'
import { kindsThatAre } from '@roux/cooking/foods/kinds'
import { accountFor, gearNames } from '../compose/account-for.ts'
import type { Composed } from '../compose/composed.ts'
import { fillWay } from '../compose/fill-way.ts'
import { makePlan } from '../compose/make-plan.ts'
import { fillersOf, heroesOf, minutesOf, type Plan } from '../compose/plan.ts'
import { appliances } from '../compose/rate.ts'
import { type Dish, dishes, type Way } from '../template/dishes.ts'
import type { Filled, Filler } from '../template/filled.ts'
import type { Change } from '../understand/read-change.ts'
import type { Asked, Wish } from '../understand/wish.ts'
import { allowsIn, chanceIn, foodsOf, type Own, take, toAsked, wishFor } from './own.ts'

const mains = kindsThatAre('main')
/** What a dish tastes of, whatever it is made of. */
const seasonings: readonly Kind[] = ['spice', 'hot-spice', 'sweet-spice', 'herb', 'dried-fruit', 'condiment', 'syrup']

/** The same dish in another way of its own, with all that makes it what it is; the quickest of those that suit. */
export function inAnotherWay(own: Own, suits: (plan: Plan) => boolean, asked: readonly Asked[] = []): Composed | null {
  const { composed } = own
  const { dish, serves } = composed
  const fillers = fillersOf(composed).filter(({ ingredient }) => allowsIn(own, ingredient))
  const carried = fillers.map(({ ingredient }) => toAsked(ingredient))
  // An egg that only glazes is not what it is made of.
  const glazes = [...composed.filled.slots].flatMap(([name, inSlot]) =>
    composed.way.slots[name]?.optional ? inSlot : [],
  )
  const isGlaze = (filler: Filler) => filler.ingredient.kind === 'egg' && glazes.includes(filler)
  const needed = fillers.filter(
    (filler) => filler.asked !== null || (mains.includes(filler.ingredient.kind) && !isGlaze(filler)),
  )
  const wish = wishFor(own, [...asked, ...carried])
  const isWhole = ({ placed, slots }: Filled) => {
    const there = new Set([...slots.values()].flat().map(({ ingredient }) => ingredient))
    return needed.every(({ ingredient }) => placed.has(ingredient.id) || there.has(ingredient))
  }
  const plans = dish.ways.flatMap((way): Plan[] => {
    const { choose } = chanceIn(own)
    const isAlike = isFilledAlike(way, composed.way)
    const filled = isAlike
      ? fillWay(way, wishFor(own, asked), choose, composed.filled.slots)
      : fillWay(way, wish, choose)
    return filled && way !== composed.way && isWhole(filled)
      ? [{ dish, way, filled, serves, minutes: minutesOf(way, filled, serves) }]
      : []
  })
  const apart = ({ way }: Plan) => (isFilledAlike(way, composed.way) ? 0 : 1)
  const [best] = plans.filter(suits).sort((one, other) => apart(one) - apart(other) || totalOf(one) - totalOf(other))
  return best ? { ...composed, ...asBefore(best, composed) } : null
}

/** Of a way that is told in other words what stands in for something stays. */
function isFilledAlike(one: Way, other: Way): boolean {
  const names = Object.keys(one.slots)
  return names.length === Object.keys(other.slots).length && names.every((name) => name in other.slots)
}

/** What was asked for, and how much of it, is as it was; what only came along was not. */
function asBefore(plan: Plan, { filled }: Composed): Plan {
  const before = new Map(fillersOf({ filled }).map((filler) => [filler.ingredient, filler]))
  const slots = Array.from(plan.filled.slots, ([name, fillers]) => {
    return [name, fillers.map((filler) => before.get(filler.ingredient) ?? filler)] as const
  })
  return { ...plan, filled: { ...plan.filled, slots: new Map(slots) } }
}

/** A dish of the same kind, or of what it is made of: the nearest that can be what is wanted. */
export function inAnotherDish(
  own: Own,
  asked: readonly Asked[],
  isFit: (plan: Plan) => boolean = () => true,
  change: Partial<Wish> = {},
): Composed | null {
  const { composed } = own
  const { dish } = composed
  const heroes = heroesOf(composed)
  const carried = fillersOf(composed).filter(
    (filler) =>
      filler.asked !== null ||
      heroes.includes(filler) ||
      mains.includes(filler.ingredient.kind) ||
      (asked.length === 0 && seasonings.includes(filler.ingredient.kind)),
  )
  const others = carried.filter(
    ({ ingredient }) => allowsIn(own, ingredient) && !asked.some(({ id }) => id === ingredient.id),
  )
  const wish: Wish = {
    ...wishFor(own, [...asked, ...others.map(({ ingredient }) => toAsked(ingredient))]),
    dishes: [dish.id, ...kinOf(dish)],
    ...change,
  }
  // What the dish itself gives way to is nearest to it.
  const isNearest = (one: Plan) => dish.instead.includes(one.dish.id) && isFit(one)
  const nearest = asked.length > 0 && !change.dishes ? makePlan(wish, chanceIn(own), isNearest) : null
  const plan = nearest ?? makePlan(wish, chanceIn(own), isFit)
  return plan && { ...composed, ...asBefore(plan, composed), tin: null, added: [] }
}

/** What a dish gives way to, and what is of its sort. */
export function kinOf({ id, of = id, instead }: Dish): string[] {
  const kin = dishes.filter((dish) => dish.id !== id && (dish.of === of || dish.id === of))
  return [...new Set([...instead, ...kin.map((dish) => dish.id)])]
}

/** That it is another dish now, and which; what was to go is not missed. */
export function sayComposed(own: Own, gone: readonly Ingredient[] = []): void {
  const { composed, language, before } = own
  const wanted = [
    ...fillersOf(before)
      .filter(({ asked }) => asked !== null)
      .map(({ ingredient }) => ingredient),
    ...before.added,
  ]
  const lost = wanted.filter((food) => allowsIn(own, food) && ![...foodsOf(composed), ...gone].includes(food))
  const asked = lost.map(toAsked).map(({ isImplied: _, ...one }) => one)
  const wish = { ...wishFor(own, asked), dishes: [before.dish.id] }
  // Only the last is made.
  const others = own.said.filter(({ params }) => params.what !== 'dish')
  own.said.splice(0, own.said.length, ...others)
  own.said.push(sayChanged({ what: 'dish', instead: composed.dish.noun[language] }), ...accountFor(composed, wish))
}

/** The same dish in what it is wished to be made in, where the kitchen knows a true way. */
export function moveToAppliance(own: Own, { wish: { gear } }: Change): void {
  const [appliance] = gear.filter((one) => appliances.includes(one))
  if (!appliance) return
  const words = [gearNames[appliance]?.[own.language] ?? appliance]
  if (own.composed.way.gear?.includes(appliance)) {
    own.said.push(sayKeptOtherwise({ what: 'gear', why: 'already', words }))
    return
  }
  const isIn = ({ way }: Plan) => way.gear?.includes(appliance) ?? false
  const next = inAnotherWay(own, isIn)
  if (next) take(own, next)
  own.said.push(next ? sayChanged({ what: 'gear', words }) : sayNotKept({ what: 'gear', why: 'unwritten', words }))
}

/** What is saved must be worth the change. */
const worthIt = 0.85

/** The same dish in less time, where a cook knows how: another way of its own. Never another dish. */
export function makeQuicker(own: Own, { isQuicker, maxMinutes, wish }: Change): void {
  if (!isQuicker) return
  const before = totalOf(own.composed)
  if (maxMinutes !== null && before <= maxMinutes) {
    own.said.push(sayKeptOtherwise({ what: 'quicker', why: 'already', given: before }))
    return
  }
  const has = own.composed.way.gear ?? []
  const isAtHand = (plan: Plan) =>
    appliances.every((one) => !wish.gear.includes(one) || !has.includes(one) || plan.way.gear?.includes(one)) &&
    (plan.way.gear?.every((gear) => has.includes(gear) || !appliances.includes(gear)) ?? true)
  const next = inAnotherWay(own, (plan) => totalOf(plan) <= before * worthIt && isAtHand(plan))
  if (next) {
    take(own, next)
    own.said.push(sayChanged({ what: 'other_way', saved: before - totalOf(next) }))
  }
  const given = totalOf(own.composed)
  if (maxMinutes !== null && given > maxMinutes)
    own.said.push(
      sayNotKept({ what: 'time', why: 'too_slow', given, asked: maxMinutes, ...quickerThan(own, maxMinutes) }),
    )
  else if (!next) own.said.push(sayNotKept({ what: 'quicker', why: 'spoils' }))
}

/** What else is made of the same in that time. */
function quickerThan(own: Own, maxMinutes: number): { near?: string[] } {
  const { composed, language } = own
  const heroes = heroesOf(composed).filter(({ ingredient }) => mains.includes(ingredient.kind))
  const wish: Wish = {
    ...wishFor(
      own,
      heroes.map(({ ingredient }) => toAsked(ingredient)),
    ),
    dishes: [],
    maxMinutes,
    course: composed.dish.course,
  }
  const plan = makePlan(wish, chanceIn(own), (one) => {
    const isIt = heroes.every(({ ingredient }) => one.filled.placed.has(ingredient.id))
    return isIt && totalOf(one) <= maxMinutes && one.dish.course === composed.dish.course
  })
  return plan && heroes.length > 0 ? { near: [plan.dish.noun[language]] } : {}
}

function totalOf({ minutes }: Plan): number {
  return minutes.preparation + minutes.cooking
}
