import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { useGuestPreferences } from '../../browser/guest-preferences.ts'
import { readGuestRecipe } from '../../browser/guest-recipe.ts'
import { draftValues } from '../../browser/recipe-draft.ts'
import { guestDraft, useHasRecipeDraft } from '../../browser/recipe-draft-kept.ts'
import { useDocumentTitle } from '../../browser/use-document-title.ts'
import { usePageStart } from '../../browser/use-page-start.ts'
import { useAskToLogIn } from '../../features/login-required/ask-to-log-in.ts'
import { LeadHome } from '../../session/lead-home.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { GuestRecipe, guestRecipePath } from './guest-recipe.tsx'
import { RecipeEditing } from './recipe-editing.tsx'

/** The recipe a guest has just been given, kept in this tab. Without one there is nothing to see: home. */
export function GuestRecipeScreen() {
  const { t } = useTranslation()
  const [recipe, setRecipe] = useState(readGuestRecipe)
  const isLink = useLocation().key === 'default'
  const heading = usePageStart()
  const isEditing = useHasRecipeDraft(guestDraft)
  const askToLogIn = useAskToLogIn()
  const profile = useGuestPreferences()
  useDocumentTitle(recipe ? t('recipe.title', { title: recipe.title }) : t('home.title'))

  if (!recipe) return <LeadHome isRecipe={isLink} />
  const save = () => {
    askToLogIn({ keepsRecipe: true })
    return Promise.resolve('done' as const)
  }
  return (
    <Sheet>
      {isEditing ? (
        <RecipeEditing
          draftId={guestDraft}
          unchanged={{ values: draftValues(recipe) }}
          path={guestRecipePath}
          title={t('edit.heading')}
          heading={heading}
          language={recipe.language}
          profile={profile}
          onSave={save}
        />
      ) : (
        <GuestRecipe recipe={recipe} onChange={setRecipe} heading={heading} />
      )}
    </Sheet>
  )
}
