import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router'
import { draftValues, keepRecipeDraft } from '../../browser/recipe-draft.ts'
import { newDraft } from '../../browser/recipe-draft-kept.ts'
import { useDocumentTitle } from '../../browser/use-document-title.ts'
import { usePageStart } from '../../browser/use-page-start.ts'
import { useSession } from '../../session/session.ts'
import { Sheet } from '../../ui/sheet.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { CookNewRecipe } from './cook-new-recipe.tsx'
import { GuestNewRecipe } from './guest-new-recipe.tsx'
import { newRecipePath, readCarriedRecipe } from './new-recipe-state.ts'

/** A recipe written by hand, from an empty page or from the recipe in the navigation state. */
export function NewRecipeScreen() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { state } = useLocation()
  const heading = usePageStart()
  const { loading, isAuthenticated } = useSession()
  const carried = readCarriedRecipe(state)
  useDocumentTitle(t('recipe.title', { title: t('edit.newHeading') }))

  // It becomes the draft once and for all: a reload must not bring it back in place of what was typed since.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each time one is carried here
  useEffect(() => {
    if (carried === undefined) return
    const { language, is_favorite: isFavorite, source } = carried
    keepRecipeDraft(newDraft, { values: draftValues(carried), language, isFavorite, ...(source && { source }) })
    void navigate(newRecipePath, { replace: true })
  }, [state])

  if (loading || carried) return <Spinner label={t('recipe.loading')} />
  return <Sheet>{isAuthenticated ? <CookNewRecipe heading={heading} /> : <GuestNewRecipe heading={heading} />}</Sheet>
}
