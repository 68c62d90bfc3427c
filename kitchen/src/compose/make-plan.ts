import type { Dish, Way } from '../cookbook/dish.ts'
import { dishes } from '../cookbook/dishes.ts'
import type { Chance, Choose } from '../template/choice.ts'
import type { Wish } from '../understand/wish.ts'
import { countPlaceable, fillWay } from './fill-way.ts'
import { canSay, minutesOf, type Plan } from './plan.ts'
import { mostOf, rate, rateDish } from './rate.ts'

/**
 * What rates this much below the best is still as good an answer for who asks again; who named one ingredient alone
 * will have it in many ways.
 */
function stillGood({ asked, dishes: named, occasions, manners, methods }: Wish): number {
  const isFree = named.length + occasions.length + manners.length + methods.length === 0
  return asked.length === 1 && isFree ? 60 : 5
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
  // What has no name left has lost what it is made of: no galette is folded over nothing.
  if (!filled || !way.titles.some((title) => canSay(title, way.hero, filled))) return null
  return { dish, way, filled, minutes: minutesOf(way, filled, wish.serves ?? dish.serves) }
}

type Candidate = { dish: Dish; way: Way; most: number; rank: number }

/** Every way to make something, with the most that it can be worth; the most promising first. */
function byPromise(wish: Wish, chance: Chance): Candidate[] {
  return dishes
    .filter(({ id, onlyNamed }) => !wish.avoidedDishes.includes(id) && (!onlyNamed || wish.dishes.includes(id)))
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
