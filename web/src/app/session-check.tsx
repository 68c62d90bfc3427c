import { useTranslation } from 'react-i18next'
import { useSession } from '../session/session.ts'
import { Spinner } from '../ui/spinner.tsx'

/** Stands where a screen will be while it is not known yet who is there. */
export function SessionCheck() {
  const { t } = useTranslation()
  const { isOffline } = useSession()
  if (!isOffline) return <Spinner label={t('app.loading')} />
  return (
    <div role="status" className="grid flex-1 place-content-center p-8 text-center">
      <h1 className="max-w-[40ch] text-balance text-ink-2">{t('session.offline')}</h1>
    </div>
  )
}
