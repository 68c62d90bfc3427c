import { type ReadRecipe, readRecipe } from '@roux/contract/read-recipe'
import { dropKeptGuestRecipe, readKeptGuestRecipe } from './guest-recipe-kept.ts'
import { readNotesDraft } from './notes-draft.ts'
import { readRecipeDraft } from './recipe-draft.ts'
import { guestDraft } from './recipe-draft-kept.ts'

/** The guest's recipe, read leniently. What is no recipe, or has no title, is dropped. */
export function readGuestRecipe(): ReadRecipe | undefined {
  const recipe = readRecipe(readKeptGuestRecipe())
  if (recipe === undefined) dropKeptGuestRecipe()
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
