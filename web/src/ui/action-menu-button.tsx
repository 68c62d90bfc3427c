import type { ReactNode } from 'react'
import type { MenuAction } from './action-menu.tsx'
import { actionMenuPart } from './action-menu-part.ts'
import { IconButton } from './icon-button.tsx'
import { useMenu } from './use-menu.ts'

interface ActionMenuButtonProps {
  label: string
  icon: ReactNode
  actions: readonly MenuAction[]
}

/** An icon button that opens a menu of things to do. */
export function ActionMenuButton({ label, icon, actions }: ActionMenuButtonProps) {
  const { loaded, buttonProps, menuProps } = useMenu(actionMenuPart)
  return (
    <>
      <IconButton label={label} {...buttonProps}>
        {icon}
      </IconButton>
      {loaded && <loaded.ActionMenu actions={actions} {...menuProps} />}
    </>
  )
}
