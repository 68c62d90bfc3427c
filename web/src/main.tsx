import './ui/theme.css'
import { StrictMode } from 'react'
import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { App } from './app/app.tsx'
import { CrashScreen } from './app/crash-screen.tsx'
import { takePlace } from './browser/first-paint.ts'
import { logFailure } from './browser/log-failure.ts'
import { keepLanguage, readStoredLanguage } from './browser/stored-language.ts'
import { fetchWholeStyles } from './browser/whole-styles.ts'
import { addOtherTexts, startI18n } from './i18n/i18n.ts'
import { setCommonToParts } from './ui/preloadable.tsx'

/** A function, since an await outside of one would hold up every part that imports something of the first page. */
async function start(): Promise<void> {
  const { element, home } = takePlace()
  // What a boundary catches, it says itself.
  const options: RootOptions = { onCaughtError: () => undefined }
  setCommonToParts(() => Promise.all([addOtherTexts(), fetchWholeStyles()]))
  try {
    await startI18n({ read: readStoredLanguage, keep: keepLanguage })
    const app = (
      <StrictMode>
        <App Router={BrowserRouter} />
      </StrictMode>
    )
    if (home) hydrateRoot(element, app, { ...options, identifierPrefix: home })
    else createRoot(element, options).render(app)
  } catch (cause) {
    logFailure('the texts could not be fetched', cause)
    createRoot(element, options).render(<CrashScreen />)
  }
  // From here on a press is the app's; until now public/first-paint.js has kept it.
  delete element.dataset.homeOf
}

void start()
