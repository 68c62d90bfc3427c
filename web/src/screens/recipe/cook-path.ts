import { fieldsOf } from '@roux/contract/fields-of'

/** What cook mode is told through navigation state: the page of the recipe is the one before. */
export interface CookState {
  fromRecipe: true
}

/** The address of cook mode, beside the recipe's own. */
export function cookPath(recipePath: string): string {
  return `${recipePath}/cook`
}

export function isFromRecipe(state: unknown): boolean {
  return fieldsOf(state).fromRecipe === true
}

/** The step that an address names, counted from 1; the page after the last one is the end. */
export function readStep(search: string, steps: number): number {
  const step = Number(new URLSearchParams(search).get('step') ?? 1)
  return Number.isInteger(step) ? Math.min(Math.max(step, 1), steps + 1) : 1
}
