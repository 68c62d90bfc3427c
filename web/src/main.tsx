import './ui/theme.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/app.tsx'
import { CrashScreen } from './app/crash-screen.tsx'
import { logFailure } from './browser/log-failure.ts'
import { keepLanguage, readStoredLanguage } from './browser/stored-language.ts'
import { startI18n } from './i18n/i18n.ts'

const element = document.getElementById('root')
if (element === null) throw new Error('index.html has no #root')
// What a boundary catches, it says itself.
const root = createRoot(element, { onCaughtError: () => undefined })

try {
  await startI18n({ read: readStoredLanguage, keep: keepLanguage })
  root.render(
    <StrictMode>
      <App />
    </StrictMode>,
  )
} catch (cause) {
  logFailure('the texts could not be fetched', cause)
  root.render(<CrashScreen />)
}
