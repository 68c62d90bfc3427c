import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { generatePublicRecipe, type RecipeOrder, type Watch } from '../api/generate-recipe.ts'
import { keepGuestPreferences, readGuestPreferences } from '../browser/guest-preferences.ts'
import { keepGuestRecipe, readGuestRecipe } from '../browser/guest-recipe.ts'
import { HomeScreen, type OptionsProps } from '../screens/home-screen.tsx'
import { useSession } from '../session/session.ts'
import { preloadable } from '../ui/preloadable.tsx'
import { OptionsWithDialog } from './options-with-dialog.tsx'
import { screens } from './screens.ts'

const CookHome = preloadable(async () => (await import('./cook-parts.tsx')).CookHome)

/** Home for whoever is there. */
export function Home() {
  return useSession().isAuthenticated ? <CookHome /> : <GuestHome />
}

function GuestHome() {
  return (
    <HomeScreen
      generate={generateForGuest}
      Options={GuestOptions}
      aside={<WayBack />}
      recipeScreen={screens.GuestRecipe}
    />
  )
}

/** What a guest can set beside the prompt. */
function GuestOptions(props: OptionsProps) {
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

/** The way back to the recipe that a guest still has in this tab. */
function WayBack() {
  const { t } = useTranslation()
  const [recipe] = useState(readGuestRecipe)
  if (!recipe) return null
  return (
    <p className="mt-4 max-w-[720px] text-balance px-5 text-center text-ink-3 text-small wrap-anywhere">
      <Link
        to="/recipe/guest"
        className="text-ink underline decoration-accent underline-offset-[3px] transition-colors duration-150 hover:text-accent pointer-coarse:inline-block pointer-coarse:py-3"
      >
        {t('guestRecipe.back', { title: recipe.title })}
      </Link>{' '}
      <span className="block">{t('guestRecipe.note')}</span>
    </p>
  )
}

/** Has a recipe written and keeps it in the browser; gives the address of its page. */
async function generateForGuest(order: RecipeOrder, watch: Watch): Promise<string> {
  // Nobody else knows them: what a guest must not eat goes with every request.
  const preferences = order.options.preferences ?? readGuestPreferences()
  keepGuestRecipe(await generatePublicRecipe({ ...order, options: { ...order.options, preferences } }, watch))
  return '/recipe/guest'
}
