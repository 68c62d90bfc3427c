import { createContext, type ReactNode, Suspense, useContext } from 'react'
import { ErrorBoundary } from './error-boundary.tsx'
import { MissingCode } from './preloadable.tsx'

/** What happens when a part of the app cannot be fetched; the app says so to the cook. */
export const CodeMissing = createContext<(cause: unknown) => void>(() => undefined)

interface LazyBoundaryProps {
  /** Stands in its place until it is there. */
  loading?: ReactNode
  /** Stands in its place where it cannot be fetched. */
  missing?: ReactNode
  /** Takes back what asked for it. */
  onMissing?(): void
  /** With another one, what could not be fetched is tried again. */
  resetKey?: unknown
  children: ReactNode
}

/** Around what is `preloadable`: the rest of the page stands while it comes, and where it cannot. */
export function LazyBoundary({ loading, missing, onMissing, resetKey, children }: LazyBoundaryProps) {
  const codeMissing = useContext(CodeMissing)
  return (
    <ErrorBoundary
      fallback={missing}
      isFor={isMissingCode}
      onError={(cause) => {
        codeMissing(cause)
        onMissing?.()
      }}
      resetKey={resetKey}
    >
      <Suspense fallback={loading}>{children}</Suspense>
    </ErrorBoundary>
  )
}

function isMissingCode(cause: unknown): boolean {
  return cause instanceof MissingCode
}
