import type { Ingredient } from '../lexicon/ingredient.ts'
import type { Choose } from './choice.ts'
import type { Dish, Step, Way } from './dish.ts'
import { dishes } from './dishes/dishes.ts'
import { type Filled, fillWay } from './fill-way.ts'
import { isVesselWord } from './vessels.ts'
import type { Wish } from './wish.ts'

/** A way to make a dish that keeps to everything that was asked to be left out. */
export type Plan = { dish: Dish; way: Way; filled: Filled; minutes: Minutes }

export type Minutes = { preparation: number; cooking: number }

/** The best plan for a wish, or null when no dish can be made without what is to be left out. */
export function makePlan(wish: Wish, choose: Choose): Plan | null {
  let best: { plan: Plan; score: number } | null = null
  for (const { dish, worth } of byWorth(wish)) {
    // The others are worth less still: nothing they are made of could make up for it.
    if (best && worth + mostOf(wish) < best.score) break
    for (const [index, way] of dish.ways.entries()) {
      if (way.oven && !wish.hasOven) continue
      const filled = fillWay(way, wish, choose)
      if (!filled) continue
      const plan: Plan = { dish, way, filled, minutes: minutesOf(way, filled, wish.serves ?? dish.serves) }
      const score = worth + rate(plan, wish) + choose(`${dish.id} ${index}`, dishes.length) / dishes.length
      if (!best || score > best.score) best = { plan, score }
    }
  }
  return best?.plan ?? null
}

function byWorth(wish: Wish): { dish: Dish; worth: number }[] {
  return dishes
    .filter(({ id }) => !wish.avoidedDishes.includes(id))
    .map((dish) => ({ dish, worth: rateDish(dish, wish) }))
    .sort((one, other) => other.worth - one.worth)
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

const hurriedMinutes = 30

/** How well a plan does what was asked, beside the dish: the time, then every ingredient. */
function rate(plan: Plan, wish: Wish): number {
  const total = plan.minutes.preparation + plan.minutes.cooking
  const isLate = wish.maxMinutes !== null && total > wish.maxMinutes
  const isSlow = wish.isHurried && wish.maxMinutes === null && total > hurriedMinutes
  return (
    rateFreeChoice(plan, wish) +
    rateIngredients(plan, wish) -
    (isLate ? 400 : 0) -
    (isSlow ? 100 : 0) -
    (plan.way.standsIn ? 90 : 0)
  )
}

/** What an ingredient asked for adds: that it is there, as it was named, and that it gives the dish its name. */
const points = { placed: 60, itself: 8, hero: 15, atHome: 45, favourite: 40 }

/** No plan is rated above this, and chance adds less than one. */
function mostOf({ asked }: Wish): number {
  return points.favourite + points.atHome + asked.length * (points.placed + points.itself + points.hero) + 1
}

function rateDish(dish: Dish, wish: Wish): number {
  const place = wish.dishes.indexOf(dish.id)
  if (place >= 0) return 1000 - 300 * Math.min(place, 2)
  const meant = dishes.find(({ id }) => id === wish.dishes[0])
  const substitute = meant?.instead.indexOf(dish.id) ?? -1
  if (substitute >= 0) return 300 - 20 * substitute
  const manner = !meant && wish.manners.includes(dish.id) ? 120 : 0
  const course = wish.course ?? meant?.course ?? null
  if (course === dish.course) return 200 + manner
  // Nobody who names neither dish nor course wants a cake, unless it is the one place for what they have.
  return (course === null && dish.course === 'main' ? 40 : 0) + manner
}

/** Dishes that hardly anybody refuses. */
const favourites: readonly string[] = ['pasta', 'curry', 'stir-fry', 'wrap', 'omelette']
const weeknightMinutes = 40

/** Who leaves everything to the kitchen gets something quick without meat or fish, and what most people like. */
function rateFreeChoice({ dish, filled, minutes }: Plan, wish: Wish): number {
  if (wish.dishes.length > 0 || wish.asked.length > 0) return 0
  const isSlow = dish.course === 'main' && minutes.preparation + minutes.cooking > weeknightMinutes
  const hasFlesh = [...filled.slots.values()].flat().some(({ ingredient }) => isFlesh(ingredient))
  const isFavourite = !wish.isUnderstood && favourites.includes(dish.id)
  return (isSlow && wish.maxMinutes === null ? -30 : 0) - (hasFlesh ? 30 : 0) + (isFavourite ? points.favourite : 0)
}

/** Each ingredient asked for counts, more so where it gives the dish its name; flesh that nobody asked for is a fault. */
function rateIngredients({ dish, way, filled }: Plan, wish: Wish): number {
  if (wish.asked.length === 0) return 0
  const heroes = way.hero.flatMap((slot) => filled.slots.get(slot) ?? [])
  const fillers = [...filled.slots.values()].flat()
  const own = fillers.filter(({ asked }) => asked === null)
  const isAtHome = fillers.some(({ asked, ingredient }) => asked !== null && dish.shines?.includes(ingredient.kind))
  return (
    filled.placed.size * points.placed +
    (isAtHome && wish.dishes.length === 0 ? points.atHome : 0) +
    wish.asked.filter(({ options }) => isUsed(filled, options[0])).length * points.itself -
    own.filter(({ ingredient }) => filling.has(ingredient.kind)).length * 6 +
    heroes.filter(({ asked }) => asked !== null).length * points.hero -
    Math.min(1.5, heroes.filter(({ asked }) => asked === null).length) * 20 -
    own.filter(({ ingredient }) => isFlesh(ingredient)).length * 35
  )
}

/** What makes a meal of a dish; who names neither it nor a dish with it may do without. */
const filling: ReadonlySet<Ingredient['kind']> = new Set([
  'pasta',
  'noodle',
  'bread',
  'tortilla',
  'rice',
  'grain',
  'quick-grain',
  'lentil',
  'flour',
])

function isUsed(filled: Filled, ingredient: Ingredient | undefined): boolean {
  return [...filled.slots.values()].some((fillers) => fillers.some((filler) => filler.ingredient === ingredient))
}

function isFlesh({ animal = [] }: Ingredient): boolean {
  return animal.includes('meat') || animal.includes('fish')
}
