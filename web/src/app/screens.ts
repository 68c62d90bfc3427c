import { preloadable } from '../ui/preloadable.tsx'

/** The screens that are fetched when they are first shown, or shortly before; home comes with the first page. */
export const screens = {
  Login: preloadable(async () => (await import('../screens/auth/login-screen.tsx')).LoginScreen),
  Register: preloadable(async () => (await import('../screens/auth/register-screen.tsx')).RegisterScreen),
  RecoverPassword: preloadable(
    async () => (await import('../screens/auth/recover-password-screen.tsx')).RecoverPasswordScreen,
  ),
  ResetPassword: preloadable(
    async () => (await import('../screens/auth/reset-password-screen.tsx')).ResetPasswordScreen,
  ),
  NewRecipe: preloadable(async () => (await import('../screens/recipe/new-recipe-screen.tsx')).NewRecipeScreen),
  GuestRecipe: preloadable(async () => (await import('../screens/recipe/guest-recipe-screen.tsx')).GuestRecipeScreen),
  Recipe: preloadable(async () => (await import('../screens/recipe/recipe-screen.tsx')).RecipeScreen),
  Cook: preloadable(async () => (await import('../screens/recipe/cook-screen.tsx')).CookScreen),
  GuestCook: preloadable(async () => (await import('../screens/recipe/guest-cook-screen.tsx')).GuestCookScreen),
  History: preloadable(async () => (await import('../screens/recipe/history-screen.tsx')).HistoryScreen),
  Shared: preloadable(async () => (await import('../screens/recipe/shared-recipe-screen.tsx')).SharedRecipeScreen),
  SharedCook: preloadable(async () => (await import('../screens/recipe/shared-cook-screen.tsx')).SharedCookScreen),
  BringIn: preloadable(async () => (await import('../screens/recipe/bring-in-screen.tsx')).BringInScreen),
  Library: preloadable(async () => (await import('../screens/recipe/library-screen.tsx')).LibraryScreen),
  Deleted: preloadable(async () => (await import('../screens/recipe/deleted-screen.tsx')).DeletedScreen),
  Admin: preloadable(async () => (await import('../screens/admin-screen.tsx')).AdminScreen),
}
