import type { ReadRecipe } from '@roux/contract/read-recipe'
import { useTranslation } from 'react-i18next'
import { useDeleteRecipe, useRestoreRecipe } from '../api/recipes.ts'
import { logFailure } from '../browser/log-failure.ts'
import { showToast } from '../ui/toast.ts'
import { useIsOwn } from './use-is-own.ts'

type DeleteRecipe = (recipe: Pick<ReadRecipe, 'id' | 'title'>) => Promise<boolean>

/** Deletes a recipe and offers to undo it. Says whether it is gone: a failure is only logged (specification §8). */
export function useRecipeDeletion(): DeleteRecipe {
  const { t } = useTranslation()
  const { mutateAsync: remove } = useDeleteRecipe()
  const { mutateAsync: restore } = useRestoreRecipe(useIsOwn())

  const undo = async (id: string) => {
    try {
      await restore(id)
    } catch (cause) {
      logFailure('restoring a recipe failed', cause)
      await showToast('error', t('deletion.undoFailed'))
    }
  }
  return async ({ id, title }) => {
    try {
      await remove(id)
    } catch (cause) {
      logFailure('deleting a recipe failed', cause)
      return false
    }
    const action = { label: t('deletion.undo'), onClick: () => void undo(id) }
    void showToast('default', t('deletion.deleted', { title }), action, `deleted ${id}`)
    return true
  }
}
