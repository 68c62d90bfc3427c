import type { Ingredient } from '@roux/cooking/foods/ingredient'
import { kindSet } from '@roux/cooking/foods/kinds'
import { ingredientById } from '@roux/cooking/foods/lexicon'
import type { CookedEnd } from './cooked-ends.ts'
import type { Slot } from './dishes.ts'

/** May a slot have an ingredient in it? */
export function takes({ takes, first, vary, all }: Slot, { kind, id }: Ingredient): boolean {
  return takes?.includes(kind) || first?.includes(id) || vary?.includes(id) || all?.includes(id) || false
}

/** Chicken or salmon that was cooked before takes the place of tuna from a tin. */
function isPulled({ takes: kinds, first, vary, all }: Slot, food: Ingredient, left: CookedEnd | undefined): boolean {
  const own = [...(first ?? []), ...(vary ?? []), ...(all ?? [])].map((id) => ingredientById(id).kind)
  const isAsLeft = (left === 'meat' && food.kind === 'poultry') || (left === 'fish' && fish.has(food.kind))
  return isAsLeft && [...(kinds ?? []), ...own].includes('tinned-fish')
}

const fish = kindSet('white-fish oily-fish')

const roasts = kindSet('roast joint stewing-meat')

/** What was roasted or boiled for another meal stands wherever pieces of meat do: its own time is behind it. */
export function takesLeft(slot: Slot, food: Ingredient, left: CookedEnd | undefined): boolean {
  const isCarved = left === 'meat' && roasts.has(food.kind) && food.serving[1] === 'g'
  return takes(slot, food) || (isCarved && (slot.takes?.includes('poultry') ?? false)) || isPulled(slot, food, left)
}

/** As what it stands where its own time has no place: cooked before. */
export function leftAs({ kind }: Ingredient): 'fish' | 'meat' {
  return fish.has(kind) ? 'fish' : 'meat'
}
