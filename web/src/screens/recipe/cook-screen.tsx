import { useTranslation } from 'react-i18next'
import { Navigate, useParams } from 'react-router'
import { ApiError } from '../../api/api-error.ts'
import { useRecipe, useToggleFavorite } from '../../api/recipes.ts'
import { Spinner } from '../../ui/spinner.tsx'
import { Cooking } from './cooking.tsx'
import { recipePath } from './recipe-path.ts'
import { UnreachableRecipe } from './unreachable-recipe.tsx'

/** Cook mode for a saved recipe. What has been fetched is cooked from, whatever becomes of the network. */
export function CookScreen() {
  const { t } = useTranslation()
  const { id = '' } = useParams()
  const { data, error, refetch } = useRecipe(id)
  const toggleFavorite = useToggleFavorite()
  if (data) {
    const { recipe } = data
    return (
      <Cooking
        recipe={recipe}
        path={recipePath(id)}
        onFavorite={() => toggleFavorite({ id, is_favorite: recipe.is_favorite })}
      />
    )
  }
  if (!error) return <Spinner label={t('recipe.loading')} />
  if (error instanceof ApiError && error.status === 0) return <UnreachableRecipe onRetry={() => void refetch()} />
  // Its page says what is wrong with it.
  return <Navigate to={recipePath(id)} replace />
}
