import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'

interface SaveButtonProps extends ComponentProps<'button'> {
  isRunning: boolean
}

/** Appears when there is something to save. It keeps the focus while it runs: a disabled button would lose it. */
export function SaveButton({ isRunning, ...button }: SaveButtonProps) {
  const { t } = useTranslation()
  return (
    <Button
      {...button}
      look="main"
      aria-busy={isRunning}
      aria-disabled={isRunning}
      className="animate-appear justify-self-start"
    >
      {isRunning && <span className="size-4 animate-turn rounded-full border-2 border-current border-t-transparent" />}
      {t('userSettings.save')}
    </Button>
  )
}
