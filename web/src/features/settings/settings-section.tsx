import { type ReactNode, useId } from 'react'

/** One part of the settings under its heading. */
export function SettingsSection({ heading, children }: { heading: string; children: ReactNode }) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="grid gap-3 border-line border-t pt-4.5 first-of-type:border-t-0 first-of-type:pt-0"
    >
      <h3 id={id} className="font-semibold text-body">
        {heading}
      </h3>
      {children}
    </section>
  )
}
