import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { Modal } from '../../ui/modal.tsx'

interface CookDialogProps {
  step: number
  texts: readonly string[]
  /** The ingredients; without them the steps are shown. */
  lines: readonly ReactNode[] | undefined
  language: string
  onStep(step: number): void
  onClose(): void
}

/** All ingredients, or all steps, each of which leads there. */
export function CookDialog({ step, texts, lines, language, onStep, onClose }: CookDialogProps) {
  const { t } = useTranslation()
  return (
    <Modal
      title={t(lines ? 'cook.allIngredients' : 'cook.allSteps')}
      size="sheet"
      onClose={onClose}
      footer={<Button onClick={onClose}>{t('cook.close')}</Button>}
    >
      {lines ? (
        <ul lang={language} className="wrap-anywhere">
          {lines}
        </ul>
      ) : (
        <ol className="grid gap-1">
          {texts.map((text, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the steps never move
            <li key={place}>
              <button
                type="button"
                {...(place + 1 === step && { 'aria-current': 'step' })}
                onClick={() => {
                  onStep(place + 1)
                  onClose()
                }}
                className="touchable grid w-full grid-cols-[2.25rem_minmax(0,1fr)] rounded-[12px] px-2.5 py-2.5 text-left text-step transition duration-150 ease-out hover:bg-sunken aria-[current]:bg-accent-soft"
              >
                <span className="font-display font-medium text-gold text-section">{place + 1}</span>
                <span lang={language} className="whitespace-pre-line wrap-anywhere">
                  {text}
                </span>
              </button>
            </li>
          ))}
        </ol>
      )}
    </Modal>
  )
}
