import { generatePublicRecipe } from '../api/generate-recipe.ts'
import { keepGuestRecipe } from '../browser/guest-recipe.ts'
import { HomeScreen } from '../screens/home-screen.tsx'
import { useSession } from '../session/session.ts'
import { guestRecipePart } from './screen-parts.ts'
import { signedInPart } from './signed-in-part.ts'

/** Home for whoever is there. The signed-in cook's frame has fetched their part before it shows a screen. */
export function Home() {
  const { isAuthenticated } = useSession()
  const signedIn = isAuthenticated ? signedInPart.current() : undefined
  if (signedIn) return <signedIn.SignedInHome />
  return <HomeScreen generate={generateForGuest} recipePart={guestRecipePart} />
}

async function generateForGuest(prompt: string, signal: AbortSignal): Promise<string> {
  keepGuestRecipe(await generatePublicRecipe(prompt, signal))
  return '/recipe/guest'
}
