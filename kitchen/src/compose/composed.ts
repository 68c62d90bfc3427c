import { type Allergen, allergens, type Diet, diets } from '@roux/contract/diet'
import type { UnitSystem } from '@roux/contract/units'
import type { Ingredient } from '@roux/cooking/foods/ingredient'
import { foods } from '@roux/cooking/foods/lexicon'
import { breaksDiet, containsAllergen } from '@roux/cooking/foods/restrictions'
import { asSort } from '@roux/cooking/foods/sorts'
import { areKept } from '@roux/cooking/safety/kept-from'
import type { Tin } from '../template/vessels.ts'
import type { Wish } from '../understand/wish.ts'
import type { Plan } from './plan.ts'
import type { Texture } from './textured.ts'

/** A plan with everything else that its recipe depends on: out of it the recipe is written again, in any language. */
export type Composed = Plan & {
  /** What its choices go by. */
  start: number
  turn: number
  /** The places of its title and its description among those of its way, where a change must not change them. */
  title?: number
  description?: number
  tin: Tin | null
  /** The id of the dish of which it uses up what is left. */
  rest?: string
  /** Is something in it past its date, though still good? */
  isPastDate?: true
  units: UnitSystem
  /** What its title says that it has become, one change after the other. */
  diets?: readonly Diet[]
  /** By the food, the sort by whose name it is written. */
  sorts?: Readonly<Record<string, string>>
  /** What its cook asked to leave out of this recipe. */
  without: Without
  /** Is milk kept from meat in it, whatever it becomes? */
  isMilkApart: boolean
  /** Is what is milled in it of whole grain? */
  isWholemeal?: true
  /** Are pieces to stay in what is blended, or none in what is crushed? */
  texture?: Texture
  /** What joined it in a step of its own. */
  added: readonly Ingredient[]
  /** What it was before its last change, which may be taken back. */
  earlier?: Composed
}

/** Foods to leave out, as rules as far as they are all of one. */
export type Without = {
  diets: readonly Diet[]
  allergies: readonly Allergen[]
  foods: readonly string[]
  /** Does something of it harm somebody? It never comes back. */
  isFirm?: true
}

const byRule = {
  diets: diets.map((diet) => [diet, foods.filter((food) => breaksDiet(food, diet))] as const),
  allergies: allergens.map((allergen) => [allergen, foods.filter((food) => containsAllergen(food, allergen))] as const),
}

/** Is it for a body's sake that things are left out? */
export function isFirm({ harmful, regimes, eaters }: Pick<Wish, 'harmful' | 'regimes' | 'eaters'>): boolean {
  return harmful.length + regimes.length > 0 || areKept(eaters)
}

/** What somebody leaves out, in few words. */
export function withoutOf(allows: (food: Ingredient) => boolean, isFirm = false): Without {
  const left = foods.filter((food) => !allows(food))
  const gone = new Set(left)
  const kept = <Rule>(rules: readonly (readonly [Rule, readonly Ingredient[]])[]) =>
    rules.flatMap(([rule, broken]) => (broken.every((food) => gone.has(food)) ? rule : []))
  const rules = { diets: kept(byRule.diets), allergies: kept(byRule.allergies), foods: [] }
  const others = left.filter((food) => !isLeftOut(food, rules)).map(({ id }) => id)
  return { ...rules, foods: others, ...(isFirm && { isFirm }) }
}

export function sortsIn({ asked }: Pick<Wish, 'asked'>): Pick<Composed, 'sorts'> {
  const sorts = asked.flatMap(({ options: [food], sort }) => (food && sort ? [[food.id, sort] as const] : []))
  return sorts.length > 0 ? { sorts: Object.fromEntries(sorts) } : {}
}

/** A food as the recipe writes it. */
export function calledIn({ sorts }: Pick<Composed, 'sorts'>, food: Ingredient): Ingredient {
  return sorts ? asSort(food, sorts[food.id]) : food
}

export function isLeftOut(food: Ingredient, without: Without): boolean {
  return (
    without.foods.includes(food.id) ||
    without.diets.some((diet) => breaksDiet(food, diet)) ||
    without.allergies.some((allergen) => containsAllergen(food, allergen))
  )
}
