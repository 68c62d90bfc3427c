import { type RefObject, useLayoutEffect, useState } from 'react'

/** How wide the list is, and how far down the page it begins. */
export interface Place {
  width: number
  top: number
}

/** Follows both: what stands above the list may wrap. */
export function usePlace(list: RefObject<HTMLElement | null>): Place {
  const [place, setPlace] = useState<Place>({ width: 0, top: 0 })
  useLayoutEffect(() => {
    const { current } = list
    const above = current?.parentElement
    if (!current || !above) return
    const measure = () => {
      const width = current.clientWidth
      const top = current.getBoundingClientRect().top + scrollY
      setPlace((before) => (before.width === width && before.top === top ? before : { width, top }))
    }
    measure()
    const observer = new ResizeObserver(measure)
    for (const element of [current, ...above.children]) observer.observe(element)
    return () => observer.disconnect()
  }, [list])
  return place
}

/** Four columns from 1100 px of the page's own width, three from 760, two below. */
export function columnsOf(width: number): number {
  if (width >= 1100) return 4
  return width >= 760 ? 3 : 2
}
