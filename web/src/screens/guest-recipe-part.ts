import { lazyPart } from '../ui/lazy-part.ts'

export const guestRecipePart = lazyPart(() => import('./guest-recipe-screen.tsx'))
