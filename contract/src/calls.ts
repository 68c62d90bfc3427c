/** Where the API lives. */
export const apiPrefix = '/api/v1'

/** The version the API document carries (specification §9). */
export const apiVersion = '0.1.0'

/** Method and path of every call. Kept apart from the schemas, so that the web app's entry needs no validation code. */
export const calls = {
  logIn: { method: 'POST', path: '/login/access-token' },
  testToken: { method: 'POST', path: '/login/test-token' },
  logOut: { method: 'POST', path: '/login/logout' },
  recoverPassword: { method: 'POST', path: '/password-recovery/:email' },
  readRecoveryMail: { method: 'POST', path: '/password-recovery-html-content/:email' },
  resetPassword: { method: 'POST', path: '/reset-password/' },

  signUp: { method: 'POST', path: '/users/signup' },
  readMe: { method: 'GET', path: '/users/me' },
  updateMe: { method: 'PATCH', path: '/users/me' },
  updateMyPassword: { method: 'PATCH', path: '/users/me/password' },
  readPreferences: { method: 'GET', path: '/users/me/preferences' },
  updatePreferences: { method: 'PATCH', path: '/users/me/preferences' },
  exportMe: { method: 'GET', path: '/users/me/export' },
  readSpace: { method: 'GET', path: '/users/me/space' },
  listTags: { method: 'GET', path: '/users/me/tags' },
  deleteMe: { method: 'DELETE', path: '/users/me' },
  listUsers: { method: 'GET', path: '/users/' },
  createUser: { method: 'POST', path: '/users/' },
  readUser: { method: 'GET', path: '/users/:user_id' },
  updateUser: { method: 'PATCH', path: '/users/:user_id' },
  deleteUser: { method: 'DELETE', path: '/users/:user_id' },

  listRecipes: { method: 'GET', path: '/recipes/' },
  createRecipe: { method: 'POST', path: '/recipes/' },
  readRecipe: { method: 'GET', path: '/recipes/:id' },
  updateRecipe: { method: 'PUT', path: '/recipes/:id' },
  deleteRecipe: { method: 'DELETE', path: '/recipes/:id' },
  restoreRecipe: { method: 'POST', path: '/recipes/:id/restore' },
  clearDeletedRecipe: { method: 'DELETE', path: '/recipes/:id/deleted' },
  exportRecipes: { method: 'POST', path: '/recipes/export' },
  changeRecipes: { method: 'POST', path: '/recipes/changes' },
  bringIn: { method: 'POST', path: '/recipes/import' },
  listRecipeVersions: { method: 'GET', path: '/recipes/:id/versions' },
  readRecipeNutrition: { method: 'GET', path: '/recipes/:id/nutrition' },
  readInstead: { method: 'GET', path: '/recipes/:id/instead' },
  restoreRecipeVersion: { method: 'POST', path: '/recipes/:id/versions/:version/restore' },

  about: { method: 'GET', path: '/about' },
  shareRecipe: { method: 'POST', path: '/recipes/:id/share' },
  readShare: { method: 'GET', path: '/recipes/:id/share' },
  revokeShare: { method: 'DELETE', path: '/recipes/:id/share' },
  listLinks: { method: 'GET', path: '/admin/links' },
  takeExport: { method: 'GET', path: '/exports/:token' },
  readShared: { method: 'GET', path: '/shared/:token' },

  generateRecipe: { method: 'POST', path: '/recipes/generate' },
  generatePublicRecipe: { method: 'POST', path: '/recipes/generate-public' },
  improveRecipe: { method: 'POST', path: '/recipes/:id/improve' },
  askRecipe: { method: 'POST', path: '/recipes/:id/ask' },

  readInstallation: { method: 'GET', path: '/admin/installation' },
  runChecks: { method: 'POST', path: '/admin/checks' },
  readUsage: { method: 'GET', path: '/admin/usage' },
  listSpace: { method: 'GET', path: '/admin/space' },
  listBackups: { method: 'GET', path: '/admin/backups' },
  makeBackup: { method: 'POST', path: '/admin/backups' },
} as const satisfies Record<string, { method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'; path: `/${string}` }>

export type CallName = keyof typeof calls
