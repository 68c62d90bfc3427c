import type { Preferences } from '@roux/contract/generation'
import { startTransition, useRef, useState } from 'react'
import { PromptOptions } from '../features/prompt/prompt-options.tsx'
import type { OptionsProps } from '../screens/home-screen.tsx'
import { LazyBoundary } from '../ui/lazy-boundary.tsx'
import { preloadable } from '../ui/preloadable.tsx'

const PreferencesDialog = preloadable(
  async () => (await import('../features/settings/preferences-dialog.tsx')).PreferencesDialog,
)

interface OptionsWithDialogProps extends OptionsProps {
  own: Preferences
  isGuest: boolean
  /** Throws where they cannot be saved. */
  onSave(preferences: Preferences): Promise<void>
}

/** The options of a request, with the preferences behind them. */
export function OptionsWithDialog({ own, isGuest, onSave, ...options }: OptionsWithDialogProps) {
  const [isOpen, setIsOpen] = useState(false)
  const editButton = useRef<HTMLButtonElement>(null)
  const close = () => setIsOpen(false)
  return (
    <>
      <PromptOptions
        {...options}
        own={own}
        editButton={editButton}
        onEdit={() => startTransition(() => setIsOpen(true))}
      />
      <LazyBoundary onMissing={close} resetKey={isOpen}>
        {isOpen && (
          <PreferencesDialog preferences={own} isGuest={isGuest} opener={editButton} onSave={onSave} onClose={close} />
        )}
      </LazyBoundary>
    </>
  )
}
