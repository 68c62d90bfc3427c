import { lazyPart } from '../ui/lazy-part.ts'

// The same for screens that only signed-in cooks see, so that a guest's first page knows nothing of them.
export const recipePart = lazyPart(() => import('../screens/recipe/recipe-screen.tsx'))
export const adminPart = lazyPart(() => import('../screens/admin-screen.tsx'))
