import { type ReactNode, useCallback, useState } from 'react'
import { useNavigate } from 'react-router'
import type { LogInState } from '../../session/log-in-state.ts'
import { lazyPart, useLazyPart } from '../../ui/lazy-part.ts'
import { type AskToLogIn, AskToLogInContext } from './ask-to-log-in.ts'

const loginRequiredDialogPart = lazyPart(() => import('./login-required-dialog.tsx'))

/** Lets everything inside ask a guest to log in. */
export function LoginRequired({ children }: { children: ReactNode }) {
  const navigate = useNavigate()
  const [asking, setAsking] = useState<LogInState>()
  const close = useCallback(() => setAsking(undefined), [])
  const ask = useCallback<AskToLogIn>((state = {}) => setAsking(state), [])
  const dialog = useLazyPart(loginRequiredDialogPart, asking !== undefined, close)
  const goTo = (path: string) => {
    close()
    void navigate(path, { state: asking })
  }

  return (
    <AskToLogInContext value={ask}>
      {children}
      {dialog && asking && (
        <dialog.LoginRequiredDialog
          onCancel={close}
          onRegister={() => goTo('/auth/register')}
          onLogIn={() => goTo('/auth/login')}
        />
      )}
    </AskToLogInContext>
  )
}
