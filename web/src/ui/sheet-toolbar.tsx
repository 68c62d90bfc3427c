import type { ReactNode } from 'react'

interface SheetToolbarProps {
  label: string
  /** It stays in reach on a narrow sheet too. */
  isNarrowSticky?: boolean
  children: ReactNode
}

/** What can be done with a recipe; stays in reach while the page scrolls, where there is room. */
export function SheetToolbar({ label, isNarrowSticky = true, children }: SheetToolbarProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form
    <div
      role="group"
      aria-label={label}
      className={`${isNarrowSticky ? 'sticky' : '@min-[40rem]:sticky @max-[40rem]:-mx-2.5'} top-0 z-10 flex flex-wrap items-center gap-1 bg-bg py-3 min-[360px]:gap-2 print:hidden`}
    >
      {children}
    </div>
  )
}
