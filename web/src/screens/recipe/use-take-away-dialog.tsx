import { type ReactNode, startTransition, useState } from 'react'
import { LazyBoundary } from '../../ui/lazy-boundary.tsx'
import { preloadable } from '../../ui/preloadable.tsx'

const TakeAwayDialog = preloadable(
  async () => (await import('../../features/exporting/take-away-dialog.tsx')).TakeAwayDialog,
)

/** What opens the dialog for taking recipes away, and the dialog itself. */
export function useTakeAwayDialog(ids: readonly string[]): { onTakeAway(): void; dialog: ReactNode } {
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  return {
    onTakeAway: () => startTransition(() => setIsOpen(true)),
    dialog: (
      <LazyBoundary onMissing={close} resetKey={isOpen}>
        {isOpen && <TakeAwayDialog ids={ids} onClose={close} />}
      </LazyBoundary>
    ),
  }
}
