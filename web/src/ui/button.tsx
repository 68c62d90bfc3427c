import type { ComponentProps } from 'react'

const looks = {
  quiet: 'border border-line bg-surface text-ink hover:border-ink-3',
  main: 'border border-transparent bg-accent text-accent-ink hover:brightness-105',
  /** Takes something away for good. */
  danger: 'border border-line bg-surface text-beet hover:border-beet',
}

/** How a button looks: for links too, where it leads to a screen. */
export function buttonClass(look: keyof typeof looks, className = ''): string {
  return `touchable inline-flex h-10 items-center justify-center gap-2 rounded-[12px] px-3.5 font-medium text-control whitespace-nowrap transition duration-150 ease-out disabled:opacity-50 aria-disabled:opacity-60 [&_svg]:size-[19px] ${looks[look]} ${className}`
}

interface ButtonProps extends ComponentProps<'button'> {
  /** One main action per screen; everything else is quiet. */
  look?: keyof typeof looks
}

/** A button with words. */
export function Button({ look = 'quiet', className = '', ...props }: ButtonProps) {
  return <button type="button" {...props} className={buttonClass(look, className)} />
}
