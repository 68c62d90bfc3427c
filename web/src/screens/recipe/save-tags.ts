import type { RecipeChange } from '@roux/contract/recipe'
import type { TFunction } from 'i18next'
import { logFailure } from '../../browser/log-failure.ts'
import { showToast } from '../../ui/toast.ts'

/** Saves the tags of a recipe; says so, and throws, where that fails. */
export async function saveTags(
  tags: string[],
  save: (change: RecipeChange) => Promise<unknown>,
  t: TFunction,
): Promise<void> {
  try {
    await save({ tags })
  } catch (cause) {
    logFailure('saving tags failed', cause)
    void showToast('error', t('tags.notSaved'))
    throw cause
  }
}
