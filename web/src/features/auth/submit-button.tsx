import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'

interface SubmitButtonProps {
  isRunning: boolean
  children: ReactNode
}

/** Sends the form. It keeps the focus while it runs, which a disabled button would lose. */
export function SubmitButton({ isRunning, children }: SubmitButtonProps) {
  return (
    <Button
      type="submit"
      look="main"
      aria-busy={isRunning}
      aria-disabled={isRunning}
      className="min-h-12 w-full font-semibold aria-disabled:cursor-progress aria-disabled:brightness-100"
    >
      {isRunning && (
        <span className="size-[18px] flex-none animate-turn rounded-full border-2 border-current border-t-transparent" />
      )}
      {children}
    </Button>
  )
}
