import type { Ingredient, Kind } from '@roux/cooking/foods/ingredient'
import { kindSet } from '@roux/cooking/foods/kinds'
import { ingredientById } from '@roux/cooking/foods/lexicon'
import { isFlesh } from '@roux/cooking/foods/restrictions'
import type { End, Gear, Occasion } from '../cookbook/dish.ts'
import { firstForOccasion } from '../cookbook/first-choices.ts'
import type { Dish, Slot, Way } from '../template/dishes.ts'
import type { Filled, Filler } from '../template/filled.ts'
import { inOven } from '../understand/manner-words.ts'
import type { Wish } from '../understand/wish.ts'
import { isEatenAtOnce, isKept } from './eaten-at-once.ts'
import { isGoodFor, isSeen, occasionsOf } from './good-for.ts'
import { missOf } from './nutrients-of.ts'
import { fillersOf, heroesOf, type Plan } from './plan.ts'
import { isFirstChoice, points } from './rate-dish.ts'
import { isFreshStaple, isStaple } from './staple.ts'
import { gramsOf, hasTaste, isTooMuch, wordsOf } from './tastes-of.ts'

/** In all, for who asks for speed without a number. */
export const hurriedMinutes = 30
const weeknightMinutes = 40

/** Is it more work than who asks for something easy has in mind? */
export function isLaborious({ minutes: { preparation, cooking } }: Plan): boolean {
  return preparation >= 30 && preparation + cooking >= 90
}

/** How well a plan does what was asked, beside the dish and what it holds: the time, then every ingredient. */
export function rate(plan: Plan, wish: Wish): number {
  const total = plan.minutes.preparation + plan.minutes.cooking
  const late = wish.maxMinutes === null ? 0 : total - wish.maxMinutes
  const isSlow = wish.isHurried && wish.maxMinutes === null && total > hurriedMinutes
  // What the cook has takes the place of a hob.
  const isInOven = wish.hasOven && plan.way.oven === true
  const isCooked =
    !wish.hasHob && !isInOven && plan.minutes.cooking > 0 && !plan.way.gear?.some((gear) => wish.gear.includes(gear))
  return (
    rateWay(plan.dish, plan.way, wish) +
    rateFreeChoice(plan, wish) +
    rateIngredients(plan, wish) +
    rateEnds(plan, wish) +
    wish.tastes.filter((taste) => hasTaste(plan, taste)).length * points.taste +
    // Nothing creamy
    (wish.refusedTastes.filter(({ taste }) => isTooMuch(plan, taste)).length +
      wish.tastes.filter((taste) => taste.most && !hasTaste(plan, taste)).length) *
      -2 *
      points.taste +
    // Who wants it cold wants no chili, however many it feeds.
    (wish.dishes.length === 0
      ? wish.tastes.filter((taste) => taste.opposite && isServed.has(taste.opposite) && !hasTaste(plan, taste)).length *
        -points.taste
      : 0) +
    wish.tastes.filter(({ suits }) => suits && plan.dish.suits?.includes(suits)).length * points.tasteOfKind -
    // A little late with what was asked for is better than in time without it; very late is not.
    (late > 0 ? Math.min(400, latenessOf(wish) + late * 3) : 0) -
    missedOccasions(plan, wish) -
    (wish.occasions.some(isKept) && isEatenAtOnce(plan.way) ? 200 : 0) -
    (isCooked ? 400 : 0) -
    (plan.way.oven && wish.occasions.includes('summer') && wish.dishes.length === 0 ? 40 : 0) -
    (wish.occasions.includes('soft') && !isSoft(plan) ? 40 : 0) -
    (wish.tastes.some(({ isSavoury }) => isSavoury) && isSweet(plan) ? 800 : 0) -
    // With one leek an omelette is better than a tart for one.
    (wish.serves === null && plan.serves * 2 < plan.dish.serves ? 80 : 0) -
    (isSlow ? 100 : 0) -
    (wish.isEasy && isLaborious(plan) ? 100 : 0) -
    (isFlat(plan) ? 80 : 0) -
    (wish.dishes.length === 0 && leavesSavoury(plan, wish) ? (isSweet(plan) ? 300 : 100) : 0) -
    (wish.asked.some(({ end }) => end !== undefined) && plan.dish.course === 'main' && total > weeknightMinutes
      ? 60
      : 0)
  )
}

/** What is seen in a recipe alone, and what needs a form of its own: no salad is eaten with fingers. */
function missedOccasions(plan: Plan, wish: Wish): number {
  const missed = occasionsOf(wish).filter((one) => !isGoodFor(plan, one))
  // What its dish is known for, and this recipe is not, has been counted for it.
  const worth = (one: Occasion) => {
    if (isSeen(one) || one === 'by-hand') return points.suits * (plan.dish.suits?.includes(one) ? 2 : 1)
    return strict.has(one) ? points.suits : 0
  }
  return missed.reduce((sum, one) => sum + worth(one), 0)
}

const isServed: ReadonlySet<string> = new Set(['hot', 'cold'])

/** What does harm, or is none, where it is not kept: who freezes a salad has thrown it away. */
const strict: ReadonlySet<Occasion> = new Set<Occasion>(['packed', 'ahead', 'freezes', 'ill', 'soft'])

/** Sardines, eggs and stale bread are no pudding. */
function leavesSavoury({ filled }: Plan, { asked }: Wish): boolean {
  return asked.some(({ id, options: [food] }) => food && isFlesh(food) && !filled.placed.has(id))
}

/** Is it blended, mashed or melting, so that nobody need chew? */
function isSoft({ way }: Plan): boolean {
  return /\b(?:blend|pur[ée]e|mash|smooth|velvet|melt)/.test(wordsOf(way))
}

/** Who leaves the dish to the kitchen gets one that is in time; what was named is to be in it before that. */
function latenessOf({ dishes, asked }: Wish): number {
  return dishes.length > 0 ? 45 : asked.length > 0 ? 70 : 120
}

/** Has what makes it rise had to be left out? */
function isFlat({ way, filled }: Plan): boolean {
  return Object.entries(way.slots).some(
    ([name, slot]) => slot.first?.includes('baking-powder') && (filled.slots.get(name)?.length ?? 0) === 0,
  )
}

/** Is it a dessert, or a breakfast that is one? */
export function isSweet(plan: Plan): boolean {
  const { course } = plan.dish
  return (
    course === 'dessert' ||
    ((course === 'snack' || course === 'bread') && gramsOf(plan, sugary) > 5 * plan.serves) ||
    (course === 'breakfast' && heroesOf(plan).some(({ ingredient }) => sweetHeroes.has(ingredient.kind)))
  )
}

const sugary: readonly Kind[] = ['sugar', 'syrup']

const sweetHeroes = kindSet('berry soft-fruit orchard-fruit citrus sugar syrup jam chocolate dried-fruit')

/** No plan of a way that may place so many of the ingredients asked for is rated above this. */
export function mostOf(dish: Dish, way: Way, placed: number, wish: Wish): number {
  const isLiked = isFavourite(dish, wish) || (wish.serves ?? 0) >= manyGuests
  const free = wish.dishes.length + wish.asked.length === 0 && isLiked ? points.favourite : 0
  const home = wish.dishes.length === 0 && placed > 0 && dish.shines ? points.atHome : 0
  const flavours = wish.flavours.length * points.flavour
  const cooked = placed > 0 && wish.methods.length > 0 && isMeantByManner(dish, wish) ? points.cookedSo : 0
  const ends = placed > 0 ? wish.asked.filter(({ end }) => end && dish.uses?.includes(end)).length * points.end : 0
  const each = points.placed + points.itself + points.hero + points.typical
  const tastes = wish.tastes.length * (points.taste + points.tasteOfKind)
  return rateWay(dish, way, wish) + free + home + cooked + flavours + ends + tastes + placed * each
}

/**
 * What it is worth less for each wish for a nutrient that it misses, by how much; but a food that is named is in the
 * pan, whatever it holds.
 */
export function missedNutrients(plan: Plan, { nutrients, asked }: Wish): number {
  const missed = nutrients.map((wish) => missOf(plan, wish)).filter((miss) => miss > 0)
  const unplaced = nutrients.length * asked.filter(({ id }) => !plan.filled.placed.has(id)).length
  return missed.reduce((sum, miss) => sum + Math.min(points.nutrient, 40 + miss * 200), unplaced * points.nutrient)
}

/** What is left goes where it does well; a yolk is no egg. */
function rateEnds({ dish, filled }: Plan, wish: Wish): number {
  const ends = wish.asked.flatMap(({ id, end }) => (end && filled.placed.has(id) ? [end] : []))
  const rated = ends.map((end) =>
    dish.uses?.includes(end) ? points.end : eggParts.has(end) ? -points.end : -points.placed,
  )
  const isRaw = dish.onlyLeft && wish.asked.length > 0 && wish.asked.every(({ end }) => end === undefined)
  const sum = rated.reduce<number>((sum, one) => sum + one, 0)
  // An omelette of the last of the ham is better than pasta that is not there.
  return (wish.hasNothingElse ? sum / 2 : sum) - (isRaw ? points.end : 0)
}

export const eggParts: ReadonlySet<End> = new Set<End>(['egg-whites', 'egg-yolks'])

/** What a way is worth whatever it is filled with. */
function rateWay(dish: Dish, way: Way, wish: Wish): number {
  const suited = wish.gear.filter((gear) => way.gear?.includes(gear)).length
  const isUnasked = way.gear?.some((gear) => appliances.includes(gear) && !wish.gear.includes(gear)) ?? false
  const isBaked = wish.methods.some(({ name }) => name === inOven)
  const isNeedless =
    (way.quick && !wish.isHurried && !wish.isEasy && wish.maxMinutes === null) || (way.onlyBaked && !isBaked)
  const missed = wish.lacking.filter(({ needs }) => needs.test(wordsOf(way))).length
  return (
    suited * points.gear -
    (suited === 0 && wish.gear.length > 0 && wish.dishes.length === 0 ? points.gear / 2 : 0) -
    missed * 150 -
    (isUnderRefused(way, wish) ? 150 : 0) -
    (way.standsIn ? 90 : 0) -
    (isNeedless ? 90 : 0) +
    (isBaked && way.onlyBaked ? points.cookedSo : 0) -
    (isUnasked ? penaltyOf(way, dish) : 0)
  )
}

/** What every way of it needs is no loss, and another appliance than the usual one is. */
function penaltyOf({ gear: own = [] }: Way, { ways }: Dish): number {
  const usual = ways[0]?.gear ?? []
  const isUsual = own.some((gear) => usual.includes(gear))
  const isAlways = ways.every(({ gear = [] }) => gear.some((one) => appliances.includes(one)))
  return isAlways && isUsual ? 90 : 500
}

/** Is it made under a sauce that is not wanted? */
export function isUnderRefused({ sauce }: Way, { avoidedDishes }: Pick<Wish, 'avoidedDishes'>): boolean {
  return sauce !== undefined && avoidedDishes.includes(sauce)
}

/** Not everybody has them: nobody gets a recipe for one unasked, unless there is no other. */
export const appliances: readonly Gear[] = ['slow-cooker', 'pressure-cooker', 'air-fryer', 'microwave', 'barbecue']

/** Dishes that hardly anybody refuses. */
const favourites: readonly string[] = ['pasta', 'curry', 'stir-fry', 'wrap', 'omelette']

/** Who leaves everything to the kitchen gets something quick without meat or fish, and what most people like. */
function rateFreeChoice({ dish, way, filled, minutes }: Plan, wish: Wish): number {
  if (wish.dishes.length > 0 || wish.asked.length > 0) return 0
  // A Sunday lunch may take its time.
  const isMeantToBeSlow = wish.occasions.length > 0 && isFirstChoice(dish, wish)
  const isForMany = wish.serves !== null && wish.serves >= manyGuests && dish.course === 'main'
  const isSlow =
    !isForMany && dish.course === 'main' && minutes.preparation + minutes.cooking > weeknightMinutes && !isMeantToBeSlow
  const isFeast = wish.gear.includes('barbecue') || wish.occasions.some((one) => feasts.has(one))
  const hasFlesh = !isFeast && fillersOf({ filled }).some(({ ingredient }) => isFlesh(ingredient))
  const isFavoured = isForMany ? firstForOccasion.crowd[wish.language].includes(dish.id) : isFavourite(dish, wish)
  const favoured = isFavoured ? points.favourite : 0
  // A carbonara without bacon is nobody's free choice.
  return (
    (isSlow && wish.maxMinutes === null ? -30 : 0) -
    (hasFlesh && !isForMany ? 30 : 0) -
    (isForMany && !dish.suits?.some((one) => forMany.has(one)) ? 90 : 0) -
    (isBereft(way, dish, wish) ? 60 : 0) -
    (dish.alsoAs?.includes('snack') && dish.of === undefined && wish.cuisines.length === 0 ? 20 : 0) +
    favoured
  )
}

/** So many are guests, and nobody folds an omelette for them. */
const manyGuests = 6
const forMany: ReadonlySet<Occasion> = new Set<Occasion>(['crowd', 'feast'])

/** What guests sit down to, who would wonder at a nut loaf. */
const feasts: ReadonlySet<Occasion> = new Set<Occasion>(['feast', 'christmas', 'easter', 'fancy'])

/** Must what a classic, or a side, is known for be left out of it? */
function isBereft(way: Way, { of, course }: Dish, wish: Wish): boolean {
  const isClassic = of !== undefined
  const slots = isClassic ? Object.values(way.slots) : course === 'side' ? way.hero.map((name) => way.slots[name]) : []
  const known = slots.flatMap((slot) => slot?.first?.slice(0, 1) ?? [])
  return known.some((id) => !wish.allows(ingredientById(id)))
}

function isFavourite({ id }: Dish, wish: Wish): boolean {
  const { occasions, tastes, manners, methods, cuisines, gear, nutrients, course, maxMinutes } = wish
  const isLeftOpen = [occasions, tastes, manners, methods, cuisines, gear, nutrients].every(
    ({ length }) => length === 0,
  )
  const isDinner = isLeftOpen && maxMinutes === null && (course === null || course === 'main')
  return (!wish.isUnderstood || isDinner) && favourites.includes(id)
}

/** Each ingredient asked for counts, more so where it gives the dish its name; flesh that nobody asked for is a fault. */
function rateIngredients(plan: Plan, wish: Wish): number {
  if (wish.asked.length === 0) return 0
  const { dish, filled } = plan
  const heroes = heroesOf(plan)
  const fillers = fillersOf(plan)
  const own = fillers.filter(({ asked }) => asked === null)
  const isAtHome = fillers.some(({ asked, ingredient }) => asked !== null && dish.shines?.includes(ingredient.kind))
  return (
    wish.asked.filter(({ id }) => filled.placed.has(id)).length * points.placed +
    (isAtHome && wish.dishes.length === 0 && !wish.isForChange ? points.atHome : 0) +
    wish.asked.filter(({ options }) => isUsed(filled, options[0])).length * points.itself +
    // Who names a dish has chosen it, and of its ways has the one that is known for what goes in.
    rateTypical(plan, wish) * (wish.isForChange ? 0 : wish.dishes.includes(dish.id) ? 0.1 : 1) -
    own.filter(({ ingredient }) => filling.has(ingredient.kind)).length * 6 +
    wish.flavours.filter(({ id }) => filled.placed.has(id)).length * points.flavour +
    heroes.filter(({ asked }) => asked !== null).length * points.hero +
    rateMethod(
      dish,
      wish,
      heroes.some(({ asked }) => asked !== null),
    ) -
    Math.min(1.5, heroes.filter(({ asked }) => asked === null).length) * 20 -
    own.filter(({ ingredient }) => isFlesh(ingredient)).length * 35 -
    // Who has raw meat has a meal in mind, and no bread with something on it.
    (dish.alsoAs?.includes('snack') && fillers.some(isRawMeat) ? 50 : 0) -
    (wish.hasNothingElse
      ? own.reduce((sum, { ingredient }) => sum + (isFreshStaple(ingredient) ? 30 : isStaple(ingredient) ? 0 : 180), 0)
      : 0)
  )
}

function isRawMeat({ asked, left, ingredient }: Filler): boolean {
  return asked !== null && left === undefined && meats.has(ingredient.kind)
}

const meats = kindSet('mince stewing-meat poultry steak')

/** Who names what a dish is known to be made of, and not only what it has room for, means that dish. */
function rateTypical({ way, filled }: Plan, wish: Wish): number {
  // Of beef a dish has what it takes: that says less than steak.
  const isLoose = (id: string) => wish.asked.some((one) => one.id === id && one.isFamily)
  // What stands in the place of an empty slot is what that is known for.
  const known = (id: string, name: string) =>
    Math.max(
      ...[way.slots[name], ...Object.values(way.slots).filter(({ without }) => without === name)].map((slot) =>
        typicalOf(id, slot),
      ),
    )
  const rated = [...filled.slots].flatMap(([name, fillers]) =>
    fillers.flatMap(({ ingredient: { id }, asked }) =>
      asked === null ? [] : known(id, name) * (isLoose(asked) ? 0.5 : 1),
    ),
  )
  return rated.reduce((sum, one) => sum + one, 0) * points.typical
}

function typicalOf(id: string, { first = [], vary = [], all = [] }: Slot = {}): number {
  return first[0] === id || all.includes(id) ? 1 : vary.includes(id) || first.includes(id) ? 0.5 : 0
}

/** Grilled tofu is no answer to who wants grilled bananas. */
function rateMethod(dish: Dish, wish: Wish, hasAsked: boolean): number {
  if (!isMeantByManner(dish, wish)) return 0
  if (!hasAsked) return -points.suits
  return wish.methods.length > 0 ? points.cookedSo : 0
}

/** Is it what is meant by "grilled" or "crispy", where no dish is named? */
function isMeantByManner({ id }: Dish, { manners, dishes }: Wish): boolean {
  return dishes.length === 0 && manners.includes(id)
}

/** What makes a meal of a dish; who names neither it nor a dish with it may do without. */
const filling = kindSet('pasta noodle bread tortilla rice grain quick-grain lentil flour')

function isUsed(filled: Filled, ingredient: Ingredient | undefined): boolean {
  return [...filled.slots.values()].some((fillers) => fillers.some((filler) => filler.ingredient === ingredient))
}
