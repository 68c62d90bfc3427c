import { Dialog } from 'radix-ui'
import { type ReactNode, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isOnToast } from '../../ui/toast.ts'

interface SidebarOverlayProps {
  onClose(): void
  /** Gets what to call when something has been chosen: then the focus belongs to the screen that follows. */
  children(onChosen: () => void): ReactNode
}

/** The sidebar in front of the screen: on a phone 75 % wide (specification §9), elsewhere as wide as beside it. */
export function SidebarOverlay({ onClose, children }: SidebarOverlayProps) {
  const { t } = useTranslation()
  const [opener] = useState(() => document.activeElement)
  const hasChosen = useRef(false)
  const choose = () => {
    hasChosen.current = true
    onClose()
  }
  return (
    <Dialog.Root open onOpenChange={(isOpen) => isOpen || onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-20 animate-appear bg-veil" />
        <Dialog.Content
          aria-describedby={undefined}
          onEscapeKeyDown={(event) => {
            // In a search box with text, Esc empties the box.
            if (event.target instanceof HTMLInputElement && event.target.value !== '') event.preventDefault()
          }}
          onInteractOutside={(event) => isOnToast(event) && event.preventDefault()}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            if (!hasChosen.current && opener instanceof HTMLElement) opener.focus()
          }}
          className="fixed inset-y-0 left-0 z-20 w-3/4 animate-slide-in md:w-80 border-line border-r bg-sunken text-ink outline-none"
        >
          <Dialog.Title className="sr-only">{t('app.menu')}</Dialog.Title>
          {children(choose)}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
