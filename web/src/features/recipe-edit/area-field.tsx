import { type ComponentProps, useId } from 'react'
import { GrowingTextarea } from '../../ui/growing-textarea.tsx'
import { FaultNote } from './fault-note.tsx'

interface AreaFieldProps extends ComponentProps<'textarea'> {
  label: string
  /** Says what is wrong. */
  fault: string | undefined
}

/** A text field that grows, with its label and what is wrong with it. */
export function AreaField({ label, fault, ...field }: AreaFieldProps) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-semibold text-ink-2 text-small">
        {label}
      </label>
      <GrowingTextarea {...field} id={id} aria-invalid={fault !== undefined} aria-describedby={`${id}-fault`} />
      <FaultNote id={`${id}-fault`} fault={fault} />
    </div>
  )
}
