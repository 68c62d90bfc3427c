import { type ComponentType, type ReactNode, useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, Route, Routes, useParams } from 'react-router'
import { logFailure } from '../browser/log-failure.ts'
import { LoginRequired } from '../features/login-required/login-required.tsx'
import { SessionProvider } from '../session/session-provider.tsx'
import { ErrorBoundary } from '../ui/error-boundary.tsx'
import { CodeMissing } from '../ui/lazy-boundary.tsx'
import { showToast } from '../ui/toast.ts'
import { TooltipHost } from '../ui/tooltip-host.tsx'
import { BareFrame } from './bare-frame.tsx'
import { CrashScreen } from './crash-screen.tsx'
import { CooksOnly, GuestsOnly, SuperusersOnly } from './guards.tsx'
import { Home } from './home.tsx'
import { IdleToaster } from './idle-toaster.tsx'
import { ScreenBoundary } from './screen-boundary.tsx'
import { screens } from './screens.ts'
import { Shell } from './shell.tsx'
import { TimersPlace } from './timers-place.tsx'

interface AppProps {
  /** The browser's, or one that stands still on home. */
  Router: ComponentType<{ children: ReactNode }>
}

export function App({ Router }: AppProps) {
  const { t } = useTranslation()
  const missing = t('app.partMissing')
  const reload = t('app.reload')
  const codeMissing = useCallback(
    (cause: unknown) => {
      logFailure('a part of the app could not be fetched', cause)
      void showToast('error', missing, { label: reload, onClick: reloadPage })
    },
    [missing, reload],
  )
  const endedText = t('session.ended')
  const sessionEnded = useCallback(() => void showToast('warning', endedText), [endedText])

  return (
    <ErrorBoundary fallback={<CrashScreen />} onError={(cause) => logFailure('the app broke', cause)}>
      <CodeMissing value={codeMissing}>
        <SessionProvider onEnded={sessionEnded}>
          <Router>
            <LoginRequired>
              <ScreenBoundary isBare>
                <Routes>
                  <Route element={<BareFrame />}>
                    <Route element={<GuestsOnly />}>
                      <Route path="auth/login" element={<screens.Login />} />
                      <Route path="auth/register" element={<screens.Register />} />
                    </Route>
                    <Route path="auth/recover-password" element={<screens.RecoverPassword />} />
                    <Route path="auth/reset-password" element={<screens.ResetPassword />} />
                  </Route>
                  <Route path="shared/:token" element={<screens.Shared />} />
                  <Route path="shared/:token/cook" element={<screens.SharedCook />} />
                  <Route element={<Shell />}>
                    <Route index element={<Home />} />
                    <Route path="recipe/new" element={<screens.NewRecipe />} />
                    <Route path="recipe/guest" element={<screens.GuestRecipe />} />
                    <Route path="recipe/guest/cook" element={<screens.GuestCook />} />
                    <Route element={<CooksOnly />}>
                      <Route path="recipe/:id" element={<RecipeById />} />
                      <Route path="recipe/:id/cook" element={<screens.Cook />} />
                      <Route path="recipe/:id/history" element={<HistoryOfRecipe />} />
                      <Route path="bring-in" element={<screens.BringIn />} />
                      <Route path="recipes" element={<screens.Library />} />
                      <Route path="recipes/deleted" element={<screens.Deleted />} />
                      <Route element={<SuperusersOnly />}>
                        <Route path="admin" element={<screens.Admin />} />
                      </Route>
                    </Route>
                  </Route>
                  <Route path="*" element={<Navigate to="/" replace />} />
                </Routes>
              </ScreenBoundary>
            </LoginRequired>
            <TimersPlace />
          </Router>
        </SessionProvider>
      </CodeMissing>
      {/* Outside: where these two cannot be fetched, no message is worth it. */}
      <TooltipHost />
      <IdleToaster />
    </ErrorBoundary>
  )
}

/** Every recipe has a page of its own: what was open or typed on one does not go over to the next. */
function RecipeById() {
  const { id } = useParams()
  return <screens.Recipe key={id} />
}

function HistoryOfRecipe() {
  const { id } = useParams()
  return <screens.History key={id} />
}

/** Browsers remember that a file could not be fetched, so trying again needs a new page. */
function reloadPage(): void {
  location.reload()
}
