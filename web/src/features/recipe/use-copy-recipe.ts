import type { ReadRecipe } from '@roux/contract/read-recipe'
import { useTranslation } from 'react-i18next'
import { copyText } from '../../browser/copy-text.ts'
import { showToast } from '../../ui/toast.ts'
import { recipeText } from './recipe-text.ts'

/** Copies a recipe as text, and says so. */
export function useCopyRecipe() {
  const { t } = useTranslation()
  return async (recipe: ReadRecipe): Promise<void> => {
    const isCopied = await copyText(recipeText(recipe, t))
    void showToast(isCopied ? 'success' : 'error', t(isCopied ? 'recipe.copied' : 'recipe.copyFailed'))
  }
}
