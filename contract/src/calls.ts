/** Where the API lives. */
export const apiPrefix = '/api/v1'

/** The version the API document carries (specification §9). */
export const apiVersion = '0.1.0'

/** Method and path of every call. Kept apart from the schemas, so that the web app's entry needs no validation code. */
export const calls = {
  generatePublicRecipe: { method: 'POST', path: '/recipes/generate-public' },
} as const satisfies Record<string, { method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'; path: `/${string}` }>

export type CallName = keyof typeof calls
