import { PencilLine, RotateCcw } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { FailureText, KitchenOffer } from './failure-note.tsx'
import type { Generation } from './use-generation.ts'

interface UnfinishedBarProps {
  generation: Extract<Generation, { state: 'stopped' | 'failed' }>
  onContinue(): void
  onRegenerate(): void
  onEditRequest(): void
  onKitchen(): void
}

/** Stands over a recipe whose writing was stopped or failed: why it ends there, and what can be done with it. */
export function UnfinishedBar({ generation, onContinue, onRegenerate, onEditRequest, onKitchen }: UnfinishedBarProps) {
  const { t } = useTranslation()
  const id = useId()
  const note = useRef<HTMLHeadingElement>(null)
  // The button that had the focus is gone.
  useEffect(() => {
    const { activeElement } = document
    if (activeElement === document.body || activeElement?.closest('h1')) note.current?.focus({ preventScroll: true })
  }, [])

  return (
    <section aria-labelledby={id} className="mt-4 animate-appear rounded-medium border border-line bg-surface p-4">
      {generation.state === 'failed' && <FailureText cause={generation.cause} />}
      <h2
        ref={note}
        id={id}
        tabIndex={-1}
        className={`font-semibold text-ink outline-none ${generation.state === 'failed' ? 'mt-3' : ''}`}
      >
        {t('unfinished.title')}
      </h2>
      <p className="text-control text-ink-2">
        {generation.state === 'failed' ? t('unfinished.kept') : t('unfinished.stopped')}
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button onClick={onContinue}>
          <PencilLine aria-hidden="true" />
          {t('unfinished.continue')}
        </Button>
        <Button onClick={onRegenerate}>
          <RotateCcw aria-hidden="true" />
          {t('unfinished.regenerate')}
        </Button>
        {generation.state === 'failed' && <KitchenOffer cause={generation.cause} onKitchen={onKitchen} />}
        <Button onClick={onEditRequest}>{t('unfinished.editRequest')}</Button>
      </div>
    </section>
  )
}
