import { Download, History, LibraryBig } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { useBestMatches } from '../api/library.ts'
import { useRecipeList } from '../api/recipes.ts'
import { carryPrompt } from '../browser/carried-prompt.ts'
import { useRested } from '../browser/use-rested.ts'
import { Palette } from '../features/palette/palette.tsx'
import { mostRecipes } from '../features/palette/palette-entries.ts'
import { cookPath } from '../screens/recipe/cook-path.ts'
import { recipePath } from '../screens/recipe/recipe-path.ts'
import { LazyBoundary } from '../ui/lazy-boundary.tsx'
import { offeredActions } from '../ui/offered-actions.ts'
import { preloadable } from '../ui/preloadable.tsx'
import { Cook, type CookCache } from './cook-parts.tsx'
import { useGeneralActions } from './use-general-actions.tsx'

const RecipeCover = preloadable(async () => (await import('../features/recipe/recipe-cover.tsx')).RecipeCover)

/** How long the cook has to rest before what was typed is looked for in whole recipes. */
const restMilliseconds = 150

interface CookPaletteProps {
  cache: CookCache
  onClose(): void
}

/** The palette of a signed-in cook: their recipes, and what they can do. */
export function CookPalette({ cache, onClose }: CookPaletteProps) {
  return (
    <Cook cache={cache}>
      <OwnPalette onClose={onClose} />
    </Cook>
  )
}

function OwnPalette({ onClose }: Pick<CookPaletteProps, 'onClose'>) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { data: recipes = [] } = useRecipeList()
  const [text, setText] = useState('')
  const rested = useRested(text, restMilliseconds)
  const found = useBestMatches(rested, mostRecipes)
  const { begin, looks } = useGeneralActions()
  const [offered] = useState(() => ({ here: offeredActions('screen'), account: offeredActions('account') }))
  const lead = (icon: typeof Download, text: string, path: string) => {
    const Icon = icon
    return { icon: <Icon aria-hidden="true" />, text, onSelect: () => void navigate(path) }
  }
  return (
    <Palette
      recipes={recipes}
      {...(rested === text && { found })}
      onType={setText}
      cover={(recipe) => (
        <LazyBoundary loading={<span className="size-full bg-sunken" />} missing={<span className="size-full" />}>
          <RecipeCover recipe={recipe} className="h-full rounded-none!" />
        </LazyBoundary>
      )}
      actions={[
        ...offered.here,
        ...begin,
        lead(Download, t('appSidebar.bringIn'), '/bring-in'),
        lead(LibraryBig, t('library.heading'), '/recipes'),
        lead(History, t('appSidebar.deleted'), '/recipes/deleted'),
        ...offered.account,
        ...looks,
      ]}
      onOpen={({ id }) => void navigate(recipePath(id))}
      onCook={({ id }) => void navigate(cookPath(recipePath(id)))}
      onSearch={(text) => void navigate(`/recipes?${new URLSearchParams({ q: text })}`)}
      onAsk={(prompt) => void navigate('/', { state: carryPrompt(prompt) })}
      onClose={onClose}
    />
  )
}
