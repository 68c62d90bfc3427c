import { RotateCw } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'

/** Stands in place of a recipe for which no answer came. */
export function UnreachableRecipe({ onRetry }: { onRetry(): void }) {
  const { t } = useTranslation()
  return (
    <div role="alert" className="grid flex-1 place-content-center justify-items-center gap-5 p-8 text-center">
      <p className="max-w-[40ch] text-balance text-ink-2">{t('recipe.unreachable')}</p>
      <Button onClick={onRetry}>
        <RotateCw aria-hidden="true" />
        {t('recipe.retry')}
      </Button>
    </div>
  )
}
