import type { ReadRecipe } from '@roux/contract/read-recipe'
import { useNavigate } from 'react-router'
import { useAskToLogIn } from '../../features/login-required/ask-to-log-in.ts'
import type { LogInState } from '../../session/log-in-state.ts'
import { useSession } from '../../session/session.ts'
import { type NewRecipeState, newRecipePath } from './new-recipe-state.ts'

/** For what needs an account of the recipe of this tab: a guest is asked to log in, a cook saves it first. */
export function useToAccount() {
  const navigate = useNavigate()
  const askToLogIn = useAskToLogIn()
  const { isAuthenticated } = useSession()
  return (recipe: ReadRecipe, wish: Pick<LogInState, 'makesFavorite'> = {}) => {
    const state: NewRecipeState = { recipe: { ...recipe, is_favorite: wish.makesFavorite === true } }
    if (isAuthenticated) void navigate(newRecipePath, { state })
    else askToLogIn({ keepsRecipe: true, ...wish })
  }
}
