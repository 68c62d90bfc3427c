import { dropRecipeDraft, guestDraft } from './drop-recipe-draft.ts'
import { dropText } from './kept-text.ts'

/** Where the guest's recipe is kept, until the tab closes (specification §3). */
export const guestRecipeKey = 'temp-recipe'

/** Drops the guest's recipe and what they have changed of it. */
export function dropGuestRecipe(): void {
  dropText('session', guestRecipeKey)
  dropRecipeDraft(guestDraft)
}
