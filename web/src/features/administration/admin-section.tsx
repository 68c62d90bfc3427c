import { type ReactNode, useId } from 'react'

interface AdminSectionProps {
  heading: string
  /** What can be done here. */
  action?: ReactNode
  children: ReactNode
}

/** One part of the administration under its heading. */
export function AdminSection({ heading, action, children }: AdminSectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="grid gap-4 border-line border-t pt-7 pb-10">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id={id} className="font-display font-medium text-section">
          {heading}
        </h2>
        {action}
      </div>
      {children}
    </section>
  )
}
