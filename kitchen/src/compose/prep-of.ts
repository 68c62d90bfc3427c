import type { Ingredient } from '@roux/cooking/foods/ingredient'
import { kindSet } from '@roux/cooking/foods/kinds'
import { isFlesh } from '@roux/cooking/foods/restrictions'
import type { Text } from '../cookbook/dish.ts'
import { asLeft } from '../template/cooked-ends.ts'
import type { Slot } from '../template/dishes.ts'
import type { Portion } from '../template/portions.ts'

const small = kindSet('mince pulse lentil shellfish')
const smallOnes: ReadonlySet<string> = new Set(['pea', 'sweetcorn', 'bean-sprout'])
const cuts = /\b(?:cut|slic(?:ed?|es)|pieces|strips|diced?|cubes|wedges|chunks|quarters|halved|shaped|grated|skinned)\b/

/** How a food is prepared for its place. Mince is as fine as it gets, oil is soft, and nobody cuts chickpeas into strips. */
export function prepOf({ ingredient, slot, left }: Pick<Portion, 'ingredient' | 'slot' | 'left'>): Text | undefined {
  const usual = left ? asLeft[left].prep : ingredient.prep
  const own = (isFlesh(ingredient) && slot.fleshPrep) || slot.prep
  if (ingredient.kind === 'mince' || ingredient.kind === 'oil') return usual
  return own && isSmall(ingredient) && cuts.test(own.en) ? usual : (own ?? usual)
}

/** Has a slot its food in slices or strips, which peas are not? */
export function isTooSmall({ id }: Ingredient, { prep, optional, first, vary }: Slot): boolean {
  const isOwn = first?.includes(id) || vary?.includes(id)
  return smallOnes.has(id) && !optional && !isOwn && slices.test(prep?.en ?? '')
}

const slices = /\b(?:slices|rounds)\b/

function isSmall({ id, kind }: Ingredient): boolean {
  return small.has(kind) || smallOnes.has(id)
}
