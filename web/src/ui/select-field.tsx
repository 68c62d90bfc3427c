import { type ComponentProps, type ReactNode, useId } from 'react'

interface SelectFieldProps extends ComponentProps<'select'> {
  label: string
  /** Its options. */
  children: ReactNode
}

/** One of a few, with its label. */
export function SelectField({ label, children, ...select }: SelectFieldProps) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-semibold text-ink-2 text-small">
        {label}
      </label>
      <select
        {...select}
        id={id}
        className="block min-h-11 w-full rounded-[10px] border border-edge bg-surface px-3.5 py-2 text-body text-ink transition-colors duration-150 ease-out hover:border-ink-3 focus:border-ink-3"
      >
        {children}
      </select>
    </div>
  )
}
