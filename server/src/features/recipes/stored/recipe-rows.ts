import { contentLists, opaqueField, plainFields } from '@roux/contract/content-fields'
import type { VersionReason } from '@roux/contract/version-reason'
import type { StoredRecipe, StoredSummary } from './stored-recipe.ts'

/** What is read for a list without its long texts, which SQLite would have to fetch from pages of their own. */
export const summaryColumns = [
  'recipes.id',
  ...plainFields.map((field) => `recipes.${field}` as const),
  'recipes.is_favorite',
  'recipes.tags',
  'recipes.diet',
  'recipes.created_at',
  'recipes.updated_at',
  'recipes.deleted_at',
  'recipes.user_id',
  'users.email',
  'users.full_name',
] as const

export const recipeColumns = [
  ...summaryColumns,
  ...contentLists.map((list) => `recipes.${list}` as const),
  `recipes.${opaqueField}`,
  'recipes.notes',
  'recipes.notes_updated_at',
  'recipes.source',
  'recipes.written_by',
  'recipes.findings',
  'recipes.checked_for',
  'recipes.reason',
  'recipes.wish',
  'recipes.revision',
] as const

interface OwnerColumns {
  readonly user_id: string
  readonly email: string
  readonly full_name: string | null
}

type Row<Stored extends StoredSummary> = Omit<Stored, 'is_favorite' | 'user'> &
  OwnerColumns & { readonly is_favorite: boolean | 0 | 1 }

export function toStoredSummary({ user_id, email, full_name, ...row }: Row<StoredSummary>): StoredSummary {
  return { ...row, is_favorite: Boolean(row.is_favorite), user: { id: user_id, email, full_name } }
}

interface RecipeRow extends Omit<Row<StoredRecipe>, 'reason'> {
  readonly reason: VersionReason | null
}

export function toStoredRecipe({ user_id, email, full_name, ...row }: RecipeRow): StoredRecipe {
  const reason = row.reason ?? likelyReason(row.revision)
  return { ...row, reason, is_favorite: Boolean(row.is_favorite), user: { id: user_id, email, full_name } }
}

/** Of a content that was stored before its reason was. */
export function likelyReason(version: number): VersionReason {
  return version === 1 ? 'written' : 'edited'
}
