import { useTranslation } from 'react-i18next'
import { Button } from '../ui/button.tsx'

/** Stands where a part of the app would be that could not be fetched. */
export function PartMissingNote() {
  const { t } = useTranslation()
  return (
    <div role="alert" className="grid flex-1 place-content-center justify-items-center gap-5 p-8 text-center">
      <p className="max-w-[40ch] text-ink-2">{t('app.partMissing')}</p>
      <Button onClick={() => location.reload()}>{t('app.reload')}</Button>
    </div>
  )
}
