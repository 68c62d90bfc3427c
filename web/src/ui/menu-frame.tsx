import { DropdownMenu } from 'radix-ui'
import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { ExistingElement } from './existing-element.tsx'

export interface MenuProps {
  isOpen: boolean
  onClose(): void
  /** The button that opened it; focus goes back there. */
  button: RefObject<HTMLButtonElement | null>
  /** Its name: the id of the element that says it, or the words. */
  labelledBy?: string
  label?: string
  /** Opened from the keyboard: then the first choice takes the focus. */
  hasKeyboard: boolean
}

/** Each row of a menu. */
export const menuItem =
  'flex min-h-11 cursor-pointer items-center gap-3 rounded-small px-3 text-control outline-none data-highlighted:bg-accent-soft [&_svg]:size-[18px] [&_svg]:flex-none'

/** A menu under its button. It stays when it closes, so that the focus finds its way back. */
export function MenuFrame({ children, ...props }: MenuProps & { children: ReactNode }) {
  const { button } = props
  const content = useRef<HTMLDivElement>(null)

  // A press on the button would close the menu here, and open it again there.
  const leaveToButton = (event: Event) => {
    if (event.target instanceof Node && button.current?.contains(event.target)) event.preventDefault()
  }

  return (
    <DropdownMenu.Root modal={false} open={props.isOpen} onOpenChange={(isOpen) => isOpen || props.onClose()}>
      <DropdownMenu.Trigger asChild>
        <ExistingElement element={button} />
      </DropdownMenu.Trigger>
      <DropdownMenu.Content
        ref={content}
        align="end"
        sideOffset={6}
        collisionPadding={8}
        onInteractOutside={leaveToButton}
        aria-label={props.label}
        aria-labelledby={props.labelledBy}
        className="z-30 min-w-52 max-w-[calc(100vw-16px)] animate-rise rounded-medium border border-line bg-surface p-1.5 text-ink shadow-raised outline-none"
      >
        {props.hasKeyboard && <FirstItemFocus menu={content} />}
        {children}
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  )
}

/** Radix does the same, except the first time: the key was pressed before it could listen. */
function FirstItemFocus({ menu }: { menu: RefObject<HTMLDivElement | null> }) {
  useEffect(() => menu.current?.querySelector<HTMLElement>('[role^="menuitem"]')?.focus(), [menu])
  return null
}
