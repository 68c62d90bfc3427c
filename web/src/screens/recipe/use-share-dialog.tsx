import type { ReadRecipe } from '@roux/contract/read-recipe'
import { type ReactNode, startTransition, useState } from 'react'
import { useCan } from '../../api/about.ts'
import type { MainActions } from '../../features/recipe/recipe-toolbar.tsx'
import { useIsOwn } from '../../session/use-is-own.ts'
import { LazyBoundary } from '../../ui/lazy-boundary.tsx'
import { preloadable } from '../../ui/preloadable.tsx'

const ShareDialog = preloadable(async () => (await import('../../features/sharing/share-dialog.tsx')).ShareDialog)

/** What opens the dialog for sharing a recipe, where that can be done here, and the dialog itself. */
export function useShareDialog(id: string, recipe: ReadRecipe): { onShare: MainActions['onShare']; dialog: ReactNode } {
  const canShare = useCan('sharing')
  const isOwn = useIsOwn()
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  return {
    onShare: canShare === undefined ? 'later' : canShare ? () => startTransition(() => setIsOpen(true)) : undefined,
    dialog: (
      <LazyBoundary onMissing={close} resetKey={isOpen}>
        {isOpen && (
          <ShareDialog
            recipeId={id}
            title={recipe.title}
            isOwn={isOwn(recipe)}
            isBroughtIn={recipe.source !== null}
            onClose={close}
          />
        )}
      </LazyBoundary>
    ),
  }
}
