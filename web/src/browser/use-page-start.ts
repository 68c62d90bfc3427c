import { type RefCallback, useCallback, useRef } from 'react'

/**
 * For the heading of a page: when one comes in place of another, the reader starts at its top and the focus is there.
 * @param isFirst the page is what the browser was opened with or reloaded: then the browser decides.
 */
export function usePageStart(isFirst: boolean): RefCallback<HTMLElement> {
  const isUntouched = useRef(isFirst)
  return useCallback((heading: HTMLElement | null) => {
    if (heading === null) return
    if (isUntouched.current) {
      isUntouched.current = false
      return
    }
    scrollTo(0, 0)
    heading.focus({ preventScroll: true })
  }, [])
}
