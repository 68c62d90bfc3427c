import { useState } from 'react'
import { logFailure } from '../../browser/log-failure.ts'
import { dropNotesDraft, keepNotesDraft, readNotesDraft } from '../../browser/notes-draft.ts'

/** What a cook notes at the end. It is kept while it is typed, until `save` has added it to the notes of the recipe. */
export function useCookNote(recipeId: string, add: ((text: string) => Promise<void>) | undefined) {
  const draftId = `cook:${recipeId}`
  const [text, setText] = useState(() => readNotesDraft(draftId)?.notes ?? '')
  const [isSaving, setIsSaving] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)
  return {
    text,
    isSaving,
    hasFailed,
    onChange(typed: string) {
      setText(typed)
      keepNotesDraft(draftId, { notes: typed })
    },
    /** Says whether nothing is left to save. */
    async save(): Promise<boolean> {
      const note = text.replaceAll('\0', '').toWellFormed().trim()
      if (isSaving) return false
      if (note === '' || !add) return true
      setIsSaving(true)
      try {
        await add(note)
        dropNotesDraft(draftId)
        return true
      } catch (cause) {
        logFailure('saving notes failed', cause)
        setHasFailed(true)
        setIsSaving(false)
        return false
      }
    },
  }
}

/** The notes of a recipe with another one after them. */
export function withNote(notes: string, note: string): string {
  return notes === '' ? note : `${notes}\n${note}`
}
