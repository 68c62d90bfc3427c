import type { ReadRecipe } from '@roux/contract/read-recipe'
import { type Ref, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { ApiError } from '../../api/api-error.ts'
import { usePreferences } from '../../api/preferences.ts'
import { useAcceptImprovement, useUndoAcceptance } from '../../api/recipes.ts'
import { logFailure } from '../../browser/log-failure.ts'
import { dropRecipePreview, type RecipePreview } from '../../browser/recipe-preview.ts'
import { PreviewToolbar } from '../../features/improve/preview-toolbar.tsx'
import { RecipeComparison } from '../../features/recipe/recipe-comparison.tsx'
import { useIsOwn } from '../../session/use-is-own.ts'
import { showToast } from '../../ui/toast.ts'
import { recipePath } from './recipe-path.ts'

interface RecipePreviewingProps {
  id: string
  recipe: ReadRecipe
  etag: string | undefined
  preview: RecipePreview
  heading: Ref<HTMLHeadingElement>
  onDiscard(): void
  /** Fetches what the server has now. */
  onTakeTheirs(): Promise<void>
}

/** The better version of a recipe beside what it was. Accepting saves it as a new recipe in place of the old one. */
export function RecipePreviewing({ id, recipe, etag, preview, heading, ...on }: RecipePreviewingProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const isOwn = useIsOwn()
  const { mutateAsync: saveInPlace } = useAcceptImprovement(isOwn)
  const { mutateAsync: bringBack } = useUndoAcceptance(isOwn)
  const { data: profile } = usePreferences()
  const [isSaving, setIsSaving] = useState(false)

  const undo = async (improvedId: string) => {
    try {
      await bringBack({ id, replaces: improvedId })
      await navigate(recipePath(id), { replace: true })
    } catch (cause) {
      logFailure('undoing an improvement failed', cause)
      void showToast('error', t('preview.undoFailed'))
    }
  }
  const accept = async () => {
    setIsSaving(true)
    try {
      const { recipe: improved, wish } = preview
      const created = await saveInPlace({ improved, wish, replaces: id, ifMatch: etag })
      dropRecipePreview(id)
      await navigate(recipePath(created.id), { replace: true })
      const action = { label: t('preview.undo'), onClick: () => void undo(created.id) }
      void showToast('success', t('preview.accepted'), action, `accepted ${created.id}`)
    } catch (cause) {
      const status = cause instanceof ApiError ? cause.status : 0
      if (status === 412) void showToast('info', t('preview.changed'))
      else {
        logFailure('saving the improved recipe failed', cause)
        void showToast('error', t('preview.saveFailed'))
      }
      // What the old one is now is compared then; one that is gone leads home.
      if (status === 412 || status === 404) await on.onTakeTheirs().catch(() => undefined)
      setIsSaving(false)
    }
  }
  const discard = () => {
    dropRecipePreview(id)
    on.onDiscard()
  }

  return (
    <>
      <PreviewToolbar wish={preview.wish} isSaving={isSaving} onAccept={() => void accept()} onDiscard={discard} />
      <RecipeComparison before={recipe} after={preview.recipe} profile={profile} heading={heading} />
    </>
  )
}
