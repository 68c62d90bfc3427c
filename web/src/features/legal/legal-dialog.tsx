import { X } from 'lucide-react'
import { Dialog } from 'radix-ui'
import { type RefObject, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../i18n/use-language.ts'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { type LegalDocument, legalTexts } from './legal-texts.ts'

interface LegalDialogProps {
  document: LegalDocument
  /** Where the focus goes when it closes. */
  opener: RefObject<HTMLElement | null>
  onClose(): void
}

/** A document to read. The focus starts in the text, so that the arrow keys scroll it at once. */
export function LegalDialog({ document, opener, onClose }: LegalDialogProps) {
  const { t } = useTranslation()
  const text = legalTexts[useLanguage()][document]
  const body = useRef<HTMLElement>(null)
  return (
    <Dialog.Root open onOpenChange={(isOpen) => isOpen || onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-20 animate-appear bg-veil" />
        <Dialog.Content
          onOpenAutoFocus={(event) => {
            event.preventDefault()
            body.current?.focus()
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            opener.current?.focus()
          }}
          className="fixed inset-0 z-20 m-auto flex h-fit max-h-[min(85dvh,760px)] w-[min(640px,92vw)] animate-rise flex-col overflow-hidden rounded-large border border-line bg-surface shadow-raised outline-none"
        >
          <header className="flex items-start gap-3 px-5 pt-5 pb-4 md:px-7 md:pt-7">
            <div className="flex-1">
              <Dialog.Title className="font-display font-medium text-dialog tracking-[-0.015em]">
                {text.title}
              </Dialog.Title>
              <Dialog.Description className="mt-1 text-ink-3 text-small">{text.effective}</Dialog.Description>
            </div>
            {document === 'terms' && (
              <IconButton label={t('legal.close')} onClick={onClose}>
                <X aria-hidden="true" />
              </IconButton>
            )}
          </header>
          <section
            ref={body}
            aria-label={text.title}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable from the keyboard
            tabIndex={0}
            className="min-h-0 flex-auto overflow-y-auto overscroll-contain border-line border-y px-5 outline-offset-[-2px] md:px-7"
          >
            {text.sections.map(({ heading, paragraphs }) => (
              <div key={heading} className="py-4">
                <h3 className="mb-1.5 font-semibold text-body">{heading}</h3>
                {paragraphs.map((paragraph) => (
                  <p key={paragraph} className="mt-2 text-[0.9375rem] text-ink-2">
                    {paragraph}
                  </p>
                ))}
              </div>
            ))}
          </section>
          <footer className="flex justify-end px-5 py-4 md:px-7">
            <Button look="main" onClick={onClose} className="min-w-24">
              {t('legal.ok')}
            </Button>
          </footer>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
