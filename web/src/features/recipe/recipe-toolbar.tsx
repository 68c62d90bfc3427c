import { ArrowLeft } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'

/** What can be done with a recipe; stays in reach while the page scrolls. */
export function RecipeToolbar({ onBack }: { onBack(): void }) {
  const { t } = useTranslation()
  return (
    <div className="sticky top-0 z-10 flex items-center gap-2 bg-bg py-3 print:hidden">
      <Button onClick={onBack}>
        <ArrowLeft aria-hidden="true" />
        {t('recipe.back')}
      </Button>
    </div>
  )
}
