import { type ReactNode, useId } from 'react'

interface SegmentedProps<Value extends string> {
  /** What is chosen, for who does not see it. */
  label: string
  /** An icon stands in the place of its text. */
  options: readonly { value: Value; text: string; icon?: ReactNode }[]
  /** None, where none of them is what is shown. */
  value: Value | undefined
  className?: string
  onChoose(value: Value): void
}

/** Two or three views of one thing, of which one is shown. Arrow keys choose. */
export function Segmented<Value extends string>({
  label,
  options,
  value,
  className = '',
  onChoose,
}: SegmentedProps<Value>) {
  const name = useId()
  return (
    <div
      role="radiogroup"
      aria-label={label}
      className={`inline-grid auto-cols-fr grid-flow-col @max-[40rem]:auto-cols-auto rounded-[12px] bg-sunken p-[3px] font-medium text-control ${className}`}
    >
      {options.map((option) => (
        <label
          key={option.value}
          className="relative grid min-h-8.5 cursor-pointer place-items-center whitespace-nowrap rounded-[9px] px-2.5 @min-[40rem]:px-3.5 text-ink-2 transition duration-150 ease-out hover:text-ink has-checked:bg-surface has-checked:text-ink has-checked:shadow-[0_1px_3px_rgb(58_33_20/0.16),0_0_0_1px_var(--line)] has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-1 pointer-coarse:min-h-10"
        >
          <input
            type="radio"
            {...(option.icon && { 'aria-label': option.text, 'data-tooltip': '' })}
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChoose(option.value)}
            className="absolute inset-0 cursor-pointer opacity-0"
          />
          {option.icon ?? option.text}
        </label>
      ))}
    </div>
  )
}
