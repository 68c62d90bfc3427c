import type { AccountExport } from '@roux/contract/export'
import type { User } from '@roux/contract/user'
import type { PreferencesStore } from './preferences-store.ts'
import type { SessionStore } from './session-store.ts'

/** What the account has of recipes. */
export type ExportRecipes = (userId: string) => Promise<Pick<AccountExport, 'recipes' | 'recipes_json_ld'>>

interface Parts {
  readonly preferences: PreferencesStore
  readonly sessions: SessionStore
  readonly exportRecipes: ExportRecipes
}

/** Everything that is kept of an account. */
export async function exportAccount(parts: Parts, user: User): Promise<AccountExport> {
  return {
    exported_at: new Date().toISOString(),
    user,
    preferences: await parts.preferences.read(user.id),
    ...(await parts.exportRecipes(user.id)),
    sessions: await parts.sessions.list(user.id),
  }
}
