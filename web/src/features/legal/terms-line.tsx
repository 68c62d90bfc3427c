import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../i18n/use-language.ts'
import { lazyPart, preload, useLazyPart } from '../../ui/lazy-part.ts'
import { type LegalDocument, legalTextParts } from './legal-texts.ts'

const legalDialogPart = lazyPart(() => import('./legal-dialog.tsx'))

/** What using Roux means, with the two documents a click away. Their texts and the dialog are fetched on the way. */
export function TermsLine() {
  const { t } = useTranslation()
  const [before, between, after] = t('legal.sentence').split(/\[terms\]|\[privacy\]/)
  return (
    <p className="mt-4 max-w-[720px] text-balance px-5 text-center text-ink-3 text-small">
      {before}
      <LegalLink document="terms" name={t('legal.terms')} />
      {between}
      <LegalLink document="privacy" name={t('legal.privacy')} />
      {after}
    </p>
  )
}

function LegalLink({ document, name }: { document: LegalDocument; name: string }) {
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  const textPart = legalTextParts[useLanguage()][document]
  const dialog = useLazyPart(legalDialogPart, isOpen, close)
  const text = useLazyPart(textPart, isOpen, close)
  const fetchAhead = () => {
    preload(legalDialogPart)
    preload(textPart)
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
        onPointerEnter={fetchAhead}
        onFocus={fetchAhead}
        className="text-ink-2 underline underline-offset-[3px] transition-colors duration-150 hover:text-ink pointer-coarse:inline-block pointer-coarse:py-3"
      >
        {name}
      </button>
      {dialog && text && isOpen && (
        <dialog.LegalDialog text={text} hasCloseButton={document === 'terms'} opener={button} onClose={close} />
      )}
    </>
  )
}
