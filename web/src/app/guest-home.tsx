import { useState } from 'react'
import { generatePublicRecipe, type RecipeOrder, type Watch } from '../api/generate-recipe.ts'
import { keepGuestPreferences, readGuestPreferences } from '../browser/guest-preferences.ts'
import { keepGuestRecipe } from '../browser/guest-recipe.ts'
import type { OptionsProps } from '../screens/home-screen.tsx'
import { OptionsWithDialog } from './options-with-dialog.tsx'

/** What a guest can set beside the prompt. */
export function Options(props: OptionsProps) {
  const [own, setOwn] = useState(readGuestPreferences)
  return (
    <OptionsWithDialog
      {...props}
      own={own}
      isGuest
      onSave={(preferences) => {
        keepGuestPreferences(preferences)
        setOwn(preferences)
        return Promise.resolve()
      }}
    />
  )
}

/** Has a recipe written and keeps it in the browser; gives the address of its page. */
export async function generateForGuest(order: RecipeOrder, watch: Watch): Promise<string> {
  // Nobody else knows them: what a guest must not eat goes with every request.
  const preferences = order.options.preferences ?? readGuestPreferences()
  keepGuestRecipe(await generatePublicRecipe({ ...order, options: { ...order.options, preferences } }, watch))
  return '/recipe/guest'
}
