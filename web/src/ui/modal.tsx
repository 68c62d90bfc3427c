import { Dialog } from 'radix-ui'
import { type ReactNode, type RefObject, useState } from 'react'

interface ModalProps {
  title: string
  description?: ReactNode
  /** Where the focus goes afterwards; without it, to where it was. */
  opener?: RefObject<HTMLElement | null>
  onClose(): void
  children: ReactNode
}

/** A dialog in front of everything. Esc and a press outside close it; the focus stays inside and then goes back. */
export function Modal({ title, description, opener, onClose, children }: ModalProps) {
  const [focused] = useState(() => document.activeElement)
  return (
    <Dialog.Root open onOpenChange={(isOpen) => isOpen || onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-20 animate-appear bg-veil" />
        <Dialog.Content
          {...(description === undefined && { 'aria-describedby': undefined })}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            const target = opener?.current ?? focused
            if (target instanceof HTMLElement) target.focus()
          }}
          className="fixed inset-0 z-20 m-auto grid h-fit max-h-[min(92dvh,760px)] w-[min(480px,92vw)] animate-rise gap-5 overflow-y-auto overscroll-contain rounded-large border border-line bg-surface p-5 text-ink shadow-raised outline-none md:p-7"
        >
          <div>
            <Dialog.Title className="text-balance font-display font-medium text-dialog tracking-[-0.015em]">
              {title}
            </Dialog.Title>
            {description !== undefined && (
              <Dialog.Description className="mt-2 text-ink-2">{description}</Dialog.Description>
            )}
          </div>
          {children}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
