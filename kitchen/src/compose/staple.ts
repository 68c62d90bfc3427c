import type { Ingredient } from '@roux/cooking/foods/ingredient'
import { kindSet } from '@roux/cooking/foods/kinds'

/** Is it in every kitchen, so that who has "nothing else" has it all the same? */
export function isStaple({ kind, id }: Ingredient): boolean {
  return kinds.has(kind) || id === 'garlic'
}

/** Is it so, and of the kind that nobody with a bare fridge has either: an onion, a herb? */
export function isFreshStaple({ kind, id }: Ingredient): boolean {
  return kind === 'onion' || kind === 'herb' || id === 'garlic'
}

const kinds = kindSet('oil butter seasoning onion flour sugar water stock herb spice vinegar')
