import { LazyBoundary } from '../../ui/lazy-boundary.tsx'
import { preloadable } from '../../ui/preloadable.tsx'
import type { ChangeSummaryProps } from './change-summary.tsx'

const ChangeSummary = preloadable(async () => (await import('./change-summary.tsx')).ChangeSummary)

/** Ahead of the content that it sums up. */
export const fetchChangeSummary = ChangeSummary.preload

/** What changes, in a part of its own: it reckons with the tables of nutrition. */
export function LateChangeSummary(props: ChangeSummaryProps) {
  return (
    <LazyBoundary loading={<div className="mb-7 min-h-28" />}>
      <ChangeSummary {...props} />
    </LazyBoundary>
  )
}
