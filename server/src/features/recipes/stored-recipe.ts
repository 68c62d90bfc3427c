import type { Language } from '@roux/contract/language'
import type { Recipe } from '@roux/contract/recipe'

/** What a cook writes of a recipe. The lists are JSON, just as they go over the wire. */
export interface StoredContent {
  readonly title: string
  readonly description: string
  /** Minutes. */
  readonly preparation_time: number
  readonly cook_time: number
  readonly serves: number
  readonly language: Language
  readonly ingredients: string
  readonly directions: string
}

type Owner = NonNullable<Recipe['user']>

/** A recipe without its lists. */
export interface StoredSummary extends Omit<StoredContent, 'ingredients' | 'directions'> {
  readonly id: string
  readonly is_favorite: boolean
  readonly created_at: string
  readonly updated_at: string
  readonly user: Owner
}

export interface StoredRecipe extends StoredSummary, StoredContent {
  /** JSON, as it goes over the wire. */
  readonly findings: string
  /** JSON of a `CheckedFor`; null for what nobody had written. Nothing for the wire. */
  readonly checked_for: string | null
  /** Counts the contents: its ETag, and its number once it is an earlier version. */
  readonly revision: number
  /** Set while the deletion can still be undone. */
  readonly deleted_at: string | null
}

export interface StoredVersion extends StoredContent {
  readonly recipe_id: string
  readonly version: number
  readonly replaced_at: string
}

/** Whose recipes somebody reaches. */
export type Reach = 'everybody' | { readonly ownerId: string }
