import { startTransition, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LazyBoundary } from '../../ui/lazy-boundary.tsx'
import { preloadable } from '../../ui/preloadable.tsx'
import type { LegalDocument } from './legal-texts.ts'

const LegalDialog = preloadable(async () => (await import('./legal-dialog.tsx')).LegalDialog)

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
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-haspopup="dialog"
        onClick={() => startTransition(() => setIsOpen(true))}
        onPointerEnter={LegalDialog.preload}
        onFocus={LegalDialog.preload}
        className="text-ink-2 underline underline-offset-[3px] transition-colors duration-150 hover:text-ink pointer-coarse:inline-block pointer-coarse:py-3"
      >
        {name}
      </button>
      <LazyBoundary onMissing={close} resetKey={isOpen}>
        {isOpen && <LegalDialog document={document} opener={button} onClose={close} />}
      </LazyBoundary>
    </>
  )
}
