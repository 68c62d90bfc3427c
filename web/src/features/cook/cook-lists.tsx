import { ListOrdered, ShoppingBasket } from 'lucide-react'
import { type ReactNode, startTransition, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../ui/icon-button.tsx'
import { LazyBoundary } from '../../ui/lazy-boundary.tsx'
import { preloadable } from '../../ui/preloadable.tsx'

const CookDialog = preloadable(async () => (await import('./cook-dialog.tsx')).CookDialog)

interface CookListsProps {
  step: number
  /** What the steps say, and the lines of the list. */
  texts: readonly string[]
  lines: readonly ReactNode[]
  /** The language of the recipe. */
  language: string
  onStep(step: number): void
}

/** A glance at the whole recipe, from any of its steps. */
export function CookLists({ lines, ...props }: CookListsProps) {
  const { t } = useTranslation()
  const [list, setList] = useState<'steps' | 'ingredients'>()
  const open = (which: 'steps' | 'ingredients') => startTransition(() => setList(which))
  const close = () => setList(undefined)
  return (
    <>
      {lines.length > 0 && (
        <IconButton label={t('cook.allIngredients')} aria-haspopup="dialog" onClick={() => open('ingredients')}>
          <ShoppingBasket aria-hidden="true" />
        </IconButton>
      )}
      <IconButton label={t('cook.allSteps')} aria-haspopup="dialog" onClick={() => open('steps')}>
        <ListOrdered aria-hidden="true" />
      </IconButton>
      <LazyBoundary onMissing={close} resetKey={list}>
        {list && <CookDialog {...props} lines={list === 'ingredients' ? lines : undefined} onClose={close} />}
      </LazyBoundary>
    </>
  )
}
