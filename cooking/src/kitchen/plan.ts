import type { Chance, Choose } from './choice.ts'
import type { Dish, Step, Way } from './dish.ts'
import { dishes } from './dishes/dishes.ts'
import { countPlaceable, type Filled, fillWay } from './fill-way.ts'
import { mostOf, rate, rateDish } from './rate.ts'
import { isVesselWord } from './vessels.ts'
import type { Wish } from './wish.ts'

/** A way to make a dish that keeps to everything that was asked to be left out. */
export type Plan = { dish: Dish; way: Way; filled: Filled; minutes: Minutes }

export type Minutes = { preparation: number; cooking: number }

/**
 * What rates this much below the best is still as good an answer for who asks again; who named one ingredient alone
 * will have it in many ways.
 */
function stillGood({ asked, dishes: named, occasions }: Wish): number {
  return asked.length === 1 && named.length === 0 && occasions.length === 0 ? 60 : 5
}

/**
 * The best plan for a wish, or null when no dish can be made without what is to be left out. With each turn it is the
 * next of those that are about as good.
 */
export function makePlan(wish: Wish, chance: Chance): Plan | null {
  const rated: Rated[] = []
  for (const { dish, way, most } of byPromise(wish, chance)) {
    // The others promise less still: nothing they are made of could make up for it.
    if (rated.filter(({ score }) => score >= most).length > chance.turn) break
    const plan = planFor(dish, way, wish, chance.choose)
    if (plan) rated.push({ plan, score: rateDish(dish, wish) + rate(plan, wish) })
  }
  rated.sort((one, other) => other.score - one.score)
  const best = rated[0]
  if (!best) return null
  const least = best.score - stillGood(wish)
  // Whoever asks again wants no less of what was asked.
  const good = rated.filter(
    ({ plan, score }) =>
      score >= least &&
      plan.filled.placed.size >= best.plan.filled.placed.size &&
      countAskedHeroes(plan) >= countAskedHeroes(best.plan) &&
      (plan.dish.course === best.plan.dish.course || score >= best.score - 5),
  )
  return good[chance.turn % good.length]?.plan ?? null
}

function countAskedHeroes({ way, filled }: Plan): number {
  return way.hero.flatMap((slot) => filled.slots.get(slot) ?? []).filter(({ asked }) => asked !== null).length
}

type Rated = { plan: Plan; score: number }

function planFor(dish: Dish, way: Way, wish: Wish, choose: Choose): Plan | null {
  const filled = fillWay(way, wish, choose)
  return filled && { dish, way, filled, minutes: minutesOf(way, filled, wish.serves ?? dish.serves) }
}

type Candidate = { dish: Dish; way: Way; most: number; rank: number }

/** Every way to make something, with the most that it can be worth; the most promising first. */
function byPromise(wish: Wish, chance: Chance): Candidate[] {
  return dishes
    .filter(({ id }) => !wish.avoidedDishes.includes(id))
    .flatMap((dish) => {
      const worth = rateDish(dish, wish)
      return dish.ways
        .filter((way) => (wish.hasOven || !way.oven) && !way.gear?.some((gear) => wish.lacks.includes(gear)))
        .map((way, index) => ({
          dish,
          way,
          most: worth + mostOf(dish, way, countPlaceable(way, wish), wish),
          rank: chance.rank(`${dish.id} ${index}`),
        }))
    })
    .sort((one, other) => other.most - one.most || one.rank - other.rank)
}

/** How long a filled way takes. More hands to feed take longer to chop for, up to four times as long. */
function minutesOf(way: Way, filled: Filled, serves: number): Minutes {
  const steps = way.steps.filter((step) => isTaken(step, filled))
  const sum = (pick: (step: Step) => number) => steps.reduce((total, step) => total + pick(step), 0)
  const chopping = Math.min(4, 1 + Math.max(0, serves - 6) / 8)
  return {
    preparation: roundUp(way.prep * chopping) + sum((step) => step.wait ?? 0),
    cooking: roundUp(sum((step) => step.cook ?? 0)),
  }
}

/** Is a step part of the recipe, as its slots are filled? Not when what it must name, outside `[…]`, is not there. */
export function isTaken(step: Step, filled: Filled): boolean {
  const isFilled = (slot: string) => (filled.slots.get(slot)?.length ?? 0) > 0
  const isThere = (slots: readonly string[]) => slots.some((slot) => isFilled(slot) || isVesselWord(slot))
  return (
    (!step.if || isFilled(step.if)) && (!step.unless || !isFilled(step.unless)) && requiredNames(step.en).every(isThere)
  )
}

/** Read once: every plan for every request asks for them. */
const requiredByTemplate = new Map<string, readonly (readonly string[])[]>()

/** What a template must name, outside `[…]`; one of each list is enough. */
function requiredNames(template: string): readonly (readonly string[])[] {
  const known = requiredByTemplate.get(template)
  if (known) return known
  const withoutOptional = template.replace(/\[[^[\]]*\]/g, '').replace(/\[[^[\]]*\]/g, '')
  const names = Array.from(withoutOptional.matchAll(/\{([a-z+]+)/gi), (match) => (match[1] ?? '').split('+'))
  requiredByTemplate.set(template, names)
  return names
}

function roundUp(minutes: number): number {
  return Math.ceil(minutes / 5) * 5
}
