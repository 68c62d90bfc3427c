import { sayChanged, sayKeptOtherwise } from '@roux/contract/wish-findings'
import type { Ingredient } from '@roux/cooking/foods/ingredient'
import type { Composed } from '../compose/composed.ts'
import { suitsHeat } from '../compose/cooked-through.ts'
import { minutesOf } from '../compose/plan.ts'
import { accepts } from '../compose/stand-in-foods.ts'
import type { Way } from '../template/dishes.ts'
import type { Filler } from '../template/filled.ts'
import { type Portion, portionsOf } from '../template/portions.ts'
import { isToldWithout } from '../template/told-without.ts'
import { foodsOf, type Own, take } from './own.ts'
import { namesOf } from './work.ts'

/**
 * What is there already takes the place of what goes by being so much more: milk for cream where there is milk, smoked
 * haddock for the cod beside it. Null where the way needs the one beside the other, or nobody can add them up.
 */
export function joinedWith({ composed }: Own, meant: readonly Ingredient[], wanted: Ingredient): Composed | null {
  const { way, filled, serves } = composed
  const portions = portionsOf(way, filled, serves)
  const nameOf = (isIt: (food: Ingredient) => boolean) =>
    [...portions].find(([, all]) => all.some(({ ingredient }) => isIt(ingredient)))?.[0] ?? ''
  const [from, to] = [nameOf((food) => meant.includes(food)), nameOf((food) => food === wanted)]
  const [gone = [], kept = []] = [portions.get(from), portions.get(to)]
  const [goes] = gone
  const grows = kept.find(({ ingredient }) => ingredient === wanted)
  if (from === to || !goes || !grows || gone.length > 1) return null
  const all = together(grows, goes)
  if (all === null) return null
  const isThere = (slot: string) => (filled.slots.get(slot)?.length ?? 0) > 0
  const isMoved = kept.length === 1 && isNeedless(way, to, isThere) && takesIt(way, from, wanted)
  if (!isMoved && !isNeedless(way, from, isThere)) return null
  const [place, left] = isMoved ? [from, to] : [to, from]
  const grown = (filler: Filler, had: number): Filler => {
    return { ...filler, ingredient: wanted, asked: wanted.id, times: ((filler.times ?? 1) * all) / had }
  }
  const slots = new Map(
    Array.from(filled.slots, ([name, fillers]): [string, readonly Filler[]] => {
      if (name === left) return [name, []]
      if (name !== place) return [name, fillers]
      if (isMoved) return [name, fillers.map((one) => grown(one, goes.amount[0]))]
      return [name, fillers.map((one) => (one.ingredient === wanted ? grown(one, grows.amount[0]) : one))]
    }),
  )
  const made = { slots, placed: new Set([...slots.values()].flat().flatMap(({ asked }) => asked ?? [])) }
  return { ...composed, filled: made, minutes: minutesOf(way, made, serves) }
}

/** Is a way whole where nothing is in a slot? No step of it is there for what is in the slot alone. */
function isNeedless(way: Way, name: string, isThere: (slot: string) => boolean): boolean {
  const isAsked = way.steps.some(({ if: only, raw, cooked }) => [only, raw, cooked].includes(name))
  return !isAsked && (way.slots[name]?.optional === true || isToldWithout(way, name, isThere))
}

function takesIt(way: Way, name: string, wanted: Ingredient): boolean {
  const slot = way.slots[name]
  return slot !== undefined && accepts(slot, wanted) && suitsHeat(way, name, wanted)
}

/** How much there is of both; null where they are measured apart. */
function together({ amount: [has, unit] }: Portion, { amount: [more, other] }: Portion): number | null {
  return unit === other && unit !== 'taste' && has > 0 && more > 0 ? has + more : null
}

/** Of what is wanted alone there is as much as of it and the others: these go out of its slot, or it takes their place. */
export function keepOnly(own: Own, wanted: Ingredient, others: readonly Ingredient[]): void {
  const { way, filled, serves } = own.composed
  const isOther = ({ ingredient }: Filler) => others.includes(ingredient)
  const slots = new Map(
    Array.from(filled.slots, ([name, fillers]) => {
      const isItsOwn = fillers.some(({ ingredient }) => ingredient === wanted)
      return [name, isItsOwn ? fillers.filter((one) => !isOther(one)) : fillers] as const
    }),
  )
  take(own, { ...own.composed, filled: { ...filled, slots }, minutes: minutesOf(way, { ...filled, slots }, serves) })
  for (const food of others.filter((one) => foodsOf(own.composed).includes(one))) {
    const next = joinedWith(own, [food], wanted) ?? withoutIt(own.composed, food)
    if (next) take(own, next)
  }
  const gone = others.filter((food) => !foodsOf(own.composed).includes(food))
  if (gone.length > 0) {
    const [instead = ''] = namesOf([wanted], own.language)
    own.said.push(sayChanged({ what: 'replaced', words: namesOf(gone, own.language), instead }))
  } else own.said.push(sayKeptOtherwise({ what: 'food', why: 'already', words: namesOf([wanted], own.language) }))
}

/** What the dish can do without goes. */
function withoutIt(composed: Composed, food: Ingredient): Composed | null {
  const { way, filled, serves } = composed
  const [name = ''] = [...filled.slots].find(([, all]) => all.some(({ ingredient }) => ingredient === food)) ?? []
  if (!way.slots[name]?.optional) return null
  const stay = (filled.slots.get(name) ?? []).filter(({ ingredient }) => ingredient !== food)
  const made = { ...filled, slots: new Map([...filled.slots, [name, stay]]) }
  return { ...composed, filled: made, minutes: minutesOf(way, made, serves) }
}
