import type { ReadRecipe } from '@roux/contract/read-recipe'
import { type MouseEvent, type RefObject, startTransition, useCallback, useState } from 'react'

interface RowMenu {
  recipe: ReadRecipe
  button: RefObject<HTMLButtonElement | null>
  hasKeyboard: boolean
}

interface RowMenuControl {
  /** The menu that is open. */
  menu: RowMenu | undefined
  open(event: MouseEvent<HTMLButtonElement>, recipe: ReadRecipe): void
  close(): void
}

/** One menu for all rows of the lists, since there may be thousands of them. */
export function useRowMenu(): RowMenuControl {
  const [menu, setMenu] = useState<RowMenu>()
  const open = useCallback((event: MouseEvent<HTMLButtonElement>, recipe: ReadRecipe) => {
    const { currentTarget: element, detail } = event
    startTransition(() =>
      setMenu((previous) => {
        if (previous?.button.current === element) return undefined
        // A click made with the keyboard, or by assistive software, carries no count.
        return { recipe, button: { current: element }, hasKeyboard: detail === 0 }
      }),
    )
  }, [])
  const close = useCallback(() => setMenu(undefined), [])
  return { menu, open, close }
}
