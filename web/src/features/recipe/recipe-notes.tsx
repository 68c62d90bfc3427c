import { NotebookPen, Pencil } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { dayText } from '../../i18n/day-text.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { sheetHeading } from '../../ui/sheet.tsx'

interface RecipeNotesProps {
  notes: string
  /** When they were written, where that is known. */
  writtenAt: string | null
  /** Stands in the place of the notes while they are written. */
  editor: ReactNode
  /** What has just become of them, for who does not see it. */
  said: string
  /** The button that opens the editor. */
  button: Ref<HTMLButtonElement>
  onEdit(): void
}

/** What a cook has written in the margin of their recipe, in a language of their own. On paper where there is something. */
export function RecipeNotes({ notes, writtenAt, editor, said, button, onEdit }: RecipeNotesProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const day = writtenAt === null ? undefined : dayText(language, writtenAt)
  const isBlank = !editor && notes === ''
  return (
    <section
      aria-label={t('notes.heading')}
      lang={language}
      className={`mt-5 ${notes === '' ? 'print:hidden' : 'print:break-inside-avoid'}`}
    >
      {isBlank ? (
        <button
          ref={button}
          type="button"
          onClick={onEdit}
          className="touchable -ml-3 inline-flex h-10 items-center gap-2.5 rounded-[10px] px-3 text-control text-ink-2 transition duration-150 ease-out hover:bg-sunken hover:text-ink"
        >
          <NotebookPen aria-hidden="true" className="size-[18px]" />
          {t('notes.add')}
        </button>
      ) : (
        <div className="flex min-h-10 items-start gap-2 print:hidden">
          <h2 className={`${sheetHeading} min-w-0 flex-1 pt-1`}>{t('notes.heading')}</h2>
          {!editor && (
            <IconButton ref={button} label={t('notes.edit')} onClick={onEdit}>
              <Pencil aria-hidden="true" />
            </IconButton>
          )}
        </div>
      )}
      {editor}
      {notes !== '' && (
        <div
          className={`max-w-[31.5rem] border-gold border-l-2 pl-4.5 print:border-ink-3 ${editor ? 'hidden print:block' : ''}`}
        >
          <p className="whitespace-pre-line text-step">{notes}</p>
          {day && (
            <time dateTime={writtenAt ?? ''} className="mt-1.5 block text-ink-3 text-small print:hidden">
              {day}
            </time>
          )}
        </div>
      )}
      <p role="status" className="sr-only">
        {said}
      </p>
    </section>
  )
}
