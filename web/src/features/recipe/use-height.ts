import { type RefObject, useEffect } from 'react'

/** Tells an element its own height in the CSS variable `--height`, which CSS alone cannot know. */
export function useHeight(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current } = element
    if (current === null) return
    const observer = new ResizeObserver(() => current.style.setProperty('--height', `${current.offsetHeight}px`))
    observer.observe(current)
    return () => observer.disconnect()
  }, [element])
}
