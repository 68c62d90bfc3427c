import { useState } from 'react'
import { useLocation } from 'react-router'
import { readGuestRecipe } from '../../browser/guest-recipe.ts'
import { keepGuestRecipe } from '../../browser/guest-recipe-kept.ts'
import { guestDraft } from '../../browser/recipe-draft-kept.ts'
import { LeadHome } from '../../session/lead-home.tsx'
import { Cooking } from './cooking.tsx'
import { guestRecipePath } from './guest-recipe.tsx'
import { withNote } from './use-cook-note.ts'
import { useToAccount } from './use-to-account.ts'

/** Cook mode for the recipe of this tab. */
export function GuestCookScreen() {
  const [recipe, setRecipe] = useState(readGuestRecipe)
  const isLink = useLocation().key === 'default'
  const toAccount = useToAccount()
  if (!recipe) return <LeadHome isRecipe={isLink} />
  const note = (text: string) => {
    const noted = { ...recipe, notes: withNote(recipe.notes, text), notes_updated_at: new Date().toISOString() }
    keepGuestRecipe(noted)
    setRecipe(noted)
    return Promise.resolve()
  }
  return (
    <Cooking
      recipe={recipe}
      path={guestRecipePath}
      viewId={recipe.id || guestDraft}
      onFavorite={() => toAccount(recipe, { makesFavorite: true })}
      onNote={note}
    />
  )
}
