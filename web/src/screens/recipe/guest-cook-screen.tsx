import { useState } from 'react'
import { useLocation } from 'react-router'
import { readGuestRecipe } from '../../browser/guest-recipe.ts'
import { LeadHome } from '../../session/lead-home.tsx'
import { Cooking } from './cooking.tsx'
import { guestRecipePath } from './guest-recipe.tsx'
import { useToAccount } from './use-to-account.ts'

/** Cook mode for the recipe of this tab. */
export function GuestCookScreen() {
  const [recipe] = useState(readGuestRecipe)
  const isLink = useLocation().key === 'default'
  const toAccount = useToAccount()
  if (!recipe) return <LeadHome isRecipe={isLink} />
  return (
    <Cooking recipe={recipe} path={guestRecipePath} onFavorite={() => toAccount(recipe, { makesFavorite: true })} />
  )
}
