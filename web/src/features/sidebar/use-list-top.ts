import { type RefObject, useLayoutEffect, useState } from 'react'

/** How far down in what scrolls a list begins; it is followed, since what stands above it grows and shrinks. */
export function useListTop(list: RefObject<HTMLElement | null>): number {
  const [top, setTop] = useState(0)
  useLayoutEffect(() => {
    const { current } = list
    const scroller = current?.closest('[data-scroller]')
    if (!current || !scroller?.firstElementChild) return
    const measure = () =>
      setTop(
        Math.round(current.getBoundingClientRect().top - scroller.getBoundingClientRect().top + scroller.scrollTop),
      )
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(scroller.firstElementChild)
    return () => observer.disconnect()
  }, [list])
  return top
}
