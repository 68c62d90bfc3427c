import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  startTransition,
  useId,
  useRef,
  useState,
} from 'react'
import { IconButton } from './icon-button.tsx'
import { LazyBoundary } from './lazy-boundary.tsx'
import type { ActionMenuProps, ChoiceMenuProps, MenuProps } from './menu-content.tsx'
import { preloadable } from './preloadable.tsx'

const ActionMenuContent = preloadable(async () => (await import('./menu-content.tsx')).ActionMenuContent)
const ChoiceMenuContent = preloadable(async () => (await import('./menu-content.tsx')).ChoiceMenuContent)

/** Fetches what every menu is made of. */
export async function preloadMenus(): Promise<void> {
  await Promise.all([ActionMenuContent.preload(), ChoiceMenuContent.preload()])
}

interface Opening {
  isOpen: boolean
}

/** A menu of things to do. */
export function ActionMenu({ isOpen, ...props }: ActionMenuProps & Opening) {
  return (
    <LazyBoundary onMissing={props.onClose} resetKey={isOpen}>
      {isOpen && <ActionMenuContent {...props} />}
    </LazyBoundary>
  )
}

/** A menu of which one choice is marked. */
export function ChoiceMenu<Value extends string>({ isOpen, ...props }: ChoiceMenuProps<Value> & Opening) {
  return (
    <LazyBoundary onMissing={props.onClose} resetKey={isOpen}>
      {isOpen && <ChoiceMenuContent {...props} />}
    </LazyBoundary>
  )
}

interface ChoiceMenuButtonProps<Value extends string> extends Omit<ChoiceMenuProps<Value>, keyof MenuProps> {
  label: string
  icon: ReactNode
}

/** An icon button that opens a menu of choices. */
export function ChoiceMenuButton<Value extends string>({ label, icon, ...choices }: ChoiceMenuButtonProps<Value>) {
  const { buttonProps, menuProps } = useMenu()
  return (
    <>
      <IconButton label={label} {...buttonProps}>
        {icon}
      </IconButton>
      <ChoiceMenu {...choices} {...menuProps} />
    </>
  )
}

interface MenuControl {
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
  menuProps: MenuProps & Opening
}

/** A button that opens a menu. The menu itself is fetched on the way to the button, which may be one of the caller's. */
export function useMenu(ownButton?: RefObject<HTMLButtonElement | null>): MenuControl {
  const id = useId()
  const newButton = useRef<HTMLButtonElement>(null)
  const button = ownButton ?? newButton
  const [opening, setOpening] = useState<'pointer' | 'keyboard'>()
  const isOpen = opening !== undefined
  const open = (means: 'pointer' | 'keyboard') => startTransition(() => setOpening(means))
  const close = () => setOpening(undefined)
  return {
    buttonProps: {
      ref: button,
      id,
      'aria-haspopup': 'menu',
      'aria-expanded': isOpen,
      // A click made with the keyboard, or by assistive software, carries no count.
      onClick: (event) => (isOpen ? close() : open(event.detail === 0 ? 'keyboard' : 'pointer')),
      onKeyDown(event) {
        if (event.key !== 'ArrowDown') return
        event.preventDefault()
        open('keyboard')
      },
      onPointerEnter: () => void preloadMenus(),
      onFocus: () => void preloadMenus(),
    },
    menuProps: { button, labelledBy: id, isOpen, hasKeyboard: opening === 'keyboard', onClose: close },
  }
}
