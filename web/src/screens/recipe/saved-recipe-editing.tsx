import { type Ref, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { usePreferences } from '../../api/preferences.ts'
import { type TaggedRecipe, useSaveChange } from '../../api/recipes.ts'
import { draftValues } from '../../browser/recipe-draft.ts'
import { dropRecipeDraft } from '../../browser/recipe-draft-kept.ts'
import type { EditedContent } from '../../features/recipe-edit/edited-content.ts'
import { useIsOwn } from '../../session/use-is-own.ts'
import { showToast } from '../../ui/toast.ts'
import { RecipeEditing } from './recipe-editing.tsx'
import { recipePath } from './recipe-path.ts'

interface SavedRecipeEditingProps {
  id: string
  saved: TaggedRecipe
  heading: Ref<HTMLHeadingElement>
  /** Fetches what the server has now. */
  onTakeTheirs(): Promise<void>
}

/** A saved recipe in edit mode. */
export function SavedRecipeEditing({ id, saved, heading, onTakeTheirs }: SavedRecipeEditingProps) {
  const { t } = useTranslation()
  const saveChange = useSaveChange()
  const { data: profile } = usePreferences()
  const isOwn = useIsOwn()
  const { recipe, etag } = saved
  const unchanged = useMemo(() => ({ values: draftValues(recipe), etag }), [recipe, etag])

  const save = async (content: EditedContent, ifMatch: string | undefined) => {
    // The whole recipe (specification §3): the server ignores what is its own. The favorite is no part of what is
    // edited, and may have been changed elsewhere meanwhile.
    const { is_favorite: _, ...whole } = recipe
    const outcome = await saveChange({ id, change: { ...whole, ...content }, ifMatch })
    if (outcome === 'conflict') return outcome
    dropRecipeDraft(id)
    void showToast('success', t('edit.saved'))
    return outcome
  }

  return (
    <RecipeEditing
      draftId={id}
      unchanged={unchanged}
      path={recipePath(id)}
      title={t('edit.heading')}
      heading={heading}
      language={recipe.language}
      profile={profile}
      isForeign={!isOwn(recipe)}
      onSave={save}
      onTakeTheirs={onTakeTheirs}
    />
  )
}
