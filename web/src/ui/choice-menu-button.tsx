import type { ReactNode } from 'react'
import type { Choice } from './choice-menu.tsx'
import { choiceMenuPart } from './choice-menu-part.ts'
import { IconButton } from './icon-button.tsx'
import { useMenu } from './use-menu.ts'

interface ChoiceMenuButtonProps<Value extends string> {
  label: string
  icon: ReactNode
  choices: readonly Choice<Value>[]
  value: Value
  onChoose(value: Value): void
}

/** An icon button that opens a menu of choices. */
export function ChoiceMenuButton<Value extends string>({ label, icon, ...choices }: ChoiceMenuButtonProps<Value>) {
  const { loaded, buttonProps, menuProps } = useMenu(choiceMenuPart)
  return (
    <>
      <IconButton label={label} {...buttonProps}>
        {icon}
      </IconButton>
      {loaded && <loaded.ChoiceMenu {...choices} {...menuProps} />}
    </>
  )
}
