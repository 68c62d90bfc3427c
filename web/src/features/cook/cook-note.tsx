import { limits } from '@roux/contract/limits'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { GrowingTextarea } from '../../ui/growing-textarea.tsx'

interface CookNoteProps {
  /** What is in the margin already. */
  notes: string
  text: string
  isSaving: boolean
  hasFailed: boolean
  onChange(text: string): void
}

/** A note for next time, which joins those of the recipe. */
export function CookNote({ notes, text, isSaving, hasFailed, onChange }: CookNoteProps) {
  const { t } = useTranslation()
  const id = useId()
  const room = limits.notes - notes.length - 1
  if (room <= 0) return null
  return (
    <div className="mt-5">
      <label htmlFor={id} className="mb-1.5 block font-semibold text-control text-ink-2">
        {t('cook.note')}
      </label>
      {notes !== '' && (
        <p className="mb-2.5 max-h-[30dvh] overflow-y-auto whitespace-pre-line border-gold border-l-2 pl-4 text-ink-2 wrap-anywhere">
          {notes}
        </p>
      )}
      <GrowingTextarea
        id={id}
        aria-describedby={`${id}-hint ${id}-fault`}
        value={text}
        maxLength={room}
        readOnly={isSaving}
        onChange={({ target }) => onChange(target.value)}
        className="min-h-26! text-step"
      />
      <p id={`${id}-hint`} className="mt-1.5 text-ink-3 text-small">
        {t('notes.hint')}
      </p>
      <div id={`${id}-fault`} role="alert" className="text-beet text-small">
        {hasFailed && <p className="pt-1.5">{t('notes.saveFailed')}</p>}
      </div>
    </div>
  )
}
