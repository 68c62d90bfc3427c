import type { ComponentProps } from 'react'
import { Button } from '../../ui/button.tsx'

const looks = {
  quiet: 'flex-1 border-edge! md:flex-none md:min-w-28',
  main: 'flex-[2] md:flex-none md:min-w-28',
}

interface CookButtonProps extends ComponentProps<'button'> {
  look: keyof typeof looks
}

/** A button for wet fingers. */
export function CookButton({ look, className = '', ...props }: CookButtonProps) {
  return (
    <Button
      {...props}
      look={look}
      className={`h-14! rounded-[16px]! font-semibold! text-step! ${looks[look]} ${className}`}
    />
  )
}
