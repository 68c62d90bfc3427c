import { Component, type ReactNode } from 'react'

interface ErrorBoundaryProps {
  fallback: ReactNode
  /** What it is not for goes on to the next one. */
  isFor?(cause: unknown): boolean
  onError(cause: unknown): void
  /** With another one it tries again. */
  resetKey?: unknown
  children: ReactNode
}

interface State {
  failure?: { cause: unknown } | undefined
  resetKey?: unknown
}

/** Catches what breaks while rendering. A class, since React has no other form for it. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = {}

  static getDerivedStateFromError(cause: unknown): State {
    return { failure: { cause } }
  }

  static getDerivedStateFromProps({ resetKey }: ErrorBoundaryProps, state: State): State | null {
    return resetKey === state.resetKey ? null : { resetKey, failure: undefined }
  }

  override componentDidCatch(cause: unknown): void {
    this.props.onError(cause)
  }

  override render(): ReactNode {
    const { failure } = this.state
    if (!failure) return this.props.children
    if (this.props.isFor?.(failure.cause) === false) throw failure.cause
    return this.props.fallback
  }
}
