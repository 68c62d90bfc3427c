import type { Nutrient, NutrientWish } from '@roux/contract/nutrient-wish'
import type { Amount, Ingredient, Kind } from '@roux/cooking/foods/ingredient'
import { kindsThatAre } from '@roux/cooking/foods/kinds'
import { type Nutrients, nutrientsOf } from '@roux/cooking/foods/nutrients'
import { keeps } from '@roux/cooking/nutrition/check-nutrients'
import { isFatOnly, light } from '@roux/cooking/nutrition/count-line'
import { isLittle, takenUp } from '@roux/cooking/nutrition/nutrition-of'
import { weighAmount } from '@roux/cooking/nutrition/weigh-line'
import { portionsOf } from '../template/portions.ts'
import type { Plan } from './plan.ts'

/** Of 100 g, in kilocalories and grams. */
const amountIn: Readonly<Record<Nutrient, (held: Nutrients) => number | null>> = {
  energy: ({ kcal }) => kcal,
  protein: ({ protein }) => protein,
  fat: ({ fat }) => fat,
  saturated_fat: ({ saturatedFat }) => saturatedFat,
  carbohydrate: ({ carbohydrate }) => carbohydrate,
  sugars: ({ sugars }) => sugars,
  fibre: ({ fibre }) => fibre,
  salt: ({ sodium }) => (sodium * 2.5) / 1000,
}

/** Grams of a fat for each, or said to be for that, from which on it is a pan to fry in: what is taken up of it is eaten. */
const panful = 60
const fryingOil = 25

const cooked = /\bcooked\b/
const legumes: ReadonlySet<Kind> = new Set(kindsThatAre('legume'))

/** What a miss is taken for where nobody can say what a plan holds: what is known to be kept goes before it. */
const unsure = 0.6

/** A plan is to keep a wish by so much more than the check asks, which reads and rounds its list. */
const margin = 0.03

/** A serving of a plan: grams of each of its foods, and whether all that matter are known. */
type Serving = { foods: readonly (readonly [food: Ingredient, grams: number])[]; isSure: boolean }

const servings = new WeakMap<Plan, Serving>()

/**
 * Of the numbers that its list is counted with, without what only the words of a line tell: it is for choosing among
 * plans, and what there is in the end the check says.
 */
function servingOf(plan: Plan): Serving {
  const known = servings.get(plan)
  if (known) return known
  let isSure = true
  const foods: [Ingredient, number][] = []
  const pans = new Set<Ingredient>()
  for (const { ingredient, amount, slot } of [...portionsOf(plan.way, plan.filled, plan.serves).values()].flat()) {
    const [quantity, unit] = amount
    if (unit === 'taste' || ingredient.kind === 'water') continue
    const grams = (quantity * gramsIn(ingredient.id, unit)) / plan.serves
    // Of what is left of another meal nobody has numbers: they are of the raw.
    if (slot.prep && cooked.test(slot.prep.en) && !legumes.has(ingredient.kind)) isSure = false
    if (Number.isNaN(grams) || 'why' in nutrientsOf(ingredient.id)) isSure &&= light.has(ingredient.kind)
    else foods.push([ingredient, grams])
    const isForFrying = grams > panful || (grams > fryingOil && /\bfry/.test(slot.prep?.en ?? ''))
    if (isForFrying && isFatOnly(ingredient.id)) pans.add(ingredient)
  }
  const fried = foods.reduce((sum, [food, grams]) => sum + (pans.has(food) ? 0 : grams), 0)
  const eaten = foods.map(([food, grams]) => [food, pans.has(food) ? (fried * takenUp) / 100 : grams] as const)
  const serving = { foods: eaten, isSure }
  servings.set(plan, serving)
  return serving
}

/** Reckoned once for each food and unit: every way of every dish asks. NaN where it is not known. */
const gramsInOne = new Map<string, number>()

function gramsIn(id: string, unit: Exclude<Amount[1], 'taste'>): number {
  const key = `${id} ${unit}`
  const known = gramsInOne.get(key) ?? weighAmount(1, unit === 'piece' ? undefined : unit, id) ?? Number.NaN
  gramsInOne.set(key, known)
  return known
}

/** What those foods of a plan that pass the test bring of a nutrient to a serving, about. */
export function broughtBy(plan: Plan, nutrient: Nutrient, test: (food: Ingredient) => boolean = () => true): number {
  return servingOf(plan).foods.reduce((sum, [food, grams]) => {
    const held = test(food) && nutrientsOf(food.id)
    return sum + (held && !('why' in held) ? ((amountIn[nutrient](held) ?? 0) * grams) / 100 : 0)
  }, 0)
}

/** Grams that there may be at most of what the source did not measure. */
function unmeasured(foods: Serving['foods'], nutrient: Nutrient): number {
  return foods.reduce((sum, [{ id }, grams]) => {
    const held = nutrientsOf(id)
    if ('why' in held || amountIn[nutrient](held) !== null) return sum
    return sum + ((nutrient === 'saturated_fat' ? held.fat : held.carbohydrateWithFibre) * grams) / 100
  }, 0)
}

/** By which share of what was asked a plan misses it; 0 where it is kept. */
export function missOf(plan: Plan, wish: NutrientWish): number {
  const { foods, isSure } = servingOf(plan)
  const { amount, nutrient, per } = wish
  const brought = broughtBy(plan, nutrient)
  if (!isSure || !isLittle(unmeasured(foods, nutrient), brought, 1)) return unsure
  const given = brought * (per === 'serving' ? 1 : plan.serves)
  return keeps(given, wish, -margin) ? 0 : Math.abs(given - amount) / amount
}
