import { useTranslation } from 'react-i18next'
import { errorCode } from '../../api/error-code.ts'
import { failureWords, isWholeFailure } from '../../api/failure-words.ts'

/** Says that there is no answer, and what to do next where that is known. */
export function AskFailure({ cause }: { cause: unknown }) {
  const { t } = useTranslation()
  const code = errorCode(cause)
  const words =
    code === 'no_provider'
      ? t('ask.off')
      : code === 'provider_malformed'
        ? t('ask.malformed')
        : code === 'provider_refused'
          ? t('ask.refused')
          : failureWords(t, cause)
  return (
    <div>
      {!isWholeFailure(cause) && <p className="font-semibold text-beet">{t('failure.general')}</p>}
      {words && <p className="mt-1 text-ink-2">{words}</p>}
    </div>
  )
}
