import type { ReactNode, Ref } from 'react'

/** What concerns the whole form, and not one field. Its place is there before the words are: only then are they told. */
export function FormNote({ children, ref }: { children: ReactNode; ref?: Ref<HTMLDivElement> }) {
  return (
    <div ref={ref} role="alert" aria-live="polite" tabIndex={-1} className="outline-none empty:hidden">
      {children && (
        <div className="animate-appear rounded-medium border border-beet/45 bg-beet/8 px-4 py-3 text-control text-beet">
          {children}
        </div>
      )}
    </div>
  )
}
