import type { Ref } from 'react'
import { useNavigate } from 'react-router'
import { useGuestPreferences } from '../../browser/guest-preferences.ts'
import { keepGuestRecipe } from '../../browser/guest-recipe-kept.ts'
import { dropRecipeDraft, newDraft } from '../../browser/recipe-draft-kept.ts'
import { useAskToLogIn } from '../../features/login-required/ask-to-log-in.ts'
import { guestRecipePath } from './guest-recipe.tsx'
import { NewRecipeEditing } from './new-recipe-editing.tsx'

/** A guest's new recipe becomes the recipe of this tab; saving it for good needs an account. */
export function GuestNewRecipe({ heading }: { heading: Ref<HTMLHeadingElement> }) {
  const navigate = useNavigate()
  const profile = useGuestPreferences()
  const askToLogIn = useAskToLogIn()
  return (
    <NewRecipeEditing
      heading={heading}
      profile={profile}
      onSave={async (recipe) => {
        keepGuestRecipe(recipe)
        dropRecipeDraft(newDraft)
        askToLogIn({ keepsRecipe: true })
        await navigate(guestRecipePath, { replace: true })
      }}
    />
  )
}
