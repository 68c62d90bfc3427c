import type { ReadRecipe } from '@roux/contract/read-recipe'
import { useTranslation } from 'react-i18next'
import { logFailure } from '../../browser/log-failure.ts'
import type { TakeOffer } from '../../features/recipe/use-offers.ts'
import { showToast } from '../../ui/toast.ts'

/** One at a time: only the last can be undone. */
const toastId = 'taken instead'

/**
 * Puts what is offered in the place of what was found into a recipe, and says so with a way back. `onSwap` puts the lines
 * of one in the place of the other's, where those are what is there, and throws where it cannot be saved.
 */
export function useTakeOffer(
  onSwap: (from: ReadRecipe, to: ReadRecipe) => Promise<'done' | 'conflict'>,
  onTakeTheirs?: () => Promise<void>,
): TakeOffer {
  const { t } = useTranslation()
  const swap = async (from: ReadRecipe, to: ReadRecipe, failed: string) => {
    try {
      if ((await onSwap(from, to)) === 'done') return true
      void showToast('info', t('instead.changed'))
      await onTakeTheirs?.()
    } catch (cause) {
      logFailure('changing an ingredient failed', cause)
      void showToast('error', failed)
    }
    return false
  }
  return async (from, to, { food }) => {
    const undo = async () => {
      if (await swap(to, from, t('instead.undoFailed'))) void showToast('success', t('instead.undone'))
    }
    if (!(await swap(from, to, t('instead.takeFailed')))) return false
    const action = { label: t('deletion.undo'), onClick: () => void undo() }
    void showToast('success', t('instead.taken', { food }), action, toastId)
    return true
  }
}
