import type { Ingredient } from '@roux/cooking/foods/ingredient'
import { kindSet } from '@roux/cooking/foods/kinds'
import { ingredientById } from '@roux/cooking/foods/lexicon'
import { isDairy, isFlesh, isMeat } from '@roux/cooking/foods/restrictions'
import type { Chance, Choose } from '../template/choice.ts'
import { type Dish, dishes, type Way } from '../template/dishes.ts'
import type { Filled, Filler } from '../template/filled.ts'
import { bendable, inUnit, isCut, portionsOf } from '../template/portions.ts'
import { isWithinReach } from '../understand/keep-named-foods.ts'
import type { Wish } from '../understand/wish.ts'
import { countPlaceable, fillWay } from './fill-way.ts'
import { keepNutrients } from './keep-nutrients.ts'
import { canSay, fillersOf, heroesOf, minutesOf, type Plan, servesOf } from './plan.ts'
import { appliances, eggParts, missedNutrients, mostOf, rate } from './rate.ts'
import { rateDish } from './rate-dish.ts'

/**
 * What rates this much below the best is still as good an answer for who asks again; who named one ingredient alone
 * will have it in many ways.
 */
function stillGood({ asked, dishes: named, occasions, manners, methods }: Wish): number {
  const isFree = named.length + occasions.length + manners.length + methods.length === 0
  return asked.length === 1 && isFree ? 60 : 5
}

/** Where every one is counted, so many of the most promising are enough to choose from, and no more than a request may take. */
const mostCounted = 60

/**
 * The best plan for a wish, or null when no dish can be made without what is to be left out. With each turn it is the
 * next of those that are about as good.
 * @param isFit what every plan must be
 */
export function makePlan(wish: Wish, chance: Chance, isFit: (plan: Plan) => boolean = () => true): Plan | null {
  const rated: Rated[] = []
  let counted = 0
  for (const { dish, way, most } of byPromise(wish, chance)) {
    if (wish.nutrients.length > 0 && counted === mostCounted) break
    counted += 1
    const hasBetter = (least: number) => rated.filter(({ score }) => score >= least).length > chance.turn
    // The others promise less still: nothing they are made of could make up for it.
    if (hasBetter(most)) break
    const filled = planFor(dish, way, wish, chance.choose)
    if (!filled || !isFit(filled)) continue
    const worth = rateDish(dish, wish) + rate(filled, wish)
    if (wish.nutrients.length > 0 && hasBetter(worth)) continue
    const plan = keepNutrients(filled, wish.nutrients)
    rated.push({ plan, score: worth - missedNutrients(plan, wish) })
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

function countAskedHeroes(plan: Plan): number {
  return heroesOf(plan).filter(({ asked }) => asked !== null).length
}

type Rated = { plan: Plan; score: number }

function planFor(dish: Dish, way: Way, wish: Wish, choose: Choose): Plan | null {
  const filled = fillApart(way, wish, choose)
  // What has no name left has lost what it is made of: no galette is folded over nothing.
  if (!filled || !way.titles.some((title) => canSay(title, way.hero, filled))) return null
  // A dish with its veal still in it is none with fish instead.
  if (wish.isSwapped && wish.dishes.includes(dish.id) && !isSwappedIn(way, filled, wish)) return null
  const serves = servesAtHand(dish, way, filled, wish)
  return { dish, way, filled, serves, minutes: minutesOf(way, filled, serves) }
}

/** Is the other meat where the dish has its own, or where what is not wanted would be? */
function isSwappedIn(way: Way, filled: Filled, wish: Wish): boolean {
  const meat = wish.asked.filter(
    ({ options: [food], isImplied }) => food && !isImplied && isFlesh(food) && !cured.has(food.kind),
  )
  const heroes = heroesOf({ way, filled })
  const known = Object.values(way.slots).flatMap(({ first = [] }) => first.slice(0, 1))
  const isForOne = known.some((id) => isFlesh(ingredientById(id)) && !wish.allows(ingredientById(id)))
  const isBeside = heroes.some(({ ingredient, asked }) => asked === null && isFlesh(ingredient)) && !isForOne
  return meat.every(({ id }) => filled.placed.has(id) && !(isBeside && heroes.every(({ asked }) => asked !== id)))
}

const cured = kindSet('cured-meat smoked-fish tinned-fish meat-stock fish-stock condiment')

/** Where milk is kept from meat, what has both is made without milk, or not at all. */
function fillApart(way: Way, wish: Wish, choose: Choose): Filled | null {
  const filled = fillWay(way, wish, choose)
  if (!filled || !wish.isMilkApart || !mixes(filled)) return filled
  const without = fillWay(way, { ...wish, allows: (food) => wish.allows(food) && !isDairy(food) }, choose)
  return without && !mixes(without) ? without : null
}

function mixes(filled: Filled): boolean {
  const foods = fillersOf({ filled }).map(({ ingredient }) => ingredient)
  return foods.some(isDairy) && foods.some(isMeat)
}

/** Nobody cooks for more without being asked. */
const mostFed = 16

/** For as many as what is there feeds; yolks and whites that are left are used up. */
function servesAtHand(dish: Dish, way: Way, filled: Filled, wish: Wish): number {
  const serves = servesOf(dish, way, wish)
  if (wish.serves !== null || !wish.asked.some(({ atMost }) => atMost)) return serves
  const isUsedUp = (asked: string | null) =>
    wish.asked.some(({ id, end }) => id === asked && end && eggParts.has(end) && dish.uses?.includes(end))
  const lead = heroesOf({ way, filled })[0]?.ingredient
  const named = heroesOf({ way, filled }).flatMap(({ asked, ingredient }) => (asked === null ? [] : [ingredient]))
  const isMain = (food: Ingredient) =>
    food === lead || (!bendable.has(food.kind) && (wish.asked.length === 1 || named.includes(food)))
  // What of the main food would be left over goes in too, and nobody makes one portion of what is nearly two.
  // A cake for eight may be one for twelve, and none for sixteen.
  const whole = (people: number) => {
    const isTooMuch = people > 2 * serves && 2 * serves > mostFed / 2
    const most = isTooMuch || Math.min(2 * serves, people) > mostFed ? serves : 2 * serves
    return Math.max(1, Math.floor(Math.min(people, most) + 0.4))
  }
  const feeds = [...portionsOf(way, uncapped(filled), serves)].flatMap(([slot, portions]) =>
    portions.flatMap(({ amount: [quantity, unit], ingredient }, index) => {
      const { atMost, asked = null } = filled.slots.get(slot)?.[index] ?? {}
      if (atMost?.[1] === 'piece' && unit === 'g' && isCut(ingredient)) return [atMost[0]]
      const most = atMost && inUnit(atMost, unit, ingredient)
      if (!most || (quantity <= most && !isMain(ingredient) && !isUsedUp(asked))) return []
      // One carrot makes no smaller curry, only one with less carrot in it.
      return bendable.has(ingredient.kind) && ingredient !== lead ? [] : [(serves * most) / quantity]
    }),
  )
  return feeds.length === 0 ? serves : whole(Math.min(...feeds))
}

function uncapped({ slots, placed }: Filled): Filled {
  const bare = ({ ingredient, asked }: Filler): Filler => ({ ingredient, asked })
  return { placed, slots: new Map([...slots].map(([name, fillers]) => [name, fillers.map(bare)])) }
}

/** Who names what it is to be made in means also what nobody makes without being asked. */
function isForGear({ id, ways }: Dish, { gear, manners }: Wish): boolean {
  return (
    manners.includes(id) || gear.some((one) => appliances.includes(one) && ways.some((way) => way.gear?.includes(one)))
  )
}

type Candidate = { dish: Dish; way: Way; index: number }

/**
 * Every way to make something, with the most that it can be worth; the most promising first. Those that promise the same
 * are put in order only when it is their turn: it seldom is.
 */
function* byPromise(wish: Wish, chance: Chance): Generator<Candidate & { most: number }> {
  const promising = new Map<number, Candidate[]>()
  for (const dish of dishes) {
    const { id, of = id, onlyNamed } = dish
    const isNamed = wish.dishes.includes(id)
    const isAvoided = wish.avoidedDishes.includes(id) || wish.avoidedDishes.includes(of)
    if (!isNamed && (isAvoided || (onlyNamed && !isForGear(dish, wish)))) continue
    const worth = rateDish(dish, wish)
    let index = 0
    for (const way of dish.ways) {
      if (!isWithinReach(way, wish)) continue
      const most = worth + mostOf(dish, way, countPlaceable(way, wish), wish)
      const candidate = { dish, way, index }
      const equals = promising.get(most)
      if (equals) equals.push(candidate)
      else promising.set(most, [candidate])
      index += 1
    }
  }
  const rankOf = ({ dish, index }: Candidate) => chance.rank(`${dish.id} ${index}`)
  for (const most of [...promising.keys()].sort((one, other) => other - one)) {
    const equals = (promising.get(most) ?? []).map((candidate) => ({ ...candidate, most, rank: rankOf(candidate) }))
    yield* equals.sort((one, other) => one.rank - other.rank)
  }
}
