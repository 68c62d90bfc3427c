import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { BrowserRouter, Navigate, Route, Routes } from 'react-router'
import { logFailure } from '../browser/log-failure.ts'
import { LoginRequired } from '../features/login-required/login-required.tsx'
import { SessionProvider } from '../session/session-provider.tsx'
import { PartMissing } from '../ui/lazy-part.ts'
import { showToast } from '../ui/toast.ts'
import { TooltipHost } from '../ui/tooltip-host.tsx'
import { BareFrame } from './bare-frame.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import { CooksOnly, GuestsOnly } from './guards.tsx'
import { Home } from './home.tsx'
import { IdleToaster } from './idle-toaster.tsx'
import { LateScreen } from './late-screen.tsx'
import {
  guestRecipePart,
  loginPart,
  newRecipePart,
  recoverPasswordPart,
  registerPart,
  resetPasswordPart,
} from './screen-parts.ts'
import { Shell } from './shell.tsx'
import { SignedInScreen } from './signed-in-screen.tsx'

export function App() {
  const { t } = useTranslation()
  const missing = t('app.partMissing')
  const reload = t('app.reload')
  const partMissing = useCallback(
    (cause: unknown) => {
      logFailure('a part of the app could not be fetched', cause)
      void showToast('error', missing, { label: reload, onClick: reloadPage })
    },
    [missing, reload],
  )
  const endedText = t('session.ended')
  const sessionEnded = useCallback(() => void showToast('warning', endedText), [endedText])

  return (
    <ErrorBoundary>
      <PartMissing value={partMissing}>
        <SessionProvider onEnded={sessionEnded}>
          <BrowserRouter>
            <LoginRequired>
              <Routes>
                <Route element={<BareFrame />}>
                  <Route element={<GuestsOnly />}>
                    <Route path="auth/login" element={<LateScreen part={loginPart} />} />
                    <Route path="auth/register" element={<LateScreen part={registerPart} />} />
                  </Route>
                  <Route path="auth/recover-password" element={<LateScreen part={recoverPasswordPart} />} />
                  <Route path="auth/reset-password" element={<LateScreen part={resetPasswordPart} />} />
                </Route>
                <Route element={<Shell />}>
                  <Route index element={<Home />} />
                  <Route path="recipe/new" element={<LateScreen part={newRecipePart} />} />
                  <Route path="recipe/guest" element={<LateScreen part={guestRecipePart} />} />
                  <Route element={<CooksOnly />}>
                    <Route path="recipe/:id" element={<SignedInScreen name="RecipeRoute" />} />
                    <Route path="admin" element={<SignedInScreen name="AdminRoute" />} />
                  </Route>
                </Route>
                <Route path="*" element={<Navigate to="/" replace />} />
              </Routes>
            </LoginRequired>
          </BrowserRouter>
        </SessionProvider>
      </PartMissing>
      <TooltipHost />
      <IdleToaster />
    </ErrorBoundary>
  )
}

/** Browsers remember that a file could not be fetched, so trying again needs a new page. */
function reloadPage(): void {
  location.reload()
}
