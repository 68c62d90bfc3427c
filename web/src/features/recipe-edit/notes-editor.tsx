import { limits } from '@roux/contract/limits'
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorCode } from '../../api/error-code.ts'
import { logFailure } from '../../browser/log-failure.ts'
import { Button } from '../../ui/button.tsx'
import { GrowingTextarea } from '../../ui/growing-textarea.tsx'
import { ConflictDialog } from './conflict-dialog.tsx'
import { FaultNote } from './fault-note.tsx'

interface NotesEditorProps {
  /** What it begins with. */
  notes: string
  /** It was just asked for, and is not there from before. */
  takesFocus: boolean
  /** Told of every change, so that nothing is lost. */
  onChange(notes: string): void
  /** Throws where they cannot be saved; says `conflict` where the recipe was changed elsewhere, unless `isForced`. */
  onSave(notes: string, isForced: boolean): Promise<'done' | 'conflict'>
  onCancel(): void
  /** After a conflict: put these notes aside. */
  onTakeTheirs?(): Promise<void>
}

/** Notes in the place where they stand. Ctrl or Cmd with Enter saves them, Escape leaves them as they were. */
export function NotesEditor({ notes, takesFocus, onChange, onSave, onCancel, onTakeTheirs }: NotesEditorProps) {
  const { t } = useTranslation()
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const [text, setText] = useState(notes)
  const [isSaving, setIsSaving] = useState(false)
  const [isConflict, setIsConflict] = useState(false)
  const [fault, setFault] = useState<string>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it comes
  useEffect(() => {
    if (!takesFocus) return
    field.current?.focus()
    field.current?.setSelectionRange(notes.length, notes.length)
  }, [])

  const attempt = async (action: () => Promise<void>) => {
    if (isSaving) return
    setIsSaving(true)
    setFault(undefined)
    try {
      await action()
    } catch (cause) {
      logFailure('saving notes failed', cause)
      setFault(t(errorCode(cause) === 'account_full' ? 'failure.accountFull' : 'notes.saveFailed'))
    }
    setIsSaving(false)
  }
  const save = (isForced: boolean) =>
    attempt(async () => {
      const outcome = await onSave(text.replaceAll('\0', '').toWellFormed().trim(), isForced)
      setIsConflict(outcome === 'conflict')
    })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void save(false)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit(event)
    if (event.key === 'Escape') onCancel()
  }

  return (
    <form onSubmit={submit} noValidate className="max-w-[33rem] print:hidden">
      <GrowingTextarea
        ref={field}
        name="notes"
        aria-label={t('notes.heading')}
        aria-describedby={`${id}-hint ${id}-fault`}
        value={text}
        maxLength={limits.notes}
        readOnly={isSaving}
        onChange={({ target }) => {
          setText(target.value)
          onChange(target.value)
        }}
        onKeyDown={onKeyDown}
        className="min-h-24! text-step"
      />
      <FaultNote id={`${id}-fault`} fault={fault} />
      <div className="mt-2.5 flex flex-wrap items-center gap-2">
        <p id={`${id}-hint`} className="min-w-[14ch] flex-1 text-ink-3 text-small">
          {t('notes.hint')}
        </p>
        <Button onClick={onCancel}>{t('notes.cancel')}</Button>
        <Button type="submit" aria-disabled={isSaving} className="border-edge!">
          {t('notes.save')}
        </Button>
      </div>
      {isConflict && (
        <ConflictDialog
          onKeepMine={() => void save(true)}
          onTakeTheirs={() => void attempt(async () => onTakeTheirs?.())}
          onClose={() => setIsConflict(false)}
        />
      )}
    </form>
  )
}
