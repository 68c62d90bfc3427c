import { type KeyboardEvent, type MouseEvent, type RefObject, useId, useRef, useState } from 'react'
import { type LazyPart, preload, useLazyPart } from './lazy-part.ts'
import type { MenuProps } from './menu-frame.tsx'

interface MenuControl<Part> {
  /** The menu's code, once it is there. */
  loaded: Part | undefined
  /** What the button needs to open and announce the menu. */
  buttonProps: {
    ref: RefObject<HTMLButtonElement | null>
    id: string
    'aria-haspopup': 'menu'
    'aria-expanded': boolean
    onClick(event: MouseEvent): void
    onKeyDown(event: KeyboardEvent): void
    onPointerEnter(): void
    onFocus(): void
  }
  menuProps: MenuProps
}

/** A button that opens a menu. The menu itself is fetched on the way to the button, which may be one of the caller's. */
export function useMenu<Part extends object>(
  part: LazyPart<Part>,
  ownButton?: RefObject<HTMLButtonElement | null>,
): MenuControl<Part> {
  const id = useId()
  const newButton = useRef<HTMLButtonElement>(null)
  const button = ownButton ?? newButton
  const [opening, setOpening] = useState<'pointer' | 'keyboard'>()
  const isOpen = opening !== undefined
  const close = () => setOpening(undefined)
  const loaded = useLazyPart(part, isOpen, close)
  return {
    loaded,
    buttonProps: {
      ref: button,
      id,
      'aria-haspopup': 'menu',
      'aria-expanded': isOpen,
      // A click made with the keyboard, or by assistive software, carries no count.
      onClick: (event) => setOpening(isOpen ? undefined : event.detail === 0 ? 'keyboard' : 'pointer'),
      onKeyDown(event) {
        if (event.key !== 'ArrowDown') return
        event.preventDefault()
        setOpening('keyboard')
      },
      onPointerEnter: () => preload(part),
      onFocus: () => preload(part),
    },
    menuProps: { button, labelledBy: id, isOpen, hasKeyboard: opening === 'keyboard', onClose: close },
  }
}
