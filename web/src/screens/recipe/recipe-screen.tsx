import { useDeferredValue, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useParams } from 'react-router'
import { ApiError } from '../../api/api-error.ts'
import { useRecipe } from '../../api/recipes.ts'
import { useHasRecipeDraft } from '../../browser/recipe-draft-kept.ts'
import { useDocumentTitle } from '../../browser/use-document-title.ts'
import { usePageStart } from '../../browser/use-page-start.ts'
import { Sheet } from '../../ui/sheet.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { showToast } from '../../ui/toast.ts'
import { RecipeOwner } from './recipe-owner.tsx'
import { SavedRecipe } from './saved-recipe.tsx'
import { SavedRecipeEditing } from './saved-recipe-editing.tsx'
import { UnreachableRecipe } from './unreachable-recipe.tsx'

/**
 * A recipe of the signed-in cook, or anybody's for a superuser. One that cannot be read leads home; where no answer
 * came, the page says so.
 */
export function RecipeScreen() {
  const { t } = useTranslation()
  const { id = '' } = useParams()
  const navigate = useNavigate()
  const heading = usePageStart()
  const { data, error, refetch } = useRecipe(id)
  // The page is long: made bit by bit when it comes, it holds up nobody who types or presses meanwhile.
  const isShown = useDeferredValue(data !== undefined)
  const isEditing = useHasRecipeDraft(id)
  useDocumentTitle(data ? t('recipe.title', { title: data.recipe.title }) : t('home.title'))

  // What is on the page stays there while the network is away; a draft stays in any case.
  const isMissing = hasStatus(error, 404)
  const isGone = error !== null && !(isEditing && data) && (data ? isMissing : !hasStatus(error, 0))
  useEffect(() => {
    if (!isGone) return
    if (isMissing) void showToast('info', t('app.recipeMissing'))
    void navigate('/', { replace: true })
  }, [isGone, isMissing, navigate, t])

  const takeTheirs = async () => void (await refetch({ throwOnError: true }))
  if (!data && hasStatus(error, 0)) return <UnreachableRecipe onRetry={() => void refetch()} />
  if (!data || !isShown || isGone) return <Spinner label={t('recipe.loading')} />
  return (
    <Sheet>
      <RecipeOwner owner={data.recipe.user} />
      {isEditing ? (
        <SavedRecipeEditing id={id} saved={data} heading={heading} onTakeTheirs={takeTheirs} />
      ) : (
        <SavedRecipe id={id} recipe={data.recipe} etag={data.etag} heading={heading} onTakeTheirs={takeTheirs} />
      )}
    </Sheet>
  )
}

/** 0 stands for no answer at all. */
function hasStatus(cause: unknown, status: number): boolean {
  return cause instanceof ApiError && cause.status === status
}
