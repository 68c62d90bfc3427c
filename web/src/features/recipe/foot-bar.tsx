import { type ReactNode, useRef } from 'react'
import { useFootHeight } from '../../browser/use-foot-height.ts'

/** On a narrow sheet: what the recipe is for, in reach of the thumb wherever the page is. */
export function FootBar({ className, children }: { className: string; children: ReactNode }) {
  const bar = useRef<HTMLDivElement>(null)
  useFootHeight(bar, '--foot-height')
  return (
    <div
      ref={bar}
      className={`sticky bottom-(--timers-height,0px) z-10 -mx-5 flex gap-2.5 border-line border-t bg-bg px-5 pt-2.5 pb-[max(0.875rem,env(safe-area-inset-bottom))] md:-mx-8 md:px-8 @min-[40rem]:hidden print:hidden ${className}`}
    >
      {children}
    </div>
  )
}
