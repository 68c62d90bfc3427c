import type { Preferences } from '@roux/contract/generation'
import type { NewRecipe } from '@roux/contract/recipe'
import { type Ref, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { draftValues, readRecipeDraft } from '../../browser/recipe-draft.ts'
import { newDraft } from '../../browser/recipe-draft-kept.ts'
import type { EditedContent } from '../../features/recipe-edit/edited-content.ts'
import { currentLanguage } from '../../i18n/i18n.ts'
import { newRecipePath } from './new-recipe-state.ts'
import { RecipeEditing } from './recipe-editing.tsx'

interface NewRecipeEditingProps {
  heading: Ref<HTMLHeadingElement>
  /** What the cook wants of every recipe, where it is known. */
  profile: Preferences | undefined
  /** Throws where it cannot be saved. */
  onSave(recipe: EditedContent & Pick<NewRecipe, 'language' | 'is_favorite' | 'source'>): Promise<void>
}

/** A recipe that is written by hand, in the language of the page when it was begun. */
export function NewRecipeEditing({ heading, profile, onSave }: NewRecipeEditingProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [{ language, isFavorite, source }] = useState(() => {
    const { language = currentLanguage(), isFavorite = false, source = null } = readRecipeDraft(newDraft) ?? {}
    return { language, isFavorite, source }
  })
  return (
    <RecipeEditing
      draftId={newDraft}
      unchanged={{ values: draftValues(), language, isFavorite }}
      path={newRecipePath}
      title={t('edit.newHeading')}
      heading={heading}
      language={language}
      profile={profile}
      onSave={async (content) => {
        await onSave({ ...content, language, is_favorite: isFavorite, source })
        return 'done'
      }}
      onCancelled={() => void navigate('/')}
    />
  )
}
