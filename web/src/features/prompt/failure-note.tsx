import { useTranslation } from 'react-i18next'
import { failureKey } from '../../api/failure-key.ts'

/** Says that there is no recipe, and what to do next where that is known. */
export function FailureNote({ cause }: { cause: unknown }) {
  const { t } = useTranslation()
  const key = failureKey(cause)
  return (
    <div role="alert" className="mt-4 w-full max-w-[720px] animate-appear px-1 text-center text-control">
      {key !== 'failure.quota' && <p className="font-semibold text-beet">{t('failure.general')}</p>}
      {key && <p className="mt-1 text-ink-2">{t(key)}</p>}
    </div>
  )
}
