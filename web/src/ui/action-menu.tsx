import { DropdownMenu } from 'radix-ui'
import type { ReactNode } from 'react'
import { MenuFrame, type MenuProps, menuItem } from './menu-frame.tsx'

export interface MenuAction {
  icon: ReactNode
  text: string
  /** Takes something away. */
  isDanger?: boolean
  onSelect(): void
}

interface ActionMenuProps extends MenuProps {
  /** Stands above the actions. */
  header?: ReactNode
  actions: readonly MenuAction[]
}

/** A menu of things to do. */
export function ActionMenu({ header, actions, ...menu }: ActionMenuProps) {
  return (
    <MenuFrame {...menu}>
      {header && (
        <>
          <DropdownMenu.Label asChild>
            <div>{header}</div>
          </DropdownMenu.Label>
          <DropdownMenu.Separator className="-mx-1.5 my-1.5 h-px bg-line" />
        </>
      )}
      {actions.map(({ icon, text, isDanger = false, onSelect }) => (
        <DropdownMenu.Item
          key={text}
          onSelect={onSelect}
          className={`${menuItem} ${isDanger ? 'text-beet' : '[&_svg]:text-ink-2'}`}
        >
          {icon}
          {text}
        </DropdownMenu.Item>
      ))}
    </MenuFrame>
  )
}
