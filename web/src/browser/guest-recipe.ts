import { type ReadRecipe, readRecipe } from '@roux/contract/read-recipe'
import { dropText, keepText, readText } from './kept-text.ts'
import { readNotesDraft } from './notes-draft.ts'
import { parseJson } from './parse-json.ts'
import { dropRecipeDraft, guestDraft, readRecipeDraft } from './recipe-draft.ts'

/** Where the guest's recipe is kept, until the tab closes (specification §3). */
const key = 'temp-recipe'

/** Keeps a guest's recipe as it was received, until the tab closes. */
export function keepGuestRecipe(received: unknown): void {
  keepText('session', key, JSON.stringify(received))
  dropRecipeDraft(guestDraft)
}

/** The guest's recipe, read leniently. What is no recipe, or has no title, is dropped. */
export function readGuestRecipe(): ReadRecipe | undefined {
  const text = readText('session', key)
  if (text === undefined) return undefined
  const recipe = readRecipe(parseJson(text))
  if (recipe === undefined) dropText('session', key)
  return recipe
}

/** Drops the guest's recipe and what they have changed of it. */
export function dropGuestRecipe(): void {
  dropText('session', key)
  dropRecipeDraft(guestDraft)
}

/** The guest's recipe with what they have changed of it, which only an account can save. */
export function readEditedGuestRecipe(): ReadRecipe | undefined {
  const recipe = readGuestRecipe()
  const draft = readRecipeDraft(guestDraft)
  const edited = recipe && draft ? (readRecipe({ ...recipe, ...draft.values }) ?? recipe) : recipe
  const noted = edited && readNotesDraft(edited.id || guestDraft)
  return edited && noted ? { ...edited, notes: noted.notes } : edited
}
