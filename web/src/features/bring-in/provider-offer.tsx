import { Send, Square } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { ProviderReading } from '../../api/read-by-provider.ts'
import { Button } from '../../ui/button.tsx'
import { useFailureText } from './use-failure-text.ts'

interface ProviderOfferProps extends ProviderReading {
  arePhotos: boolean
  onRead(): void
  onStop(): void
}

/** Has the provider read what the server could not: nothing goes to it before this is pressed, and for this text or these photos alone. */
export function ProviderOffer({ isGoing, isInVain, cause, arePhotos, onRead, onStop }: ProviderOfferProps) {
  const { t } = useTranslation()
  const failureText = useFailureText()
  const says = isGoing
    ? t('bringIn.providerReads')
    : isInVain
      ? t('bringIn.providerInVain')
      : cause
        ? failureText(undefined, cause)
        : t(arePhotos ? 'bringIn.photosOffer' : 'bringIn.providerOffer')
  return (
    <div className="mt-2 grid justify-items-start gap-2 pb-1">
      <p role="status" className="text-ink-2 text-small">
        {says}
      </p>
      {!isInVain && (
        <Button onClick={isGoing ? onStop : onRead} className="h-auto! min-h-10 whitespace-normal! py-1.5 text-left">
          {isGoing ? <Square aria-hidden="true" /> : <Send aria-hidden="true" />}
          {t(isGoing ? 'bringIn.stopSaving' : 'bringIn.askProvider')}
        </Button>
      )}
    </div>
  )
}
