import { useVirtualizer } from '@tanstack/react-virtual'
import { type ReactNode, useRef } from 'react'

/** Pixels of a row as it is before it is measured, with the gap below it. */
const usualHeight = 64
const gap = 4

interface ManyRowsProps {
  label: string
  count: number
  keyOf(place: number): string
  children(place: number): ReactNode
}

/** A list of thousands in a place of its own, of which only what is seen is there. */
export function ManyRows({ label, count, keyOf, children }: ManyRowsProps) {
  const box = useRef<HTMLDivElement>(null)
  const rows = useVirtualizer({
    count,
    getScrollElement: () => box.current,
    estimateSize: () => usualHeight,
    getItemKey: keyOf,
    overscan: 4,
    gap,
  })
  return (
    <div ref={box} className="-mx-1 max-h-[60vh] overflow-y-auto overscroll-contain px-1">
      <ul aria-label={label} className="relative" style={{ height: rows.getTotalSize() }}>
        {rows.getVirtualItems().map(({ index, key, start }) => (
          <li
            key={key}
            ref={rows.measureElement}
            data-index={index}
            aria-setsize={count}
            aria-posinset={index + 1}
            className="absolute inset-x-0 top-0"
            style={{ transform: `translateY(${start}px)` }}
          >
            {children(index)}
          </li>
        ))}
      </ul>
    </div>
  )
}
