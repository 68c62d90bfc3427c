import { type RefObject, useEffect } from 'react'

/**
 * Tells the page in a CSS variable how high the bar is that stands at its foot: timers, or a screen's main actions.
 * What else stands there stands on it.
 */
export function useFootHeight(element: RefObject<HTMLElement | null>, variable: '--timers-height' | '--foot-height') {
  useEffect(() => {
    const { current } = element
    const { style } = document.documentElement
    if (!current) return
    const observer = new ResizeObserver(() => style.setProperty(variable, `${current.offsetHeight}px`))
    observer.observe(current)
    return () => {
      observer.disconnect()
      style.removeProperty(variable)
    }
  }, [element, variable])
}
