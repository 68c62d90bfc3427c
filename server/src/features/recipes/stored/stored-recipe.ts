import type { ContentList, opaqueField } from '@roux/contract/content-fields'
import type { DietMark } from '@roux/contract/diet'
import type { Recipe } from '@roux/contract/recipe'
import type { VersionReason } from '@roux/contract/version-reason'
import type { StoredContent } from '../../../storage/tables.ts'

type Owner = NonNullable<Recipe['user']>

/** A recipe without its lists, and without what nobody reads. */
export interface StoredSummary extends Omit<StoredContent, ContentList | typeof opaqueField> {
  readonly id: string
  readonly is_favorite: boolean
  /** JSON of texts, as it goes over the wire. */
  readonly tags: string
  readonly diet: DietMark | null
  readonly created_at: string
  readonly updated_at: string
  /** Set while the deletion can still be undone. */
  readonly deleted_at: string | null
  readonly user: Owner
}

export interface StoredRecipe extends StoredSummary, StoredContent {
  /** JSON, as it goes over the wire. */
  readonly findings: string
  readonly notes: string
  readonly notes_updated_at: string | null
  /** JSON of a `Source`; null for what was written here. */
  readonly source: string | null
  /** JSON of a `WrittenBy`; null for what its cook wrote, or what does not say. */
  readonly written_by: string | null
  /** JSON of a `LastingConstraints`; null for what nobody had written. Nothing for the wire. */
  readonly checked_for: string | null
  /** How the content came to be, and what it was improved by. */
  readonly reason: VersionReason
  readonly wish: string | null
  /** Counts the changes of content and notes: its ETag, and the number of its content once that is an earlier version. */
  readonly revision: number
}

export interface StoredVersion {
  readonly recipe_id: string
  readonly version: number
  readonly made_at: string | null
  readonly replaced_at: string
  readonly reason: VersionReason
  readonly wish: string | null
  readonly written_by: string | null
  /** JSON of the content, as it goes over the wire. */
  readonly content: string
}

/** Whose recipes somebody reaches. */
export type Reach = 'everybody' | { readonly ownerId: string }

/** Was it read with its texts? */
export function hasTexts(recipe: StoredSummary): recipe is StoredRecipe {
  return 'ingredients' in recipe
}
