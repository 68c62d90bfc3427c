import { type Eater, unconstrained } from '@roux/contract/constraints'
import { checkRecipe } from '@roux/cooking/checks/check-recipe'
import type { CheckedRecipe } from '@roux/cooking/mentions/checked-recipe'
import { whoEats } from '@roux/cooking/safety/who-eats'
import type { Chance } from '../template/choice.ts'
import type { KitchenRequest } from '../understand/kitchen-request.ts'
import { leftSoft } from '../understand/left-raw.ts'
import type { Wish } from '../understand/wish.ts'
import { makePlan } from './make-plan.ts'
import type { Plan } from './plan.ts'

/** Who was given so many that were not fit would be given no better one. */
const mostTried = 12

/**
 * The best plan whose recipe is fit for all who eat, as the checks see it: for who must have nothing raw a mousse is
 * made without eggs, and a ceviche is another dish. Null where there is none.
 */
export function planFit(
  wish: Wish,
  request: KitchenRequest,
  chance: Chance,
  write: (plan: Plan) => CheckedRecipe,
): Plan | null {
  const eaters = whoEats([request.user_input, request.preferences?.wishes].filter(Boolean).join('. '))
  const unfit = new Set<Plan['way']>()
  while (unfit.size < mostTried) {
    const plan = makePlan(wish, chance, ({ way }) => !unfit.has(way))
    const isAnybodys = !plan || eaters.length === 0
    if (isAnybodys || (!isLeftSoft(plan, eaters) && isFit(write(plan), wish, eaters))) return plan
    unfit.add(plan.way)
  }
  return null
}

/** Is it meant to stay soft or rare inside? No word of it says so to the checks. */
function isLeftSoft({ dish, way }: Plan, eaters: readonly Eater[]): boolean {
  return eaters.some((eater) => eater !== 'minor') && !way.standsIn && leftSoft.includes(dish.id)
}

/** Whoever may take the risk of a raw egg at home, nobody takes it for a child, an expectant mother or the frail. */
function isFit(recipe: CheckedRecipe, { language }: Wish, eaters: readonly Eater[]): boolean {
  return checkRecipe(recipe, { ...unconstrained, language, eaters })
    .filter(({ code }) => code === 'unsafe')
    .every(({ severity, params }) => severity === 'info' && !('danger' in params && params.danger === 'egg'))
}
