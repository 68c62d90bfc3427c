import { lazyPart } from '../ui/lazy-part.ts'

export const guestRecipePart = lazyPart(() => import('../screens/guest-recipe-screen.tsx'))
