import type { ReadRecipe } from '@roux/contract/read-recipe'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { createRecipe } from '../../api/create-recipe.ts'
import { newRecipeOf } from '../../api/new-recipe-of.ts'
import { fetchSharedRecipe } from '../../api/shared-recipe.ts'
import { readEditedGuestRecipe } from '../../browser/guest-recipe.ts'
import { keepGuestRecipe } from '../../browser/guest-recipe-kept.ts'
import { logFailure } from '../../browser/log-failure.ts'
import type { LogInState } from '../../session/log-in-state.ts'
import { useSession } from '../../session/session.ts'
import { showToast } from '../../ui/toast.ts'

const toastId = 'recipe of the tab'

/**
 * Logging in. A guest who came to keep the recipe of this tab finds it in the account; where it could not be saved it
 * stays in the tab.
 */
export function useLogIn({
  keepsRecipe,
  makesFavorite,
  copies,
}: LogInState): (email: string, password: string) => Promise<void> {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { signIn } = useSession()

  const saveCopy = async (token: string, email: string, password: string) => {
    let saved: ReadRecipe | undefined
    await signIn(email, password, async () => {
      void showToast('loading', t('auth.savingRecipe'), undefined, toastId)
      const copy = fetchSharedRecipe(token).then((recipe) => createRecipe(newRecipeOf(recipe)))
      saved = await copy.catch(noRecipe)
    })
    const path = saved === undefined ? `/shared/${token}` : `/recipe/${encodeURIComponent(saved.id)}`
    const action = { label: t('auth.openRecipe'), onClick: () => void navigate(path) }
    if (saved !== undefined) return showToast('success', t('auth.recipeSaved', { title: saved.title }), action, toastId)
    return showToast('error', t('auth.copyNotSaved'), action, toastId)
  }

  return async (email, password) => {
    if (copies !== undefined) return saveCopy(copies, email, password)
    const kept = keepsRecipe ? readEditedGuestRecipe() : undefined
    if (kept === undefined) return signIn(email, password)
    const recipe = makesFavorite ? { ...kept, is_favorite: true } : kept
    let saved: ReadRecipe | undefined
    await signIn(email, password, async () => {
      void showToast('loading', t('auth.savingRecipe'), undefined, toastId)
      saved = await createRecipe(newRecipeOf(recipe)).catch(noRecipe)
    })
    const path = saved === undefined ? '/recipe/guest' : `/recipe/${encodeURIComponent(saved.id)}`
    const action = { label: t('auth.openRecipe'), onClick: () => void navigate(path) }
    if (saved !== undefined) return showToast('success', t('auth.recipeSaved', { title: saved.title }), action, toastId)
    keepGuestRecipe(recipe)
    return showToast('error', t('auth.recipeNotSaved'), action, toastId)
  }
}

function noRecipe(cause: unknown): undefined {
  logFailure("saving the guest's recipe failed", cause)
}
