import type { Ingredient } from '@roux/cooking/foods/ingredient'
import { kindSet } from '@roux/cooking/foods/kinds'

/** Is it in every kitchen, so that who has "nothing else" has it all the same? */
export function isStaple({ kind, id }: Ingredient): boolean {
  return kinds.has(kind) || id === 'garlic'
}

const kinds = kindSet('oil butter seasoning onion flour sugar water stock herb spice vinegar')
