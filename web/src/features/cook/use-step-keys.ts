import { useEffect } from 'react'

/** The arrow keys lead to the step before and the next one, but for where they move a cursor or stand in a dialog. */
export function useStepKeys(onBack: () => void, onNext: (() => void) | undefined): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || isTaken(event.target)) return
      const act = { ArrowLeft: onBack, ArrowRight: onNext }[event.key]
      if (!act) return
      event.preventDefault()
      act()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [onBack, onNext])
}

function isTaken(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('textarea, input, select, [role=dialog]') !== null
}
