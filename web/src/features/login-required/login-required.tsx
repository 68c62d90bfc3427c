import { type ReactNode, startTransition, useCallback, useState } from 'react'
import { useNavigate } from 'react-router'
import type { LogInState } from '../../session/log-in-state.ts'
import { LazyBoundary } from '../../ui/lazy-boundary.tsx'
import { preloadable } from '../../ui/preloadable.tsx'
import { type AskToLogIn, AskToLogInContext } from './ask-to-log-in.ts'

const LoginRequiredDialog = preloadable(async () => (await import('./login-required-dialog.tsx')).LoginRequiredDialog)

/** Lets everything inside ask a guest to log in. */
export function LoginRequired({ children }: { children: ReactNode }) {
  const navigate = useNavigate()
  const [asking, setAsking] = useState<LogInState>()
  const close = useCallback(() => setAsking(undefined), [])
  const ask = useCallback<AskToLogIn>((state = {}) => startTransition(() => setAsking(state)), [])
  const goTo = (path: string) => {
    close()
    void navigate(path, { state: asking })
  }

  return (
    <AskToLogInContext value={ask}>
      {children}
      <LazyBoundary onMissing={close} resetKey={asking}>
        {asking && (
          <LoginRequiredDialog
            onCancel={close}
            onRegister={() => goTo('/auth/register')}
            onLogIn={() => goTo('/auth/login')}
          />
        )}
      </LazyBoundary>
    </AskToLogInContext>
  )
}
