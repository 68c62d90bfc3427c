import type { Ingredient, Kind } from '@roux/cooking/foods/ingredient'

/** Is it in every kitchen, so that who has "nothing else" has it all the same? */
export function isStaple({ kind, id }: Ingredient): boolean {
  return kinds.has(kind) || id === 'garlic'
}

const kinds: ReadonlySet<Kind> = new Set([
  ...(['oil', 'butter', 'seasoning', 'onion', 'flour', 'sugar', 'water', 'stock', 'herb', 'spice', 'vinegar'] as const),
])
