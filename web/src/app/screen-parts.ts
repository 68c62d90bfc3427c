import { lazyPart } from '../ui/lazy-part.ts'

// The screens that are fetched when they are first shown. Each file exports its `Screen`.
export const loginPart = lazyPart(() => import('../screens/auth/login-screen.tsx'))
export const registerPart = lazyPart(() => import('../screens/auth/register-screen.tsx'))
export const recoverPasswordPart = lazyPart(() => import('../screens/auth/recover-password-screen.tsx'))
export const resetPasswordPart = lazyPart(() => import('../screens/auth/reset-password-screen.tsx'))
export const newRecipePart = lazyPart(() => import('../screens/recipe/new-recipe-screen.tsx'))
export const guestRecipePart = lazyPart(() => import('../screens/recipe/guest-recipe-screen.tsx'))
