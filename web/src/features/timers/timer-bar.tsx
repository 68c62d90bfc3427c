import { useRef } from 'react'
import { useFootHeight } from '../../browser/use-foot-height.ts'
import { useMediaQuery } from '../../browser/use-media-query.ts'
import { TimerList } from './timer-list.tsx'

/** A quiet bar at the foot of every screen. What else stands at the foot stands on it. */
export function TimerBar() {
  const bar = useRef<HTMLDivElement>(null)
  const isNarrow = useMediaQuery('(max-width: 47.99rem)')
  useFootHeight(bar, '--timers-height')
  return (
    <div
      ref={bar}
      className="sticky bottom-0 z-15 border-line border-t bg-bg px-3 pt-2 pb-[max(8px,env(safe-area-inset-bottom))] md:px-5 print:hidden"
    >
      <TimerList inSight={isNarrow ? 1 : 3} />
    </div>
  )
}
