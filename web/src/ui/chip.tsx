import { Check } from 'lucide-react'
import type { ComponentProps } from 'react'

/** How a chip looks, pressed or not. */
export const chipLook =
  'inline-flex min-h-8 max-w-full items-center gap-1.5 rounded-large pointer-coarse:min-h-11 border px-3 py-1 text-left text-small wrap-anywhere transition-colors duration-150 ease-out disabled:opacity-60'

/** How one looks that is not pressed. */
export const chipOff = 'border-line bg-surface text-ink-2 hover:border-ink-3'

interface ChipProps extends ComponentProps<'button'> {
  isOn: boolean
}

/** Something that is on or off; on has a tick, so that it is not told by its colour alone. */
export function Chip({ isOn, children, ...button }: ChipProps) {
  return (
    <button
      type="button"
      {...button}
      aria-pressed={isOn}
      className={`${chipLook} ${isOn ? 'border-transparent bg-accent-soft text-ink' : chipOff}`}
    >
      {isOn && <Check aria-hidden="true" className="size-3.5 flex-none" />}
      {children}
    </button>
  )
}
