import type { ReadRecipe } from '@roux/contract/read-recipe'
import { type ReactNode, type Ref, startTransition, useEffect, useImperativeHandle, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { dropNotesDraft, keepNotesDraft, type NotesDraft, readNotesDraft } from '../../browser/notes-draft.ts'
import { RecipeNotes } from '../../features/recipe/recipe-notes.tsx'
import { LazyBoundary } from '../../ui/lazy-boundary.tsx'
import { preloadable } from '../../ui/preloadable.tsx'
import { showToast } from '../../ui/toast.ts'

export const NotesEditor = preloadable(
  async () => (await import('../../features/recipe-edit/notes-editor.tsx')).NotesEditor,
)

/** What opens the notes from elsewhere on the page. */
export interface NotesOpener {
  open(): void
}

interface NotesSectionProps {
  ref: Ref<NotesOpener>
  /** Names what is typed in the browser. */
  draftId: string
  recipe: Pick<ReadRecipe, 'notes' | 'notes_updated_at'>
  etag?: string | undefined
  /** Throws where they cannot be saved; says `conflict` where the recipe is no longer what this ETag names. */
  onSave(notes: string, etag: string | undefined): Promise<'done' | 'conflict'>
  /** Fetches what was saved elsewhere. */
  onTakeTheirs?(): Promise<void>
}

/** The cook's notes under the directions, written where they stand. What is typed is kept until it is saved. */
export function NotesSection({ ref, draftId, recipe, etag, onSave, onTakeTheirs }: NotesSectionProps) {
  const { t } = useTranslation()
  const [draft, setDraft] = useState<NotesDraft | undefined>(() => readNotesDraft(draftId))
  const [wasOpened, setWasOpened] = useState(false)
  const [said, setSaid] = useState('')
  const typed = useRef(draft)
  const button = useRef<HTMLButtonElement>(null)
  const hasClosed = useRef(false)

  useEffect(() => {
    if (draft || !hasClosed.current) return
    hasClosed.current = false
    button.current?.focus()
  }, [draft])

  const open = (begun: NotesDraft) => {
    typed.current = begun
    startTransition(() => {
      setSaid('')
      setWasOpened(true)
      setDraft(begun)
    })
  }
  useImperativeHandle(ref, () => ({
    open() {
      if (!draft) open({ notes: recipe.notes, etag })
      button.current?.scrollIntoView({ block: 'center' })
    },
  }))
  const close = (what: string) => {
    dropNotesDraft(draftId)
    hasClosed.current = true
    setSaid(what)
    setDraft(undefined)
  }
  const putAside = (what: string) => {
    const aside = typed.current
    close('')
    if (!aside || aside.notes.trim() === recipe.notes) return
    const bringBack = () => {
      keepNotesDraft(draftId, aside)
      open(aside)
    }
    void showToast('info', what, { label: t('edit.undo'), onClick: bringBack }, `notes ${draftId}`)
  }

  const notesWith = (editor?: ReactNode) => (
    <RecipeNotes
      notes={recipe.notes}
      writtenAt={recipe.notes_updated_at}
      said={said}
      button={button}
      onEdit={() => open({ notes: recipe.notes, etag })}
      editor={editor}
    />
  )
  return (
    <LazyBoundary
      loading={notesWith()}
      missing={notesWith()}
      onMissing={() => setDraft(undefined)}
      resetKey={draft === undefined}
    >
      {notesWith(
        draft && (
          <NotesEditor
            notes={draft.notes}
            takesFocus={wasOpened}
            onChange={(notes) => {
              typed.current = { ...draft, notes }
              keepNotesDraft(draftId, typed.current)
            }}
            onSave={async (notes, isForced) => {
              const outcome = await onSave(notes, isForced ? undefined : draft.etag)
              if (outcome === 'done') close(t('notes.saved'))
              return outcome
            }}
            onCancel={() => putAside(t('edit.cancelled'))}
            onTakeTheirs={async () => {
              await onTakeTheirs?.()
              putAside(t('edit.putAside'))
            }}
          />
        ),
      )}
    </LazyBoundary>
  )
}
