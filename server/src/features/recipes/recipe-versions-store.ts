import type { VersionReason } from '@roux/contract/version-reason'
import { expressionBuilder, type Kysely, type RawBuilder, sql } from 'kysely'
import type { Database } from '../../storage/database.ts'
import type { StoredContent, Tables } from '../../storage/tables.ts'
import { fromContentJson, toContentJson } from './stored/recipe-json.ts'
import { likelyReason } from './stored/recipe-rows.ts'
import type { StoredRecipe, StoredVersion } from './stored/stored-recipe.ts'

/** How many earlier contents of a recipe are kept, the newest of them. */
const keptVersions = 50

/**
 * Bytes of text that they take together: enough for fifty of a recipe that is several times as long as a long one.
 * Otherwise a few bytes that change or replace the longest recipe there can be would store and list fifty of it.
 */
const keptBytes = 2 ** 20

const contentBytes = sql<number>`octet_length(content) + coalesce(octet_length(wish), 0)`

export interface RecipeVersionsStore {
  /** Those that are kept, newest first. */
  list(recipeId: string): Promise<StoredVersion[]>
  /** The same of several recipes. */
  listOf(recipeIds: readonly string[]): Promise<StoredVersion[]>
  find(recipeId: string, version: number): Promise<(StoredContent & Pick<StoredVersion, 'written_by'>) | undefined>
}

export function recipeVersionsStore({ db, engine }: Database): RecipeVersionsStore {
  const newestFirst = db
    .selectFrom('recipe_versions')
    .select(['recipe_id', 'version', 'made_at', 'replaced_at', 'reason', 'wish', 'written_by', 'content'])
    .orderBy('version', 'desc')
  return {
    async list(recipeId) {
      const kept = newestFirst.where('recipe_id', '=', recipeId).where('version', 'in', keptOf(recipeId))
      return (await kept.execute()).map(toStoredVersion)
    },
    async listOf(recipeIds) {
      const kept = keptAmong(engine.isAmong('recipe_id', recipeIds)).select(['recipe_id', 'version'])
      const rows = await newestFirst
        .where(engine.isAmong('recipe_id', recipeIds))
        .where(({ refTuple, eb }) => eb(refTuple('recipe_id', 'version'), 'in', kept.$asTuple('recipe_id', 'version')))
        .execute()
      return rows.map(toStoredVersion)
    },
    async find(recipeId, version) {
      const found = await db
        .selectFrom('recipe_versions')
        .select(['content', 'written_by'])
        .where('recipe_id', '=', recipeId)
        .where('version', '=', version)
        .executeTakeFirst()
      return found && { ...fromContentJson(found.content), written_by: found.written_by }
    },
  }
}

function toStoredVersion<Row extends { readonly version: number; readonly reason: VersionReason | null }>(row: Row) {
  return { ...row, reason: row.reason ?? likelyReason(row.version) }
}

interface Keeping {
  readonly at: string
  /** The recipe that it becomes a version of, where that is another one. */
  readonly recipeId?: string
  /** How many versions are kept then. */
  readonly most?: number
}

/**
 * Keeps the content that a recipe has until now as a version of it, or of another recipe.
 * @returns the bytes of all versions that are kept
 */
export async function keepVersion(
  trx: Kysely<Tables>,
  former: StoredRecipe,
  { at, recipeId = former.id, most = keptVersions }: Keeping,
): Promise<number> {
  const { reason, wish, written_by, revision: version, updated_at: made_at } = former
  const origin = { made_at, reason, wish, written_by }
  await trx
    .insertInto('recipe_versions')
    .values({ recipe_id: recipeId, version, replaced_at: at, ...origin, content: toContentJson(former) })
    .execute()
  await trx
    .deleteFrom('recipe_versions')
    .where('recipe_id', '=', recipeId)
    .where('version', 'not in', keptOf(recipeId, most))
    .execute()
  const { bytes } = await trx
    .selectFrom('recipe_versions')
    .select(sql<number>`sum(${contentBytes})`.as('bytes'))
    .where('recipe_id', '=', recipeId)
    .executeTakeFirstOrThrow()
  return bytes
}

/** Gives a recipe the versions of another one. */
export async function copyVersions(trx: Kysely<Tables>, fromId: string, toId: string): Promise<void> {
  const columns = ['version', 'made_at', 'replaced_at', 'reason', 'wish', 'written_by', 'content'] as const
  await trx
    .insertInto('recipe_versions')
    .columns(['recipe_id', ...columns])
    .expression((eb) =>
      eb
        .selectFrom('recipe_versions')
        .select((own) => own.cast<string>(own.val(toId), 'text').as('recipe_id'))
        .select(columns)
        .where('recipe_id', '=', fromId)
        .where('version', 'in', keptOf(fromId)),
    )
    .execute()
}

/**
 * The versions that are kept of a recipe; the newest is, however long, so that the last change can be undone. Both
 * engines know the sizes without reading the texts.
 */
function keptOf(recipeId: string, most?: number) {
  return keptAmong(sql<boolean>`recipe_id = ${recipeId}`, most).select('version')
}

function keptAmong(isMeant: RawBuilder<boolean>, most = keptVersions) {
  const { selectFrom } = expressionBuilder<Tables>()
  const sized = selectFrom('recipe_versions')
    .select([
      'recipe_id',
      'version',
      sql<number>`row_number() over (partition by recipe_id order by version desc)`.as('place'),
      sql<number>`sum(${contentBytes}) over (partition by recipe_id order by version desc)`.as('bytes'),
    ])
    .where(isMeant)
  return selectFrom(sized.as('sized'))
    .where('place', '<=', most)
    .where(({ eb, or }) => or([eb('place', '=', 1), eb('bytes', '<=', keptBytes)]))
}
