import { hasGuestRecipe } from '../browser/drop-guest-recipe.ts'
import { type Generate, HomeScreen } from '../screens/home-screen.tsx'
import { useSession } from '../session/session.ts'
import { lazyPart } from '../ui/lazy-part.ts'
import { guestRecipePart } from './screen-parts.ts'
import { signedInPart } from './signed-in-part.ts'

const guestHomePart = lazyPart(() => import('./guest-home.tsx'))

const generateForGuest: Generate = async (...request) => (await guestHomePart.load()).generateForGuest(...request)

/** Home for whoever is there. The signed-in cook's frame has fetched their part before it shows a screen. */
export function Home() {
  const { isAuthenticated } = useSession()
  const signedIn = isAuthenticated ? signedInPart.current() : undefined
  if (signedIn) return <signedIn.SignedInHome />
  return (
    <HomeScreen
      generate={generateForGuest}
      recipePart={guestRecipePart}
      optionsPart={guestHomePart}
      hasAside={hasGuestRecipe()}
    />
  )
}
