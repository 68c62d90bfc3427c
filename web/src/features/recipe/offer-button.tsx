import type { Language } from '@roux/contract/language'
import { ArrowRightLeft } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import type { Offer } from './stand-ins-of.ts'
import { useInsteadTexts } from './use-instead-texts.ts'
import type { Offers } from './use-offers.ts'

interface OfferButtonProps {
  offer: Offer
  offers: Offers
  /** Of the recipe. */
  language: Language
  className?: string
}

/** What does the same work as what was found, what that does to the dish, and a button that puts it into the recipe. */
export function OfferButton({ offer, offers, language, className = '' }: OfferButtonProps) {
  const { t, i18n } = useTranslation()
  const textOf = useInsteadTexts()
  const { of, food, content, effect } = offer
  return (
    <div
      lang={i18n.language}
      className={`flex flex-wrap items-center justify-between gap-x-4 gap-y-2 text-ink-2 text-small print:hidden ${className}`}
    >
      <p className="min-w-0 flex-[1_1_11rem] wrap-anywhere">
        {t('instead.offered')} <span lang={language}>{content}</span>
        {effect.length > 0 && `. ${textOf(effect)}.`}
      </p>
      <Button
        data-offer=""
        aria-label={t('instead.takeFor', { food, line: of })}
        aria-disabled={offers.isTaking}
        onClick={() => offers.take(offer)}
        className="h-9! max-w-full whitespace-normal! text-left text-ink"
      >
        <ArrowRightLeft aria-hidden="true" className="flex-none" />
        {t('instead.take', { food })}
      </Button>
    </div>
  )
}
