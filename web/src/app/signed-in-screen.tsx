import { signedInPart } from './signed-in-part.ts'

/** A screen that comes with the signed-in cook's frame, which has been fetched before it shows a screen. */
export function SignedInScreen({ name }: { name: 'RecipeRoute' | 'AdminRoute' }) {
  const Screen = signedInPart.current()?.[name]
  return Screen && <Screen />
}
