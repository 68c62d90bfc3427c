import type { AccountExport } from '@roux/contract/export'
import type { User } from '@roux/contract/user'
import type { SessionStore } from './session-store.ts'

/** What the account has of recipes. */
export type ExportRecipes = (userId: string) => Promise<Pick<AccountExport, 'recipes' | 'recipes_json_ld'>>

interface Parts {
  readonly sessions: SessionStore
  readonly exportRecipes: ExportRecipes
}

/** Everything that is kept of an account. */
export async function exportAccount({ sessions, exportRecipes }: Parts, user: User): Promise<AccountExport> {
  return {
    exported_at: new Date().toISOString(),
    user,
    ...(await exportRecipes(user.id)),
    sessions: await sessions.list(user.id),
  }
}
