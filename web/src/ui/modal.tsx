import { Dialog } from 'radix-ui'
import { type ReactNode, type RefObject, useState } from 'react'
import { isOnToast } from './toast.ts'

const sizes = {
  small: 'm-auto h-fit max-h-[min(92dvh,760px)] w-[min(480px,92vw)] rounded-large border',
  /** Comes from below. */
  foot: 'mt-auto mb-0 mx-auto h-fit max-h-[85dvh] w-full max-w-[560px] rounded-t-large border-x border-t pb-[env(safe-area-inset-bottom)]',
  /** Fills the screen of a phone. */
  sheet:
    'm-auto h-dvh w-full md:h-fit md:max-h-[min(92dvh,860px)] md:w-[min(560px,92vw)] md:rounded-large md:border pt-[env(safe-area-inset-top)] md:pt-0',
}

interface ModalProps {
  title: string
  description?: ReactNode
  size?: keyof typeof sizes
  /** An alert asks about something that cannot be taken back. */
  role?: 'dialog' | 'alertdialog'
  /** Where the focus goes afterwards; without it, to where it was. */
  opener?: RefObject<HTMLElement | null>
  onClose(): void
  children?: ReactNode
  /** Stays in sight while the rest scrolls. */
  footer?: ReactNode
}

/** A dialog in front of everything. Esc and a press outside close it; the focus stays inside and then goes back. */
export function Modal(props: ModalProps) {
  const { title, description, size = 'small', role = 'dialog', opener, onClose, children, footer } = props
  const [focused] = useState(() => document.activeElement)
  return (
    <Dialog.Root open onOpenChange={(isOpen) => isOpen || onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-20 animate-appear bg-veil" />
        <Dialog.Content
          role={role}
          {...(description === undefined && { 'aria-describedby': undefined })}
          onInteractOutside={(event) => isOnToast(event) && event.preventDefault()}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            const target = opener?.current ?? focused
            if (target instanceof HTMLElement) target.focus()
          }}
          className={`fixed inset-0 z-20 flex animate-rise flex-col overflow-hidden border-line bg-surface text-ink shadow-raised outline-none ${sizes[size]}`}
        >
          {/* Its basis is its content: of a height that nobody knows, Safari takes 0 % for 0. */}
          <div className="grid min-h-0 flex-auto content-start gap-4.5 overflow-y-auto overscroll-contain p-5 md:p-7">
            <div>
              <Dialog.Title className="text-balance font-display font-medium text-dialog tracking-[-0.015em]">
                {title}
              </Dialog.Title>
              {description !== undefined && (
                <Dialog.Description className="mt-2 text-ink-2 wrap-anywhere">{description}</Dialog.Description>
              )}
            </div>
            {children}
          </div>
          {footer && (
            <div
              className={`flex flex-none flex-wrap justify-end gap-2 px-5 pb-[max(20px,env(safe-area-inset-bottom))] md:px-7 ${size === 'sheet' ? 'border-line border-t pt-4 md:pb-5' : 'md:pb-7'}`}
            >
              {footer}
            </div>
          )}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
