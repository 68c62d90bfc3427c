import type { ReadRecipe } from '@roux/contract/read-recipe'
import { useNavigate } from 'react-router'
import { type CookState, cookPath } from './cook-path.ts'

/** Leads from a recipe's page to cook mode; nothing where it has no steps. */
export function useCook(path: string, { directions }: Pick<ReadRecipe, 'directions'>): (() => void) | undefined {
  const navigate = useNavigate()
  const state: CookState = { fromRecipe: true }
  return directions.length === 0 ? undefined : () => void navigate(cookPath(path), { state })
}
