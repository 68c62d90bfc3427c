import { type Kysely, sql } from 'kysely'
import type { LimitSettings } from '../../limit-settings.ts'
import type { Database } from '../../storage/database.ts'
import type { Tables } from '../../storage/tables.ts'

export type SpaceLimits = Pick<LimitSettings, 'accountRecipes' | 'accountBytes'>

/** What an account keeps, deleted recipes and earlier contents among it. */
export interface Space {
  readonly recipes: number
  /** Of text. */
  readonly bytes: number
}

/** The space of an account, and of whom it is. */
interface AccountSpace extends Space {
  readonly email: string
}

export interface AccountSpaceStore {
  of(userId: string): Promise<Space>
  /** The accounts that keep most, the fullest first. */
  fullest(limit: number): Promise<AccountSpace[]>
}

const sums = {
  recipes: sql<number>`count(*)`,
  bytes: sql<number>`coalesce(sum(recipes.text_bytes + recipes.version_bytes), 0)`,
}

export function accountSpaceStore({ db }: Database): AccountSpaceStore {
  return {
    of: (userId) => spaceOf(db, userId),
    fullest: (limit) =>
      db
        .selectFrom('recipes')
        .innerJoin('users', 'users.id', 'recipes.user_id')
        .select(['users.email', sums.recipes.as('recipes'), sums.bytes.as('bytes')])
        .groupBy(['recipes.user_id', 'users.email'])
        .orderBy('bytes', 'desc')
        .orderBy('users.email')
        .limit(limit)
        .execute(),
  }
}

/** An index holds what is summed up: for the most recipes of an account that is a millisecond. */
export async function spaceOf(db: Kysely<Tables>, userId: string): Promise<Space> {
  return await db
    .selectFrom('recipes')
    .select([sums.recipes.as('recipes'), sums.bytes.as('bytes')])
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
}

/** Whether nothing new is kept; 0 is no limit. */
export function isFull({ recipes, bytes }: Space, { accountRecipes, accountBytes }: SpaceLimits): boolean {
  return (accountRecipes > 0 && recipes >= accountRecipes) || (accountBytes > 0 && bytes >= accountBytes)
}
