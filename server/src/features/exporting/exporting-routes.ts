import { apiPrefix, calls } from '@roux/contract/calls'
import type { Preferences } from '@roux/contract/generation'
import type { Recipe } from '@roux/contract/recipe'
import { AppError } from '../../http/app-error.ts'
import type { Caller, ReachingUser } from '../../http/caller.ts'
import type { Handlers } from '../../http/endpoint-routes.ts'
import { createOnePerAccount } from '../../http/one-per-account.ts'
import { hashSecret, isSecret, newSecret } from '../../security/secrets.ts'
import type { Database } from '../../storage/database.ts'
import { writeRecipeFile } from '../../threads/write-recipe-file.ts'
import { exportFile } from './export-file.ts'
import { exportStore } from './export-store.ts'

interface Parts {
  readonly database: Database
  readonly appUrl: string
  /** Those with these ids that the user reaches, or all of the user's own. */
  readonly readRecipes: (user: ReachingUser, ids: readonly string[] | undefined) => AsyncIterable<Recipe>
  readonly hasRecipes: (user: ReachingUser, ids: readonly string[]) => Promise<boolean>
  readonly readPreferences: (userId: string) => Promise<Preferences>
}

/** What takes recipes elsewhere. */
export function createExporting({ database, appUrl, readRecipes, hasRecipes, readPreferences }: Parts) {
  const exports = createOnePerAccount()
  const store = exportStore(database)
  const offer = async (
    { user }: Caller,
    format: Parameters<typeof store.offer>[0]['format'],
    ids?: readonly string[],
  ) => {
    exports.assertFree(user.id)
    if (ids && !(await hasRecipes(user, ids))) throw new AppError('recipe_not_found')
    const token = newSecret()
    await store.offer({ userId: user.id, format, ids }, hashSecret(token))
    return { url: `${appUrl}${apiPrefix}${calls.takeExport.path.replace(':token', token)}` }
  }
  const handlers = {
    exportRecipes: ({ caller, body }) => offer(caller, body.format, body.ids),
    takeExport: async ({ params, address, signal, setHeader }) => {
      const taken = isSecret(params.token) ? await store.take(hashSecret(params.token)) : undefined
      if (!taken) throw new AppError('link_not_found')
      const { userId, format, ids, isSuperuser } = taken
      const file = await exportFile(format, {
        recipes: readRecipes({ id: userId, is_superuser: isSuperuser }, ids),
        clock: database.clock,
        isOne: ids?.length === 1,
        preferences: () => readPreferences(userId),
        write: (recipe, as, name) => writeRecipeFile({ caller: address, signal }, recipe, as, name),
      })
      if (!file) throw new AppError('recipe_not_found')
      const streamed = exports.hold(userId, signal, file.pieces)
      setHeader('content-disposition', file.disposition)
      return { streamed, type: file.type }
    },
  } satisfies Partial<Handlers>
  return {
    handlers,
    clearExpired: store.clearExpired,
    /** With the export of the account, which is as much work. */
    onePerAccount: exports,
  }
}
