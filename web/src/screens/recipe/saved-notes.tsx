import type { ReadRecipe } from '@roux/contract/read-recipe'
import { ApiError } from '../../api/api-error.ts'
import { useUpdateRecipe } from '../../api/recipes.ts'
import { NotesSection } from './notes-section.tsx'

interface SavedNotesProps {
  id: string
  recipe: ReadRecipe
  etag: string | undefined
  /** Fetches what the server has now. */
  onTakeTheirs(): Promise<void>
}

/** The notes on a saved recipe of the cook's own. */
export function SavedNotes({ id, recipe, etag, onTakeTheirs }: SavedNotesProps) {
  const { mutateAsync: update } = useUpdateRecipe()
  const save = async (notes: string, ifMatch: string | undefined) => {
    try {
      await update({ id, change: { notes }, ifMatch })
      return 'done'
    } catch (cause) {
      if (cause instanceof ApiError && cause.status === 412) return 'conflict'
      throw cause
    }
  }
  return <NotesSection draftId={id} recipe={recipe} etag={etag} onSave={save} onTakeTheirs={onTakeTheirs} />
}
