import type { ReadRecipe } from '@roux/contract/read-recipe'
import { type MouseEvent, type RefObject, useCallback, useState } from 'react'
import { actionMenuPart } from '../../ui/action-menu-part.ts'
import { preload } from '../../ui/lazy-part.ts'

interface RowMenu {
  recipe: ReadRecipe
  button: RefObject<HTMLButtonElement | null>
  hasKeyboard: boolean
  isOpen: boolean
}

interface RowMenuControl {
  /** The menu that was opened last; it stays when it closes, so that the focus finds its way back. */
  menu: RowMenu | undefined
  open(event: MouseEvent<HTMLButtonElement>, recipe: ReadRecipe): void
  close(): void
}

/** One menu for all rows of the lists, since there may be thousands of them. */
export function useRowMenu(): RowMenuControl {
  const [menu, setMenu] = useState<RowMenu>()
  const open = useCallback((event: MouseEvent<HTMLButtonElement>, recipe: ReadRecipe) => {
    preload(actionMenuPart)
    const { currentTarget: element, detail } = event
    setMenu((previous) => {
      const button = previous?.button.current === element ? previous.button : { current: element }
      const isOpen = !(previous?.isOpen && previous.button === button)
      // A click made with the keyboard, or by assistive software, carries no count.
      return { recipe, button, isOpen, hasKeyboard: detail === 0 }
    })
  }, [])
  const close = useCallback(() => setMenu((previous) => previous && { ...previous, isOpen: false }), [])
  return { menu, open, close }
}
