import { type RefCallback, useCallback, useRef } from 'react'
import { useLocation } from 'react-router'
import { hasReadingPlace, takeReadingPlace } from './reading-place.ts'

/**
 * For the heading of a page: when one comes in place of another, the reader starts at its top and the focus is there.
 * A page that goes on with what is being read starts where the reader is.
 * What the browser was opened with or reloaded starts where the browser decides.
 */
export function usePageStart(): RefCallback<HTMLElement> {
  const isUntouched = useRef(useLocation().key === 'default')
  return useCallback((heading: HTMLElement | null) => {
    if (heading === null) return
    if (isUntouched.current) {
      isUntouched.current = false
      return
    }
    if (hasReadingPlace()) takeReadingPlace(heading)
    else scrollTo(0, 0)
    heading.focus({ preventScroll: true })
  }, [])
}
