import { useTranslation } from 'react-i18next'
import { canKitchenHelp, failureWords, isWholeFailure } from '../../api/failure-words.ts'
import { Button } from '../../ui/button.tsx'

/** Says that there is no recipe, and what to do next where that is known. */
export function FailureText({ cause }: { cause: unknown }) {
  const { t } = useTranslation()
  const words = failureWords(t, cause)
  return (
    <div role="alert">
      {!isWholeFailure(cause) && <p className="font-semibold text-beet">{t('failure.general')}</p>}
      {words && <p className="mt-1 text-balance text-ink-2">{words}</p>}
    </div>
  )
}

interface KitchenOfferProps {
  cause: unknown
  onKitchen(): void
}

/** Where the provider is the trouble, there is somebody else who can cook. */
export function KitchenOffer({ cause, onKitchen }: KitchenOfferProps) {
  const { t } = useTranslation()
  return canKitchenHelp(cause) && <Button onClick={onKitchen}>{t('failure.kitchen')}</Button>
}
