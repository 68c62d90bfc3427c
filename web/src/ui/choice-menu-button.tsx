import { type KeyboardEvent, type MouseEvent, type ReactNode, useId, useRef, useState } from 'react'
import type { Choice } from './choice-menu.tsx'
import { IconButton } from './icon-button.tsx'
import { lazyPart, preload, useLazyPart } from './lazy-part.ts'

const choiceMenuPart = lazyPart(() => import('./choice-menu.tsx'))

interface ChoiceMenuButtonProps<Value extends string> {
  label: string
  icon: ReactNode
  choices: readonly Choice<Value>[]
  value: Value
  onChoose(value: Value): void
}

/** An icon button that opens a menu of choices. The menu itself is fetched on the way to the button. */
export function ChoiceMenuButton<Value extends string>({ label, icon, ...menu }: ChoiceMenuButtonProps<Value>) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const [opening, setOpening] = useState<'pointer' | 'keyboard'>()
  const isOpen = opening !== undefined
  const loaded = useLazyPart(choiceMenuPart, isOpen, () => setOpening(undefined))

  // A click made with the keyboard, or by assistive software, carries no count.
  const toggle = (event: MouseEvent) => setOpening(isOpen ? undefined : event.detail === 0 ? 'keyboard' : 'pointer')
  const openWithArrow = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown') return
    event.preventDefault()
    setOpening('keyboard')
  }

  return (
    <>
      <IconButton
        ref={button}
        id={id}
        label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={toggle}
        onKeyDown={openWithArrow}
        onPointerEnter={() => preload(choiceMenuPart)}
        onFocus={() => preload(choiceMenuPart)}
      >
        {icon}
      </IconButton>
      {loaded && (
        <loaded.ChoiceMenu
          {...menu}
          button={button}
          labelledBy={id}
          isOpen={isOpen}
          hasKeyboard={opening === 'keyboard'}
          onClose={() => setOpening(undefined)}
        />
      )}
    </>
  )
}
