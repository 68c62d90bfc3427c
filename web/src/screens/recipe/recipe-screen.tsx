import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate, useParams } from 'react-router'
import { ApiError } from '../../api/api-error.ts'
import { useRecipe } from '../../api/recipes.ts'
import { useHasRecipeDraft } from '../../browser/recipe-draft.ts'
import { useDocumentTitle } from '../../browser/use-document-title.ts'
import { usePageStart } from '../../browser/use-page-start.ts'
import { Sheet } from '../../ui/sheet.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { SavedRecipe } from './saved-recipe.tsx'
import { SavedRecipeEditing } from './saved-recipe-editing.tsx'

/** A recipe of the signed-in cook, or anybody's for a superuser. One that cannot be read leads home. */
export function Screen() {
  const { t } = useTranslation()
  const { id = '' } = useParams()
  const navigate = useNavigate()
  const heading = usePageStart(useLocation().key === 'default')
  const { data, error, refetch } = useRecipe(id)
  const isEditing = useHasRecipeDraft(id)
  useDocumentTitle(data ? t('recipe.title', { title: data.recipe.title }) : t('home.title'))

  // What is on the page stays there while the network is away; a draft stays in any case.
  const isGone =
    error !== null && !(isEditing && data) && (!data || (error instanceof ApiError && error.status === 404))
  useEffect(() => {
    if (isGone) void navigate('/', { replace: true })
  }, [isGone, navigate])

  if (!data || isGone) return <Spinner label={t('recipe.loading')} />
  return (
    <Sheet>
      {isEditing ? (
        <SavedRecipeEditing
          id={id}
          saved={data}
          heading={heading}
          onTakeTheirs={async () => void (await refetch({ throwOnError: true }))}
        />
      ) : (
        <SavedRecipe id={id} recipe={data.recipe} etag={data.etag} heading={heading} />
      )}
    </Sheet>
  )
}
