import { ScanText, Send, Square } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { ProviderReading } from '../../api/read-by-provider.ts'
import { Button } from '../../ui/button.tsx'
import { useFailureText } from './use-failure-text.ts'

interface ProviderOfferProps extends ProviderReading {
  arePhotos: boolean
  /** The provider is a model on the server itself. */
  isHere: boolean
  onRead(): void
  onStop(): void
}

const offers = {
  here: { text: 'bringIn.hereOffer', photos: 'bringIn.photosHereOffer' },
  away: { text: 'bringIn.providerOffer', photos: 'bringIn.photosOffer' },
} as const

/** Has the provider read what the server could not: nothing goes to it before this is pressed, and for this text or these photos alone. */
export function ProviderOffer({
  isGoing,
  ahead,
  isInVain,
  cause,
  arePhotos,
  isHere,
  onRead,
  onStop,
}: ProviderOfferProps) {
  const { t } = useTranslation()
  const failureText = useFailureText()
  const says = isGoing
    ? ahead > 0
      ? t('waiting.ahead', { count: ahead })
      : t('bringIn.providerReads')
    : isInVain
      ? t('bringIn.providerInVain')
      : cause
        ? failureText(undefined, cause)
        : t(offers[isHere ? 'here' : 'away'][arePhotos ? 'photos' : 'text'])
  return (
    <div className="mt-2 grid justify-items-start gap-2 pb-1">
      <p role="status" className="text-ink-2 text-small">
        {says}
      </p>
      {!isInVain && (
        <Button onClick={isGoing ? onStop : onRead} className="h-auto! min-h-10 whitespace-normal! py-1.5 text-left">
          {isGoing ? (
            <Square aria-hidden="true" />
          ) : isHere ? (
            <ScanText aria-hidden="true" />
          ) : (
            <Send aria-hidden="true" />
          )}
          {t(isGoing ? 'bringIn.stopSaving' : isHere ? 'bringIn.askHere' : 'bringIn.askProvider')}
        </Button>
      )}
    </div>
  )
}
