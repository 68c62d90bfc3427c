import { sayChanged, sayNotKept } from '@roux/contract/wish-findings'
import type { Ingredient } from '@roux/cooking/foods/ingredient'
import { addFood } from '../compose/add-food.ts'
import { placesOf } from '../compose/compose-recipe.ts'
import type { Composed } from '../compose/composed.ts'
import { mostAdded } from '../compose/composition.ts'
import { heroesOf } from '../compose/plan.ts'
import { fruits } from './change-foods.ts'
import { foodsOf, type Own, refilled, take, toAsked, writeOwn } from './own.ts'
import { namesOf } from './work.ts'

/** The first of some foods that has a place. */
export function add(own: Own, options: readonly Ingredient[]): void {
  const { composed, language } = own
  const [food] = options
  if (!food) return
  const say = (foods: readonly Ingredient[]) =>
    own.said.push(sayChanged({ what: 'added', words: namesOf(foods, language) }))
  const next = refilled(own, namedAsBefore(own), [{ ...toAsked(food), options }])
  if (next?.filled.placed.has(food.id)) {
    const { slots, lessOf } = asMuchAsBefore(composed, next, food)
    take(own, { ...next, filled: { ...next.filled, slots } })
    const there = foodsOf(composed)
    const came = foodsOf(own.composed).filter((one) => options.includes(one) && !there.includes(one))
    say(came.length > 0 ? came : [food])
    const lost = there.filter((one) => !foodsOf(own.composed).includes(one))
    if (lost.length > 0) own.said.push(sayChanged({ what: 'left_out', words: namesOf(lost, language) }))
    if (lessOf.length > 0) own.said.push(sayChanged({ what: 'less', words: namesOf(lessOf, language) }))
    return
  }
  const { findings: _, composition: __, ...draft } = writeOwn(own)
  if (composed.added.length < mostAdded && addFood(draft, food, language)) {
    own.composed = { ...composed, added: [...composed.added, food] }
    say([food])
  } else own.said.push(sayNotKept({ what: 'food', why: 'no_place', words: namesOf([food], language) }))
}

/** The share of each of several in the place of one. */
export const shared = 0.75

/** A crumble of apples and pears has no more fruit than one of apples; of all else there is as much as before. */
export function asMuchAsBefore(before: Composed, next: Composed, { kind }: Ingredient) {
  const lessOf: Ingredient[] = []
  const slots = new Map(
    Array.from(next.filled.slots, ([name, fillers]) => {
      const had = before.filled.slots.get(name)?.length ?? 0
      if (had === 0 || fillers.length <= had || next.way.slots[name]?.all) return [name, fillers] as const
      const times = (fillers.length / had) ** shared
      return [
        name,
        fillers.map((one, index) => {
          if (index >= had) return one
          if (!(fruits.includes(kind) && one.ingredient.kind === kind))
            return { ...one, times: (one.times ?? 1) * times }
          lessOf.push(one.ingredient)
          return one
        }),
      ] as const
    }),
  )
  return { slots, lessOf }
}

/** What it is called after stays in its name beside what comes. */
export function namedAsBefore(own: Own): Composed['filled']['slots'] {
  const { way, filled } = own.composed
  const { slots } = filled
  const heroes = heroesOf(own.composed)
  if (heroes.some(({ asked }) => asked !== null)) return slots
  const title = way.titles[placesOf(own.composed).title ?? 0]
  // What stands in brackets is said only of what was asked for.
  if (!title?.en.replace(/\[[^\]]*\]/g, '').includes('{hero')) return slots
  const named = heroes.slice(0, 2)
  return new Map(
    Array.from(slots, ([name, fillers]) => {
      return [name, fillers.map((one) => (named.includes(one) ? { ...one, asked: one.ingredient.id } : one))] as const
    }),
  )
}
