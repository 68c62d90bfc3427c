import { Check } from 'lucide-react'
import { DropdownMenu } from 'radix-ui'
import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { ExistingElement } from './existing-element.tsx'

export interface Choice<Value extends string> {
  value: Value
  icon: ReactNode
  text: ReactNode
  /** What is typed to reach it, where `text` is not plain. */
  plainText: string
}

interface ChoiceMenuProps<Value extends string> {
  choices: readonly Choice<Value>[]
  value: Value
  onChoose(value: Value): void
  isOpen: boolean
  onClose(): void
  /** The button that opened it; focus goes back there. */
  button: RefObject<HTMLButtonElement | null>
  labelledBy: string
  /** Opened from the keyboard: then the first choice takes the focus. */
  hasKeyboard: boolean
}

/** A menu of which one choice is marked. It stays when it closes, so that the focus finds its way back. */
export function ChoiceMenu<Value extends string>(props: ChoiceMenuProps<Value>) {
  const { choices, value, button } = props
  const content = useRef<HTMLDivElement>(null)
  const choose = (chosen: string) => {
    const choice = choices.find((candidate) => candidate.value === chosen)
    if (choice) props.onChoose(choice.value)
  }

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
        aria-labelledby={props.labelledBy}
        className="z-30 min-w-52 animate-rise rounded-medium border border-line bg-surface p-1.5 text-ink shadow-raised outline-none"
      >
        {props.hasKeyboard && <FirstChoiceFocus menu={content} />}
        <DropdownMenu.RadioGroup value={value} onValueChange={choose}>
          {choices.map((choice) => (
            <DropdownMenu.RadioItem
              key={choice.value}
              value={choice.value}
              textValue={choice.plainText}
              className="flex min-h-11 cursor-pointer items-center gap-3 rounded-small px-3 text-control outline-none data-highlighted:bg-accent-soft [&_svg]:size-[18px] [&_svg]:flex-none"
            >
              {choice.icon}
              <span className="flex-1">{choice.text}</span>
              <DropdownMenu.ItemIndicator className="text-accent">
                <Check aria-hidden="true" />
              </DropdownMenu.ItemIndicator>
            </DropdownMenu.RadioItem>
          ))}
        </DropdownMenu.RadioGroup>
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  )
}

/** Radix does the same, except the first time: the key was pressed before it could listen. */
function FirstChoiceFocus({ menu }: { menu: RefObject<HTMLDivElement | null> }) {
  useEffect(() => menu.current?.querySelector<HTMLElement>('[role="menuitemradio"]')?.focus(), [menu])
  return null
}
