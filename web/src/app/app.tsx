import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { BrowserRouter, Navigate, Route, Routes } from 'react-router'
import { logFailure } from '../browser/log-failure.ts'
import { HomeScreen } from '../screens/home-screen.tsx'
import { SessionProvider } from '../session/session-provider.tsx'
import { PartMissing } from '../ui/lazy-part.ts'
import { LazyScreen } from '../ui/lazy-screen.tsx'
import { showToast } from '../ui/toast.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import { guestRecipePart } from './guest-recipe-part.ts'
import { Shell } from './shell.tsx'

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
  const sessionEnded = useCallback(() => void showToast('error', endedText), [endedText])
  const screenTexts = { loading: t('recipe.loading'), missing, reload }

  return (
    <ErrorBoundary>
      <PartMissing value={partMissing}>
        <SessionProvider onEnded={sessionEnded}>
          <BrowserRouter>
            <Routes>
              <Route element={<Shell />}>
                <Route index element={<HomeScreen recipePart={guestRecipePart} />} />
                <Route path="recipe/guest" element={<LazyScreen part={guestRecipePart} texts={screenTexts} />} />
                <Route path="*" element={<Navigate to="/" replace />} />
              </Route>
            </Routes>
          </BrowserRouter>
        </SessionProvider>
      </PartMissing>
    </ErrorBoundary>
  )
}

/** Browsers remember that a file could not be fetched, so trying again needs a new page. */
function reloadPage(): void {
  location.reload()
}
