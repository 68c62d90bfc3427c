import type { Nutrient, NutrientWish } from '@roux/contract/nutrient-wish'
import type { Ingredient, Kind } from '@roux/cooking/foods/ingredient'
import { kindSet, kindsThatAre } from '@roux/cooking/foods/kinds'
import type { Filler } from '../template/filled.ts'
import { broughtBy, missOf } from './nutrients-of.ts'
import { fillersOf, type Plan } from './plan.ts'
import { wordsOf } from './tastes-of.ts'

type Foods = ReadonlySet<Kind>

const fats = kindSet('butter cream oil nutty-oil coconut-cream')
const rich = kindSet('melting-cheese hard-cheese grilling-cheese cured-meat nut nut-butter chocolate')
const sugary: Foods = new Set(kindsThatAre('sweet'))
const starchy: Foods = new Set([...kindsThatAre('starch'), 'bread', 'oats'] as const)
const salty = kindSet('seasoning salty-sauce stock meat-stock fish-stock cured-meat hard-cheese')
/** No joint: it would take longer than its recipe says. */
const proteins = kindSet(
  'poultry steak mince stewing-meat white-fish oily-fish shellfish tinned-fish smoked-fish tofu pulse lentil egg yoghurt fresh-cheese',
)
const plants: Foods = new Set([...kindsThatAre('vegetable', 'legume', 'fruit', 'starch'), 'oats', 'seed'] as const)

/** What a dish bears to have less of, the first first, and which share of it stays at least. */
const less: Readonly<Record<Nutrient, readonly (readonly [Foods, number])[]>> = {
  energy: [
    [fats, 0.5],
    [rich, 0.6],
    [sugary, 0.7],
    [starchy, 0.7],
  ],
  fat: [
    [fats, 0.4],
    [rich, 0.6],
  ],
  saturated_fat: [
    [fats, 0.4],
    [rich, 0.6],
  ],
  carbohydrate: [
    [sugary, 0.6],
    [starchy, 0.6],
  ],
  sugars: [[sugary, 0.6]],
  protein: [[proteins, 0.6]],
  fibre: [[plants, 0.7]],
  salt: [[salty, 0.5]],
}

/** What it bears to have more of, and how often as much at most. */
const more: Readonly<Partial<Record<Nutrient, readonly [Foods, number]>>> = {
  energy: [new Set([...starchy, ...proteins, ...rich]), 1.4],
  protein: [proteins, 1.7],
  carbohydrate: [starchy, 1.5],
  fibre: [plants, 1.5],
}

/**
 * A plan with so much more or less of what brings a nutrient that it holds what was asked, as far as its dish bears
 * that: batters and doughs only a little less sugar, a roast nothing that would take longer.
 */
export function keepNutrients<One extends Plan>(plan: One, wishes: readonly NutrientWish[]): One {
  if (wishes.length === 0) return plan
  const sorted = wishes.toSorted((one, other) => Number(one.bound === 'at_least') - Number(other.bound === 'at_least'))
  const kept = sorted.reduce(adjust, plan)
  return missOfAll(kept, wishes) < missOfAll(plan, wishes) ? kept : plan
}

function missOfAll(plan: Plan, wishes: readonly NutrientWish[]): number {
  return wishes.reduce((sum, wish) => sum + missOf(plan, wish), 0)
}

function adjust<One extends Plan>(plan: One, wish: NutrientWish): One {
  if (missOf(plan, wish) === 0) return plan
  const { nutrient, amount, per } = wish
  const asked = per === 'serving' ? amount : amount / plan.serves
  const lacks = asked - broughtBy(plan, nutrient)
  if (lacks > 0) {
    const [foods, most] = more[nutrient] ?? []
    return foods && !isBaked(plan) ? change(plan, foods, nutrient, lacks, most ?? 1) : plan
  }
  return less[nutrient].reduce((lighter, [foods, least]) => {
    const over = broughtBy(lighter, nutrient) - asked
    if (over <= 0) return lighter
    if (foods === sugary && isBaked(plan)) return change(lighter, foods, nutrient, -over, 0.75)
    if (isBaked(plan) && foods !== rich) return lighter
    return change(lighter, foods, nutrient, -over, least)
  }, plan)
}

const setting = kindSet('raising yeast gelatine')
const flours: Foods = new Set(kindsThatAre('flour'))

/** What rises or sets does so by its amounts, and a dough is one by them; a sauce is bound with less flour. */
function isBaked(plan: Plan): boolean {
  const isOf = (kinds: Foods) => (food: Ingredient) => kinds.has(food.kind)
  const foods = fillersOf(plan).map(({ ingredient }) => ingredient)
  return foods.some(isOf(setting)) || broughtBy(plan, 'energy', isOf(flours)) > mostOfSauce
}

/** Kilocalories of flour that bind a serving of sauce: 20 g. */
const mostOfSauce = 70

/** So much of these foods that they bring so many grams or kilocalories more, or less, to a serving. */
function change<One extends Plan>(plan: One, foods: Foods, nutrient: Nutrient, by: number, limit: number): One {
  const isMeant = ({ kind, serving }: Ingredient) =>
    foods.has(kind) && serving[1] !== 'taste' && !(by > 0 && plan.way.oven && takesLonger(plan, kind))
  const sum = broughtBy(plan, nutrient, isMeant)
  if (sum === 0) return plan
  // A little further than to the edge: what is written is rounded.
  const wanted = 1 + (by * 1.05) / sum
  const factor = by > 0 ? Math.min(limit, wanted) : Math.max(limit, wanted)
  const changed = (filler: Filler): Filler =>
    isMeant(filler.ingredient) ? { ...filler, times: (filler.times ?? 1) * factor } : filler
  const slots = new Map(Array.from(plan.filled.slots, ([name, fillers]) => [name, fillers.map(changed)] as const))
  return { ...plan, filled: { ...plan.filled, slots } }
}

/** In the oven more of it takes longer, but for mince that was browned before. */
function takesLonger({ way }: Plan, kind: Kind): boolean {
  return fleshy.has(kind) && !(kind === 'mince' && /\bbrown(?:ed)? .*for \d+ min|\bcrumbl/.test(wordsOf(way)))
}

const fleshy: Foods = new Set(kindsThatAre('cut', 'seafood'))
