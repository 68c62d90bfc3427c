import type { ReadRecipe } from '@roux/contract/read-recipe'
import { useSession } from './session.ts'

/** Tells whether a recipe is the cook's own. Servers that name no owner give nobody another cook's. */
export function useIsOwn(): (recipe: Pick<ReadRecipe, 'user'>) => boolean {
  const { user } = useSession()
  return (recipe) => recipe.user === null || recipe.user.email === user?.email
}
