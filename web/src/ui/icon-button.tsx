import type { ComponentProps } from 'react'

interface IconButtonProps extends ComponentProps<'button'> {
  /** The accessible name, shown as a tooltip as well. */
  label: string
}

/** A quiet button without words. */
export function IconButton({ label, className = '', ...props }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      data-tooltip=""
      {...props}
      className={`touchable grid size-10 flex-none place-items-center rounded-[10px] text-ink-2 transition duration-150 ease-out hover:bg-sunken hover:text-ink aria-expanded:bg-sunken aria-expanded:text-ink [&_svg]:size-[19px] ${className}`}
    />
  )
}
