import type { Database, Executor } from '../../storage/database.ts'

/** A link as it is stored. Its secret too, since its owner may see it again; it opens nothing that does not lie beside it. */
export interface StoredShare {
  readonly recipe_id: string
  readonly token: string
  readonly expires_at: string | null
  readonly published: boolean
  readonly created_at: string
}

export interface StoredLink extends StoredShare {
  readonly title: string
  readonly email: string
}

export interface ShareStore {
  /** To recipes that are there, newest first: those of one account, or of all. */
  list(of: { readonly ownerId?: string; readonly skip?: number; readonly limit?: number }): Promise<StoredLink[]>
  count(): Promise<number>
  find(recipeId: string): Promise<StoredShare | undefined>
  /** Of a recipe that is there, and whose owner's account is active; a link that is past is none. */
  findOpen(token: string, now: string): Promise<Pick<StoredShare, 'recipe_id' | 'published'> | undefined>
  /** Makes a link, or changes the one there is, whose secret stays. */
  save(share: StoredShare): Promise<void>
  /** False where there is none. */
  remove(recipeId: string): Promise<boolean>
}

export function shareStore({ db }: Database): ShareStore {
  const toPresent = db
    .selectFrom('shares')
    .innerJoin('recipes', 'recipes.id', 'shares.recipe_id')
    .innerJoin('users', 'users.id', 'recipes.user_id')
    .where('recipes.deleted_at', 'is', null)
  return {
    async list({ ownerId, skip = 0, limit }) {
      const rows = await toPresent
        .selectAll('shares')
        .select(['recipes.title', 'users.email'])
        .$if(ownerId !== undefined, (query) => query.where('recipes.user_id', '=', ownerId ?? ''))
        .orderBy('shares.created_at', 'desc')
        .orderBy('shares.recipe_id', 'desc')
        .$if(limit !== undefined, (query) => query.limit(limit ?? 0).offset(skip))
        .execute()
      return rows.map((row) => ({ ...row, published: Boolean(row.published) }))
    },
    async count() {
      const { count } = await toPresent.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
      return count
    },
    async find(recipeId) {
      const row = await db.selectFrom('shares').selectAll().where('recipe_id', '=', recipeId).executeTakeFirst()
      return row && { ...row, published: Boolean(row.published) }
    },
    async findOpen(token, now) {
      const row = await toPresent
        .select(['shares.recipe_id', 'shares.published'])
        .where('shares.token', '=', token)
        .where(({ eb, or }) => or([eb('shares.expires_at', 'is', null), eb('shares.expires_at', '>', now)]))
        .where('users.is_active', '=', true)
        .executeTakeFirst()
      return row && { ...row, published: Boolean(row.published) }
    },
    async save(share) {
      const { expires_at, published } = share
      await db
        .insertInto('shares')
        .values(share)
        .onConflict((conflict) => conflict.column('recipe_id').doUpdateSet({ expires_at, published }))
        .execute()
    },
    async remove(recipeId) {
      const { numDeletedRows } = await db.deleteFrom('shares').where('recipe_id', '=', recipeId).executeTakeFirst()
      return numDeletedRows > 0n
    },
  }
}

/** A link goes on to the recipe that takes the place of its own, unless that has one. */
export async function moveShare(trx: Executor, fromId: string, toId: string): Promise<void> {
  await trx
    .updateTable('shares')
    .set({ recipe_id: toId })
    .where('recipe_id', '=', fromId)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('shares as other').select('other.recipe_id').where('other.recipe_id', '=', toId))),
    )
    .execute()
}
