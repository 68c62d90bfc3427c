import { MessageCircleQuestion } from 'lucide-react'
import { type ReactNode, startTransition, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCan } from '../../api/about.ts'
import type { Sight } from '../../features/ask/use-conversation.ts'
import type { ShownRecipe } from '../../features/recipe/use-recipe-view.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { LazyBoundary } from '../../ui/lazy-boundary.tsx'
import { preloadable } from '../../ui/preloadable.tsx'

const AskPanel = preloadable(async () => (await import('../../features/ask/ask-panel.tsx')).AskPanel)

/** What opens the conversation about a recipe, where a provider can answer, and the conversation itself. */
export function useAskPanel(
  recipeId: string,
  view: ShownRecipe,
  step?: number,
): { onAsk: (() => void) | undefined; panel: ReactNode } {
  const canAsk = useCan('provider')
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  const sight: Sight = {
    ...(step !== undefined && { step }),
    ...(view.isScaled && { serves: view.recipe.serves }),
    ...(view.isConverted && view.units && { units: view.units }),
  }
  return {
    onAsk: canAsk ? () => startTransition(() => setIsOpen(true)) : undefined,
    panel: (
      <LazyBoundary onMissing={close} resetKey={isOpen}>
        {isOpen && <AskPanel recipeId={recipeId} sight={sight} onClose={close} />}
      </LazyBoundary>
    ),
  }
}

interface AskButtonProps {
  recipeId: string
  view: ShownRecipe
  step: number
}

/** The same in cook mode, with the step in view. */
export function AskButton({ recipeId, view, step }: AskButtonProps) {
  const { t } = useTranslation()
  const { onAsk, panel } = useAskPanel(recipeId, view, step)
  if (!onAsk) return null
  return (
    <>
      <IconButton label={t('ask.open')} aria-haspopup="dialog" onClick={onAsk}>
        <MessageCircleQuestion aria-hidden="true" />
      </IconButton>
      {panel}
    </>
  )
}
