import { dropRecipeDraft, guestDraft } from './drop-recipe-draft.ts'
import { dropText, readText } from './kept-text.ts'

/** Where the guest's recipe is kept, until the tab closes (specification §3). */
export const guestRecipeKey = 'temp-recipe'

/** Drops the guest's recipe and what they have changed of it. */
export function dropGuestRecipe(): void {
  dropText('session', guestRecipeKey)
  dropRecipeDraft(guestDraft)
}

/** Whether the tab keeps something that may be a recipe. */
export function hasGuestRecipe(): boolean {
  return readText('session', guestRecipeKey) !== undefined
}
