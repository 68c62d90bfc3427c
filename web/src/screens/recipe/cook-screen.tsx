import { useTranslation } from 'react-i18next'
import { Navigate, useParams } from 'react-router'
import { ApiError } from '../../api/api-error.ts'
import { type TaggedRecipe, useRecipe, useSaveChange, useToggleFavorite } from '../../api/recipes.ts'
import { useIsOwn } from '../../session/use-is-own.ts'
import { Spinner } from '../../ui/spinner.tsx'
import { Cooking } from './cooking.tsx'
import { recipePath } from './recipe-path.ts'
import { UnreachableRecipe } from './unreachable-recipe.tsx'
import { AskButton } from './use-ask-panel.tsx'
import { withNote } from './use-cook-note.ts'

/** Cook mode for a saved recipe. What has been fetched is cooked from, whatever becomes of the network. */
export function CookScreen() {
  const { t } = useTranslation()
  const { id = '' } = useParams()
  const { data, error, refetch } = useRecipe(id)
  const toggleFavorite = useToggleFavorite()
  const save = useSaveChange()
  const isOwn = useIsOwn()
  if (data) {
    const { recipe } = data
    // Notes that were written elsewhere meanwhile stay: this one is added to them.
    const note = async (text: string) => {
      const add = ({ recipe: { notes }, etag }: TaggedRecipe) =>
        save({ id, change: { notes: withNote(notes, text) }, ifMatch: etag })
      if ((await add(data)) === 'done') return
      const { data: theirs } = await refetch({ throwOnError: true })
      if (!theirs || (await add(theirs)) === 'conflict') throw new Error('the recipe is being changed elsewhere')
    }
    return (
      <Cooking
        recipe={recipe}
        path={recipePath(id)}
        viewId={id}
        onFavorite={() => toggleFavorite({ id, is_favorite: recipe.is_favorite })}
        askButton={(view, step) => <AskButton recipeId={id} view={view} step={step} />}
        onNote={isOwn(recipe) ? note : undefined}
      />
    )
  }
  if (!error) return <Spinner label={t('recipe.loading')} />
  if (error instanceof ApiError && error.status === 0) return <UnreachableRecipe onRetry={() => void refetch()} />
  // Its page says what is wrong with it.
  return <Navigate to={recipePath(id)} replace />
}
