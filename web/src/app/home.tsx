import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useOutletContext } from 'react-router'
import type { RecipeOrder } from '../api/generate-recipe.ts'
import type { Watch } from '../api/read-recipe-stream.ts'
import { keepGuestPreferences, readGuestPreferences } from '../browser/guest-preferences.ts'
import { keepGuestRecipe, readGuestTitle } from '../browser/guest-recipe-kept.ts'
import { fetchWhenIdle } from '../browser/when-idle.ts'
import { HomeScreen, type OptionsProps } from '../screens/home-screen.tsx'
import { useSession } from '../session/session.ts'
import { LazyBoundary } from '../ui/lazy-boundary.tsx'
import { Link } from '../ui/link.tsx'
import { fetchPart, preloadable } from '../ui/preloadable.tsx'
import type { CookCache } from './cook-parts.tsx'
import { OptionsWithDialog } from './options-with-dialog.tsx'
import { screens } from './screens.ts'
import { SessionCheck } from './session-check.tsx'

const generating = () => import('../api/generate-recipe.ts')

const OptionsOfCook = preloadable(async () => (await import('./cook-parts.tsx')).CookOptions)

/** Home for whoever is there. It stands while the session is checked, and goes on when that is done. */
export function Home() {
  const { user, loading, isOffline } = useSession()
  if (isOffline) return <SessionCheck />
  return user || loading ? <CookHome /> : <GuestHome />
}

function CookHome() {
  const { user } = useSession()
  const cache = useOutletContext<CookCache>()
  const [cook, setCook] = useState({ id: user?.id, number: 0 })
  // What was set for one cook is nothing to the next.
  if (user && user.id !== cook.id) setCook({ id: user.id, number: cook.id ? cook.number + 1 : cook.number })
  const generate = async (order: RecipeOrder, watch: Watch) =>
    (await fetchPart(() => import('./cook-parts.tsx'))).generateForCook(cache, order, watch)
  return (
    <HomeScreen key={cook.number} generate={user && generate} Options={CookOptions} recipeScreen={screens.Recipe} />
  )
}

/** What a cook can set beside the prompt, as soon as it is known what they have set for good. */
function CookOptions(props: OptionsProps) {
  const { user } = useSession()
  const cache = useOutletContext<CookCache>()
  const place = <span className="flex-1" />
  return (
    <LazyBoundary loading={place} missing={place}>
      {user ? <OptionsOfCook cache={cache} {...props} /> : place}
    </LazyBoundary>
  )
}

function GuestHome() {
  // So that a network that goes away is met by what can say so.
  useEffect(() => fetchWhenIdle(() => void fetchPart(generating).catch(() => undefined)), [])
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
  const [title] = useState(readGuestTitle)
  if (title === '') return null
  return (
    <p className="mt-4 max-w-[720px] text-balance px-5 text-center text-ink-3 text-small wrap-anywhere">
      <Link
        to="/recipe/guest"
        className="text-ink underline decoration-accent underline-offset-[3px] transition-colors duration-150 hover:text-accent pointer-coarse:inline-block pointer-coarse:py-3"
      >
        {t('guestRecipe.back', { title })}
      </Link>{' '}
      <span className="block">{t('guestRecipe.note')}</span>
    </p>
  )
}

/** Has a recipe written and keeps it in the browser; gives the address of its page. */
async function generateForGuest(order: RecipeOrder, watch: Watch): Promise<string> {
  // Nobody else knows them: what a guest must not eat goes with every request.
  const preferences = order.options.preferences ?? readGuestPreferences()
  const { generatePublicRecipe } = await fetchPart(generating)
  keepGuestRecipe(await generatePublicRecipe({ ...order, options: { ...order.options, preferences } }, watch))
  return '/recipe/guest'
}
