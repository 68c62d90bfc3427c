import type { ReadRecipe } from '@roux/contract/read-recipe'
import { type Ref, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { newRecipeOf } from '../../api/new-recipe-of.ts'
import { usePreferences } from '../../api/preferences.ts'
import { useCreateRecipe, useDeleteRecipe } from '../../api/recipes.ts'
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
  preview: RecipePreview
  heading: Ref<HTMLHeadingElement>
  onDiscard(): void
}

/** The better version of a recipe beside what it was. Accepting saves it as a new recipe in place of the old one. */
export function RecipePreviewing({ id, recipe, preview, heading, onDiscard }: RecipePreviewingProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { mutateAsync: create } = useCreateRecipe(useIsOwn())
  const { mutateAsync: remove } = useDeleteRecipe()
  const { data: profile } = usePreferences()
  const [isSaving, setIsSaving] = useState(false)

  const accept = async () => {
    setIsSaving(true)
    try {
      const created = await create({
        ...newRecipeOf(preview.recipe),
        is_favorite: recipe.is_favorite,
        replaces: id,
      })
      dropRecipePreview(id)
      // The improved one is saved: should the old one stay, nothing is lost.
      await remove(id).catch(logNotDeleted)
      await navigate(recipePath(created.id), { replace: true })
    } catch (cause) {
      logFailure('saving the improved recipe failed', cause)
      void showToast('error', t('preview.saveFailed'))
      setIsSaving(false)
    }
  }
  const discard = () => {
    dropRecipePreview(id)
    onDiscard()
  }

  return (
    <>
      <PreviewToolbar wish={preview.wish} isSaving={isSaving} onAccept={() => void accept()} onDiscard={discard} />
      <RecipeComparison before={recipe} after={preview.recipe} profile={profile} heading={heading} />
    </>
  )
}

function logNotDeleted(cause: unknown): void {
  logFailure("deleting an improved recipe's original failed", cause)
}
