import { Bookmark } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'

/** Tells a guest how long the recipe is there, and how it stays. */
export function GuestRecipeNote({ onSave }: { onSave(): void }) {
  const { t } = useTranslation()
  return (
    <div className="mt-1 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-medium bg-sunken py-2 pr-2 pl-4 print:hidden">
      <p className="min-w-0 flex-[1_1_14rem] text-ink-2 text-control">{t('guestRecipe.note')}</p>
      <Button onClick={onSave}>
        <Bookmark aria-hidden="true" />
        {t('guestRecipe.save')}
      </Button>
    </div>
  )
}
