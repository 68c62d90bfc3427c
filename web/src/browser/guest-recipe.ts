import { type ReadRecipe, readRecipe } from '@roux/contract/read-recipe'
import { guestRecipeKey } from './drop-guest-recipe.ts'
import { dropRecipeDraft, guestDraft } from './drop-recipe-draft.ts'
import { dropText, keepText, readText } from './kept-text.ts'
import { readNotesDraft } from './notes-draft.ts'
import { parseJson } from './parse-json.ts'
import { readRecipeDraft } from './recipe-draft.ts'

/** Keeps a guest's recipe as it was received, until the tab closes. */
export function keepGuestRecipe(received: unknown): void {
  keepText('session', guestRecipeKey, JSON.stringify(received))
  dropRecipeDraft(guestDraft)
}

/** The guest's recipe, read leniently. What is no recipe, or has no title, is dropped. */
export function readGuestRecipe(): ReadRecipe | undefined {
  const text = readText('session', guestRecipeKey)
  if (text === undefined) return undefined
  const recipe = readRecipe(parseJson(text))
  if (recipe === undefined) dropText('session', guestRecipeKey)
  return recipe
}

/** The guest's recipe with what they have changed of it, which only an account can save. */
export function readEditedGuestRecipe(): ReadRecipe | undefined {
  const recipe = readGuestRecipe()
  const draft = readRecipeDraft(guestDraft)
  const edited = recipe && draft ? (readRecipe({ ...recipe, ...draft.values }) ?? recipe) : recipe
  const noted = edited && readNotesDraft(edited.id || guestDraft)
  return edited && noted ? { ...edited, notes: noted.notes } : edited
}
