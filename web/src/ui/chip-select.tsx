import type { ComponentProps } from 'react'
import { chipLook } from './chip.tsx'

interface ChipSelectProps extends Omit<ComponentProps<'select'>, 'onChange' | 'value'> {
  label: string
  /** The text of no number. */
  anyText: string
  /** The text of a number. */
  textOf(number: number): string
  numbers: readonly number[]
  value: number | null
  onChange(value: number | null): void
}

/** A number of a few, or none, in the shape of a chip. One that is not among the few is offered as well. */
export function ChipSelect({ label, anyText, textOf, numbers, value, onChange, ...select }: ChipSelectProps) {
  const offered = value === null || numbers.includes(value) ? numbers : [...numbers, value].sort((a, b) => a - b)
  return (
    <select
      {...select}
      aria-label={label}
      value={value ?? ''}
      onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
      className={`${chipLook} field-sizing-content appearance-none ${value === null ? 'border-line bg-surface text-ink-2 hover:border-ink-3' : 'border-transparent bg-accent-soft text-ink'}`}
    >
      <option value="">{anyText}</option>
      {offered.map((number) => (
        <option key={number} value={number}>
          {textOf(number)}
        </option>
      ))}
    </select>
  )
}
