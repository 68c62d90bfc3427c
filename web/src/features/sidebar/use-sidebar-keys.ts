import { type RefObject, useEffect, useRef } from 'react'
import { type Shortcut, shortcutOf } from '../../browser/shortcut.ts'
import type { SidebarControl } from './use-sidebar.ts'

/** The search box, for whoever wants the focus there. */
export interface SearchFocus {
  field: RefObject<HTMLInputElement | null>
  /** Set where the box takes the focus as soon as it is there. */
  isWanted: RefObject<boolean>
}

type SidebarShortcut = Exclude<Shortcut, 'palette'>

/** Ctrl or Cmd plus B toggles the sidebar (specification §9); a slash goes to its search box, opening it where needed. */
export function useSidebarKeys(control: SidebarControl): SearchFocus {
  const field = useRef<HTMLInputElement>(null)
  const isWanted = useRef(false)
  useEffect(() => {
    const actions: Record<SidebarShortcut, () => void> = {
      toggle() {
        // What is about to go cannot keep the focus; the overlay gives it back by itself.
        const isInside = field.current?.closest('nav')?.contains(document.activeElement)
        if (control.isWide && isInside) control.menu.ref.current?.focus()
        control.toggle()
      },
      search() {
        if (field.current) return field.current.focus()
        isWanted.current = true
        control.toggle()
      },
    }
    const hear = (event: KeyboardEvent) => {
      const shortcut = shortcutOf(event)
      if (shortcut === undefined || shortcut === 'palette' || isElsewhere(event, shortcut)) return
      event.preventDefault()
      actions[shortcut]()
    }
    document.addEventListener('keydown', hear)
    return () => document.removeEventListener('keydown', hear)
  }, [control])
  return { field, isWanted }
}

/** Where the key means something else: in a field (but for Ctrl+B), in a menu, or in another dialog in front. */
function isElsewhere({ target }: KeyboardEvent, shortcut: SidebarShortcut): boolean {
  if (!(target instanceof Element)) return false
  if (shortcut === 'search' && target.closest('input, textarea, select, [contenteditable], [role="menu"]')) return true
  return target.closest('[role="dialog"], [role="alertdialog"]')?.querySelector('input[type="search"]') === null
}
