import type { Ref } from 'react'
import { useNavigate } from 'react-router'
import { usePreferences } from '../../api/preferences.ts'
import { useCreateRecipe } from '../../api/recipes.ts'
import { dropGuestRecipe } from '../../browser/guest-recipe-kept.ts'
import { dropRecipeDraft, newDraft } from '../../browser/recipe-draft-kept.ts'
import { useIsOwn } from '../../session/use-is-own.ts'
import { NewRecipeEditing } from './new-recipe-editing.tsx'
import { recipePath } from './recipe-path.ts'

/** A new recipe goes to the cook's account, and the cook to its page. */
export function CookNewRecipe({ heading }: { heading: Ref<HTMLHeadingElement> }) {
  const navigate = useNavigate()
  const { data: profile } = usePreferences()
  const { mutateAsync: create } = useCreateRecipe(useIsOwn())
  return (
    <NewRecipeEditing
      heading={heading}
      profile={profile}
      onSave={async (recipe) => {
        const created = await create(recipe)
        dropRecipeDraft(newDraft)
        // It may have been the recipe of this tab, which the account has now.
        dropGuestRecipe()
        await navigate(recipePath(created.id), { replace: true })
      }}
    />
  )
}
