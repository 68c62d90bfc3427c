import type { Ingredient } from '@roux/cooking/foods/ingredient'
import type { Slot } from './dishes.ts'

/** May a slot have an ingredient in it? */
export function takes({ takes, first, vary, all }: Slot, { kind, id }: Ingredient): boolean {
  return takes?.includes(kind) || first?.includes(id) || vary?.includes(id) || all?.includes(id) || false
}
