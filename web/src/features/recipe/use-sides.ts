import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

/** On a narrow sheet a recipe has two sides, of which one is seen. */
export type Side = 'ingredients' | 'directions'

/** Which side is seen. Each keeps its place while the other is read; `start` stands above what turns them. */
export function useSides(start: RefObject<HTMLElement | null>) {
  const [side, setSide] = useState<Side>('ingredients')
  const places = useRef<Partial<Record<Side, number>>>({})
  const turnTo = (to: Side) => {
    if (to === side) return
    places.current[side] = scrollY
    setSide(to)
  }
  useLayoutEffect(() => {
    // Nobody has turned yet: to ask where it stands would lay out the page once more.
    if (Object.keys(places.current).length === 0) return
    const top = (start.current?.getBoundingClientRect().top ?? 0) + scrollY
    // What turns them is not at the top of the window: nothing above it may move.
    if (scrollY <= top) return
    scrollTo({ top: Math.max(places.current[side] ?? top, top), behavior: 'instant' })
  }, [side, start])
  return { side, turnTo }
}
