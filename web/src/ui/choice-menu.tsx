import { Check } from 'lucide-react'
import { DropdownMenu } from 'radix-ui'
import type { ReactNode } from 'react'
import { MenuFrame, type MenuProps, menuItem } from './menu-frame.tsx'

export interface Choice<Value extends string> {
  value: Value
  icon: ReactNode
  text: ReactNode
  /** What is typed to reach it, where `text` is not plain. */
  plainText: string
}

interface ChoiceMenuProps<Value extends string> extends MenuProps {
  choices: readonly Choice<Value>[]
  value: Value
  onChoose(value: Value): void
}

/** A menu of which one choice is marked. */
export function ChoiceMenu<Value extends string>({ choices, value, onChoose, ...menu }: ChoiceMenuProps<Value>) {
  const choose = (chosen: string) => {
    const choice = choices.find((candidate) => candidate.value === chosen)
    if (choice) onChoose(choice.value)
  }
  return (
    <MenuFrame {...menu}>
      <DropdownMenu.RadioGroup value={value} onValueChange={choose}>
        {choices.map((choice) => (
          <DropdownMenu.RadioItem
            key={choice.value}
            value={choice.value}
            textValue={choice.plainText}
            className={menuItem}
          >
            {choice.icon}
            <span className="flex-1">{choice.text}</span>
            <DropdownMenu.ItemIndicator className="text-accent">
              <Check aria-hidden="true" />
            </DropdownMenu.ItemIndicator>
          </DropdownMenu.RadioItem>
        ))}
      </DropdownMenu.RadioGroup>
    </MenuFrame>
  )
}
