import type { ReadRecipe } from '@roux/contract/read-recipe'
import { useTranslation } from 'react-i18next'
import { Navigate, useParams } from 'react-router'
import { useSharedRecipe } from '../../api/shared-recipe.ts'
import { Spinner } from '../../ui/spinner.tsx'
import { Cooking } from './cooking.tsx'
import { sharedPath } from './shared-path.ts'
import { useSaveCopy } from './shared-recipe-screen.tsx'
import { UnreachableRecipe } from './unreachable-recipe.tsx'

/** Cook mode for a recipe that somebody has shared. */
export function SharedCookScreen() {
  const { t } = useTranslation()
  const { token = '' } = useParams()
  const { shared, retry } = useSharedRecipe(token)
  if (shared.state === 'there') return <SharedCooking token={token} recipe={shared.recipe} />
  if (shared.state === 'loading') return <Spinner label={t('shared.loading')} />
  if (shared.state === 'unreachable') return <UnreachableRecipe onRetry={retry} />
  // Its page says what is wrong with it.
  return <Navigate to={sharedPath(token)} replace />
}

function SharedCooking({ token, recipe }: { token: string; recipe: ReadRecipe }) {
  const { save } = useSaveCopy(token, recipe)
  return (
    <main className="flex min-h-dvh flex-col">
      <Cooking recipe={recipe} path={sharedPath(token)} viewId={recipe.id || token} onFavorite={save} />
    </main>
  )
}
