import type { ReactNode } from 'react'

/** A key; nothing on a screen without a keyboard. */
export function Kbd({ children }: { children: ReactNode }) {
  return (
    <kbd className="rounded-[5px] border border-line px-1.5 py-0.5 font-ui text-ink-2 text-tiny pointer-coarse:hidden">
      {children}
    </kbd>
  )
}
