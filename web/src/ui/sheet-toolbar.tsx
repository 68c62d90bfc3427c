import type { ReactNode } from 'react'

interface SheetToolbarProps {
  label: string
  children: ReactNode
}

/** What can be done with a recipe; stays in reach while the page scrolls. */
export function SheetToolbar({ label, children }: SheetToolbarProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form
    <div
      role="group"
      aria-label={label}
      className="sticky top-0 z-10 flex flex-wrap items-center gap-1 bg-bg py-3 min-[360px]:gap-2 print:hidden"
    >
      {children}
    </div>
  )
}
