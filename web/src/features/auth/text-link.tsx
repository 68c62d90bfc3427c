import type { ComponentProps } from 'react'
import { Link } from '../../ui/link.tsx'

/** A quiet way to another screen. */
export function TextLink({ className = '', ...props }: ComponentProps<typeof Link>) {
  return (
    <Link
      {...props}
      className={`whitespace-nowrap text-accent underline decoration-1 decoration-current/45 underline-offset-[3px] transition-colors duration-150 hover:decoration-current pointer-coarse:inline-block pointer-coarse:py-3 ${className}`}
    />
  )
}
