import { Check, LoaderCircle, WandSparkles, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { SheetToolbar } from '../../ui/sheet-toolbar.tsx'

interface PreviewToolbarProps {
  /** What the cook asked for. */
  wish: string
  /** It is being saved. */
  isSaving: boolean
  onAccept(): void
  onDiscard(): void
}

/** A better version of a recipe is on the page: take it or leave it. */
export function PreviewToolbar({ wish, isSaving, onAccept, onDiscard }: PreviewToolbarProps) {
  const { t } = useTranslation()
  return (
    <SheetToolbar label={t('preview.tools')}>
      <p className="inline-flex min-w-0 items-center gap-2 rounded-[16px] bg-accent-soft px-3.5 py-1.5 text-small @max-[40rem]:w-full">
        <WandSparkles aria-hidden="true" className="size-4 flex-none" />
        <span className="truncate" title={wish}>
          {t('preview.wish', { wish })}
        </span>
      </p>
      <span className="flex-1" />
      <Button aria-disabled={isSaving} onClick={() => isSaving || onDiscard()}>
        <X aria-hidden="true" />
        {t('preview.discard')}
      </Button>
      <Button look="main" aria-disabled={isSaving} onClick={() => isSaving || onAccept()}>
        {isSaving ? <LoaderCircle aria-hidden="true" className="animate-turn" /> : <Check aria-hidden="true" />}
        {t('preview.accept')}
      </Button>
    </SheetToolbar>
  )
}
