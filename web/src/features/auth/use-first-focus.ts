import { useEffect } from 'react'
import { useMediaQuery } from '../../browser/use-media-query.ts'

/** Puts the cursor where the typing starts, where no keyboard pops up on the screen for it. */
export function useFirstFocus(focus: () => void): void {
  const hasPointer = useMediaQuery('(hover: hover) and (pointer: fine)')
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form appears
  useEffect(() => {
    if (hasPointer) focus()
  }, [])
}
