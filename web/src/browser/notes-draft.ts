import { fieldsOf } from '@roux/contract/fields-of'
import { dropText, keepText, readText } from './kept-text.ts'
import { parseJson } from './parse-json.ts'

/** Notes that are being written. They survive reloading and leaving the page, until they are saved or cancelled. */
export interface NotesDraft {
  notes: string
  /** Names the recipe's content and notes that they were begun on. */
  etag?: string | undefined
}

export function keepNotesDraft(id: string, draft: NotesDraft): void {
  keepText('session', keyOf(id), JSON.stringify(draft))
}

/** The notes of a recipe that are not saved yet; what are none is dropped. */
export function readNotesDraft(id: string): NotesDraft | undefined {
  const text = readText('session', keyOf(id))
  if (text === undefined) return undefined
  const { notes, etag } = fieldsOf(parseJson(text))
  if (typeof notes === 'string') return { notes, ...(typeof etag === 'string' && { etag }) }
  dropNotesDraft(id)
  return undefined
}

export function dropNotesDraft(id: string): void {
  dropText('session', keyOf(id))
}

function keyOf(id: string): string {
  return `notes-draft:${id}`
}
