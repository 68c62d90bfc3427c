import type { ReadRecipe } from '@roux/contract/read-recipe'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { logFailure } from '../../browser/log-failure.ts'
import { type ShownRecipe, scaledRecipe } from '../../features/recipe/use-recipe-view.ts'
import { LazyBoundary } from '../../ui/lazy-boundary.tsx'
import { preloadable } from '../../ui/preloadable.tsx'
import { showToast } from '../../ui/toast.ts'

const ConflictDialog = preloadable(
  async () => (await import('../../features/recipe-edit/conflict-dialog.tsx')).ConflictDialog,
)

interface ServingsSaving {
  isSavingServings: boolean
  onSaveServings(): void
  /** Asks which version it should be, where the recipe was changed elsewhere. */
  conflict: ReactNode
}

/** Makes the number of people that a recipe is shown for its own. `onSave` throws where it cannot be saved. */
export function useServingsSaving(
  recipe: ReadRecipe,
  view: ShownRecipe,
  onSave: (scaled: ReadRecipe, isForced: boolean) => Promise<'done' | 'conflict'>,
  onTakeTheirs?: () => Promise<void>,
): ServingsSaving {
  const { t } = useTranslation()
  const [isSavingServings, setIsSaving] = useState(false)
  const [isConflict, setIsConflict] = useState(false)
  const attempt = async (action: () => Promise<void>) => {
    if (isSavingServings) return
    setIsSaving(true)
    try {
      await action()
    } catch (cause) {
      logFailure('saving a recipe for other servings failed', cause)
      void showToast('error', t('servings.saveFailed'))
    }
    setIsSaving(false)
  }
  const save = (isForced: boolean) =>
    attempt(async () => {
      const outcome = await onSave(scaledRecipe(recipe, view), isForced)
      setIsConflict(outcome === 'conflict')
      if (outcome === 'conflict') return
      view.showFor(view.written)
      void showToast('success', t('edit.saved'))
    })
  const takeTheirs = () =>
    attempt(async () => {
      await onTakeTheirs?.()
      setIsConflict(false)
    })
  return {
    isSavingServings,
    onSaveServings: () => void save(false),
    conflict: (
      <LazyBoundary onMissing={() => setIsConflict(false)} resetKey={isConflict}>
        {isConflict && (
          <ConflictDialog
            onKeepMine={() => void save(true)}
            onTakeTheirs={() => void takeTheirs()}
            onClose={() => setIsConflict(false)}
          />
        )}
      </LazyBoundary>
    ),
  }
}
