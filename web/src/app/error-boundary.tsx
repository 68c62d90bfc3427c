import { Component, type ReactNode } from 'react'
import { logFailure } from '../browser/log-failure.ts'
import { CrashScreen } from './crash-screen.tsx'

/** Catches what breaks while rendering. A class, since React has no other form for it. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true }
  }

  override componentDidCatch(cause: unknown): void {
    logFailure('the app broke', cause)
  }

  override render(): ReactNode {
    return this.state.hasFailed ? <CrashScreen /> : this.props.children
  }
}
