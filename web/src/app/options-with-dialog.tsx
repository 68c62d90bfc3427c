import type { Preferences } from '@roux/contract/generation'
import { useRef, useState } from 'react'
import { PromptOptions } from '../features/prompt/prompt-options.tsx'
import type { OptionsProps } from '../screens/home-screen.tsx'
import { lazyPart, useLazyPart } from '../ui/lazy-part.ts'

const dialogPart = lazyPart(() => import('../features/settings/preferences-dialog.tsx'))

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
  const dialog = useLazyPart(dialogPart, isOpen, close)
  return (
    <>
      <PromptOptions {...options} own={own} editButton={editButton} onEdit={() => setIsOpen(true)} />
      {dialog && isOpen && (
        <dialog.PreferencesDialog
          preferences={own}
          isGuest={isGuest}
          opener={editButton}
          onSave={onSave}
          onClose={close}
        />
      )}
    </>
  )
}
