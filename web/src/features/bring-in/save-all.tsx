import { Square } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import type { Saving } from './use-save-all.ts'

interface SaveAllProps {
  /** How many would be saved. */
  number: number
  saving: Saving | undefined
  onSave(): void
  onStop(): void
}

/** Saves everything that was read and waits for nothing else; says how far it is, and what stopped it. */
export function SaveAll({ number, saving, onSave, onStop }: SaveAllProps) {
  const { t, i18n } = useTranslation()
  const count = (value: number) => value.toLocaleString(i18n.language)
  if (saving?.isGoing) {
    const says = t('bringIn.savingAll', { number: count(saving.done), of: count(saving.of) })
    return (
      <div className="mb-3">
        <div className="flex items-center justify-between gap-3">
          <p className="text-ink-2 text-small tabular-nums">{says}</p>
          <Button onClick={onStop}>
            <Square aria-hidden="true" />
            {t('bringIn.stopSaving')}
          </Button>
        </div>
        <progress
          aria-label={t('bringIn.savingLabel')}
          value={saving.done}
          max={saving.of}
          className="mt-2 block h-1 w-full overflow-hidden rounded-full accent-gold"
        />
      </div>
    )
  }
  return (
    <div className="mb-3 grid justify-items-start gap-2">
      {number > 1 && <Button onClick={onSave}>{t('bringIn.saveAll', { number: count(number) })}</Button>}
      <p role="status" className="text-ink-2 text-small">
        {saving && t('bringIn.savedAll', { number: count(saving.done), of: count(saving.of) })} {saving?.why}
      </p>
    </div>
  )
}
