import { breaksDiet, containsAllergen, isFlesh } from '@roux/cooking/foods/restrictions'
import type { Change } from '../understand/read-change.ts'
import { foodsOf, type Own } from './own.ts'

/**
 * Who wants chicken in a vegetable soup, or the lamb back, no longer leaves it out. What is left out at every request
 * stays so, and what harms; that a diet is no longer kept the page tells.
 */
export function liftRules(own: Own, { added, swaps, allows, isAllergic }: Change): void {
  const wanted = [...added, ...swaps.flatMap(({ to: { asked } }) => asked ?? [])].flatMap((one) =>
    'options' in one ? one.options.slice(0, 1) : one.kind === 'ingredient' ? one.ingredient : [],
  )
  for (const food of wanted) {
    const { without, diets: named = [], ...composed } = own.composed
    if (isAllergic || !own.wish.allows(food) || !allows(food)) continue
    if (without.allergies.some((allergen) => containsAllergen(food, allergen))) continue
    const stay = (one: (typeof without.diets)[number]) => !(eating.has(one) && isFlesh(food) && breaksDiet(food, one))
    const foods = without.isFirm ? without.foods : without.foods.filter((id) => id !== food.id)
    own.composed = {
      ...composed,
      diets: named.filter(stay),
      without: { ...without, diets: without.diets.filter(stay), foods },
    }
  }
}

/** What has found no place after all is left out as before. */
export function settleRules(own: Own, { added, swaps }: Change): void {
  const { before, composed } = own
  const lost = before.without.diets.filter((diet) => !composed.without.diets.includes(diet))
  const isBroken = foodsOf(composed).some((food) => lost.some((diet) => breaksDiet(food, diet)))
  if (lost.length === 0 || isBroken || added.length + swaps.length === 0) return
  const { without } = composed
  own.composed = {
    ...composed,
    ...(before.diets && composed.dish === before.dish && { diets: before.diets }),
    without: { ...without, diets: [...without.diets, ...lost] },
  }
}

/** Ways to eat; the other diets are kept for a body's sake, and a plant may stand for milk and eggs. */
const eating: ReadonlySet<string> = new Set(['vegan', 'vegetarian', 'pescatarian'])
