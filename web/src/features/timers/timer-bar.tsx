import { useEffect, useRef } from 'react'
import { useMediaQuery } from '../../browser/use-media-query.ts'
import { TimerList } from './timer-list.tsx'

const heightVariable = '--timers-height'

/** A quiet bar at the foot of every screen. What else stands at the foot stands on it, by `--timers-height`. */
export function TimerBar() {
  const bar = useRef<HTMLDivElement>(null)
  const isNarrow = useMediaQuery('(max-width: 47.99rem)')
  useEffect(() => {
    const { current } = bar
    const { style } = document.documentElement
    if (!current) return
    const observer = new ResizeObserver(() => style.setProperty(heightVariable, `${current.offsetHeight}px`))
    observer.observe(current)
    return () => {
      observer.disconnect()
      style.removeProperty(heightVariable)
    }
  }, [])
  return (
    <div
      ref={bar}
      className="sticky bottom-0 z-15 border-line border-t bg-bg px-3 pt-2 pb-[max(8px,env(safe-area-inset-bottom))] md:px-5 print:hidden"
    >
      <TimerList inSight={isNarrow ? 1 : 3} />
    </div>
  )
}
