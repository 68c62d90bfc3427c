import { crashTexts } from '../i18n/crash-texts.ts'
import { currentLanguage } from '../i18n/i18n.ts'
import { Button } from '../ui/button.tsx'
import { Mark } from '../ui/mark.tsx'

/** Shown in place of everything when the app cannot go on. Needs nothing that could have failed. */
export function CrashScreen() {
  const { title, text, reload } = crashTexts[currentLanguage()]
  return (
    <main className="grid min-h-dvh place-content-center">
      <div role="alert" className="grid justify-items-center gap-5 p-6 text-center">
        <Mark className="size-14" />
        <h1 className="text-balance font-display font-medium text-title tracking-[-0.025em]">{title}</h1>
        <p className="max-w-[44ch] text-ink-2">{text}</p>
        <Button look="main" onClick={() => location.reload()}>
          {reload}
        </Button>
      </div>
    </main>
  )
}
