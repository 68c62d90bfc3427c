import { startTransition, useEffect, useState } from 'react'
import { useCan } from '../../api/about.ts'
import { useShare } from '../../api/sharing.ts'
import { whenIdle } from '../../browser/when-idle.ts'
import { LazyBoundary } from '../../ui/lazy-boundary.tsx'
import { preloadable } from '../../ui/preloadable.tsx'

const PrintFoot = preloadable(async () => (await import('../../features/sharing/print-foot.tsx')).PrintFoot)

/** In milliseconds: the dialog for sharing, which changes the link, tells of it at once. */
const lookedUpFor = 5 * 60_000

/** The link at the foot of a printed recipe, where it has one. Looked up before anybody prints: a printer waits for nothing. */
export function PrintLink({ recipeId }: { recipeId: string }) {
  const isIdle = useIsIdle()
  const canShare = useCan('sharing')
  const { data: share } = useShare(recipeId, { enabled: canShare === true && isIdle, staleTime: lookedUpFor })
  return <LazyBoundary>{share && <PrintFoot url={share.url} expiresAt={share.expires_at} />}</LazyBoundary>
}

/** The same for who has the page by a link. */
export function PrintAddress({ path }: { path: string }) {
  const isIdle = useIsIdle()
  return <LazyBoundary>{isIdle && <PrintFoot url={`${location.origin}${path}`} expiresAt={null} />}</LazyBoundary>
}

function useIsIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false)
  useEffect(() => whenIdle(() => startTransition(() => setIsIdle(true))), [])
  return isIdle
}
