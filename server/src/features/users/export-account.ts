import type { AccountExport } from '@roux/contract/export'
import type { User } from '@roux/contract/user'
import { type Clock, toTimestamp } from '../../clock.ts'
import type { PreferencesStore } from './preferences-store.ts'
import type { SessionStore } from './session-store.ts'

/** What the account has of recipes, as the entries of JSON lists, several in each piece. */
export type ExportRecipes = (userId: string) => {
  readonly recipes: AsyncIterable<string>
  readonly recipesJsonLd: AsyncIterable<string>
}

/** What the writing of recipes has taken for the account. */
export type ListGenerations = (userId: string) => Promise<AccountExport['generations']>

/** The links to the account's recipes. */
export type ListLinks = (userId: string) => Promise<AccountExport['links']>

interface Parts {
  readonly preferences: PreferencesStore
  readonly sessions: SessionStore
  readonly exportRecipes: ExportRecipes
  readonly listGenerations: ListGenerations
  readonly listLinks: ListLinks
  readonly clock: Clock
}

/** Everything that is kept of an account: an `AccountExport` as JSON, made piece by piece. */
export async function* exportAccount(parts: Parts, user: User): AsyncGenerator<string> {
  const { recipes, recipesJsonLd } = parts.exportRecipes(user.id)
  const preferences = await parts.preferences.read(user.id)
  const head = JSON.stringify({ exported_at: toTimestamp(parts.clock()), user, preferences })
  yield `${head.slice(0, -1)},"recipes":[`
  yield* joined(recipes)
  yield '],"recipes_json_ld":['
  yield* joined(recipesJsonLd)
  yield `],"generations":${JSON.stringify(await parts.listGenerations(user.id))}`
  yield `,"links":${JSON.stringify(await parts.listLinks(user.id))}`
  yield `,"sessions":${JSON.stringify(await parts.sessions.list(user.id))}}`
}

async function* joined(values: AsyncIterable<string>): AsyncGenerator<string> {
  let isFirst = true
  for await (const value of values) {
    yield isFirst ? value : `,${value}`
    isFirst = false
  }
}
