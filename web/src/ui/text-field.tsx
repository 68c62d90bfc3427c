import { type ComponentProps, type ReactNode, useId } from 'react'

interface TextFieldProps extends ComponentProps<'input'> {
  label: string
  /** Says beforehand what to type. */
  hint?: ReactNode
  /** Says what is wrong. */
  error?: ReactNode
  /** A button inside the field, at its end. */
  endButton?: ReactNode
}

/** A line of text with its label. What is wrong with it stands under it, and is told to those who cannot see it. */
export function TextField({ label, hint, error, endButton, className = '', ...input }: TextFieldProps) {
  const ownId = useId()
  const id = input.id ?? ownId
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1.5 block font-semibold text-ink-2 text-small">
        {label}
      </label>
      <div className="relative">
        <input
          {...input}
          id={id}
          aria-invalid={Boolean(error)}
          {...(describedBy !== '' && { 'aria-describedby': describedBy })}
          className={`block min-h-11 w-full rounded-[10px] border border-edge bg-surface px-3.5 py-2 text-body text-ink transition-colors duration-150 ease-out placeholder:text-ink-3 hover:border-ink-3 focus:border-ink-3 disabled:text-ink-2 aria-invalid:border-beet ${endButton ? 'pr-13' : ''}`}
        />
        {endButton && <div className="absolute inset-y-0 right-0.5 grid place-items-center">{endButton}</div>}
      </div>
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-ink-3 text-small">
          {hint}
        </p>
      )}
      <div id={`${id}-error`} role="alert" aria-live="polite" className="text-beet text-small">
        {error && <p className="animate-appear pt-1.5">{error}</p>}
      </div>
    </div>
  )
}
