import { startTransition, useEffect, useState } from 'react'
import { shortcutOf } from '../browser/shortcut.ts'
import { LazyBoundary } from '../ui/lazy-boundary.tsx'
import { preloadable } from '../ui/preloadable.tsx'
import type { CookCache } from './cook-parts.tsx'

const CookPalette = preloadable(async () => (await import('./cook-palette.tsx')).CookPalette)
const GuestPalette = preloadable(async () => (await import('./guest-palette.tsx')).GuestPalette)

/** Where the palette opens; fetched as the first of its keys goes down. `cache` is a signed-in cook's. */
export function PalettePlace({ cache }: { cache?: CookCache }) {
  const [isOpen, setIsOpen] = useState(false)
  const isCook = cache !== undefined
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (event.key === 'Control' || event.key === 'Meta') void (isCook ? CookPalette : GuestPalette).preload()
      if (shortcutOf(event) !== 'palette' || isElsewhere(event)) return
      event.preventDefault()
      startTransition(() => setIsOpen(true))
    }
    document.addEventListener('keydown', hear)
    return () => document.removeEventListener('keydown', hear)
  }, [isCook])
  const close = () => setIsOpen(false)
  return (
    <LazyBoundary onMissing={close} resetKey={isOpen}>
      {isOpen && (cache ? <CookPalette cache={cache} onClose={close} /> : <GuestPalette onClose={close} />)}
    </LazyBoundary>
  )
}

/** Where its keys mean something else: a dialog that is in front stays there, and on a Mac Ctrl+K cuts a line's end in a field. */
function isElsewhere({ target, ctrlKey }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false
  if (ctrlKey && navigator.platform.startsWith('Mac') && target.closest('input, textarea')) return true
  return target.closest('[role="dialog"], [role="alertdialog"]') !== null
}
