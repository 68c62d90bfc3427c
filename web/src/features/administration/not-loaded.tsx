import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'

/** A part that could not be read, and another try. */
export function NotLoaded({ says, onRetry }: { says?: string | undefined; onRetry(): void }) {
  const { t } = useTranslation()
  return (
    <div role="alert" className="flex flex-wrap items-center gap-4">
      <p className="text-ink-2">{says ?? t('admin.unavailable')}</p>
      <Button onClick={onRetry}>{t('admin.retry')}</Button>
    </div>
  )
}
