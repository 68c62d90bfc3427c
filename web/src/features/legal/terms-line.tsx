import { type ReactNode, useRef, useState } from 'react'
import { Trans } from 'react-i18next'
import { useLanguage } from '../../i18n/use-language.ts'
import { lazyPart, preload, useLazyPart } from '../../ui/lazy-part.ts'
import { type LegalDocument, legalTextParts } from './legal-texts.ts'

const legalDialogPart = lazyPart(() => import('./legal-dialog.tsx'))

/** What using Roux means, with the two documents a click away. Their texts and the dialog are fetched on the way. */
export function TermsLine() {
  return (
    <p className="mt-4 max-w-[720px] text-balance text-center text-ink-3 text-small">
      <Trans
        i18nKey="legal.sentence"
        components={{ terms: <LegalLink document="terms" />, privacy: <LegalLink document="privacy" /> }}
      />
    </p>
  )
}

function LegalLink({ document, children }: { document: LegalDocument; children?: ReactNode }) {
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
        className="relative text-ink-2 underline underline-offset-[3px] transition-colors duration-150 hover:text-ink pointer-coarse:after:absolute pointer-coarse:after:inset-x-0 pointer-coarse:after:-inset-y-3 pointer-coarse:after:content-['']"
      >
        {children}
      </button>
      {dialog && text && isOpen && (
        <dialog.LegalDialog
          text={text}
          hasCloseButton={document === 'terms'}
          onClose={() => {
            close()
            button.current?.focus()
          }}
        />
      )}
    </>
  )
}
