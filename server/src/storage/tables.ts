import type { ContentList } from '@roux/contract/content-fields'
import type { DietMark } from '@roux/contract/diet'
import type { RecipeContent } from '@roux/contract/recipe-content'
import type { ExportFormat } from '@roux/contract/taking-away'
import type { VersionReason } from '@roux/contract/version-reason'
import type { ColumnType, Generated } from 'kysely'

/** Written as a boolean; SQLite reads it back as 0 or 1, PostgreSQL as a boolean. */
type Flag = ColumnType<boolean | 0 | 1, boolean, boolean>

/** ISO 8601 in UTC with milliseconds: it sorts as text and is the same on both engines. */
type Timestamp = string

interface UsersTable {
  id: string
  email: string
  /** What e-mails are compared by: see `emailKey`. */
  email_key: string
  full_name: string | null
  /** A PHC string. */
  password_hash: string
  is_active: Flag
  is_superuser: Flag
  email_verified: Flag
  created_at: Timestamp
  /** Counts the changes of its recipes. */
  turns: Generated<number>
}

interface SessionsTable {
  id: string
  user_id: string
  /** SHA-256 of the access token, in hex. */
  token_hash: string
  created_at: Timestamp
  expires_at: Timestamp
}

/** Links and codes that were mailed and work once, and what the browser of a sign-up was given. */
interface OneTimeCodesTable {
  id: string
  user_id: string
  kind: 'reset' | 'sign_up' | 'sign_up_proof'
  /** The SHA-256, in hex; of a sign-up code, which is short, a PHC string. */
  secret_hash: string
  created_at: Timestamp
  expires_at: Timestamp
}

/**
 * What a cook writes of a recipe. The lists are JSON, just as they go over the wire: a list of recipes is put together
 * without parsing them.
 */
export type StoredContent = Omit<RecipeContent, ContentList> & Record<ContentList, string>

interface RecipesTable extends Omit<StoredContent, 'composition'> {
  composition: Generated<string>
  id: string
  user_id: string
  is_favorite: Flag
  notes: Generated<string>
  notes_updated_at: Timestamp | null
  /** JSON of texts, as it goes over the wire. */
  tags: Generated<string>
  /** JSON of a `Source`, as it goes over the wire, and what tells its address from others. */
  source: string | null
  source_key: string | null
  /** JSON of a `WrittenBy`, as it goes over the wire. */
  written_by: string | null
  /** JSON, as it goes over the wire. */
  findings: string
  /** JSON of what its text was checked against when it was written for somebody; null where nobody asked for it. */
  checked_for: string | null
  /** The words that `q` searches, by their fields: see `searchTextOf`. */
  search_text: string
  /** JSON of `ListedFoods`, and the strictest of the diets that recipes are marked with, and by which reading of ours. */
  foods: Generated<string>
  diet: DietMark | null
  reading: Generated<number>
  /** Of all changes of its owner's recipes the number of its last. */
  turn: Generated<number>
  /** How the content came to be, and what it was improved by; null where it was stored before that was known. */
  reason: VersionReason | null
  wish: string | null
  /** Counts the changes of content and notes; the ETag. */
  revision: number
  created_at: Timestamp
  updated_at: Timestamp
  /** Set while a deletion can still be undone. */
  deleted_at: Timestamp | null
  /** Bytes of all its texts. */
  text_bytes: Generated<number>
  /** Bytes of its versions. */
  version_bytes: Generated<number>
}

interface RecipeVersionsTable {
  recipe_id: string
  /** From 1, in the order of the changes. */
  version: number
  /** JSON, as it goes over the wire. */
  content: string
  /** When this content was made; null where it was stored before that was known. */
  made_at: Timestamp | null
  replaced_at: Timestamp
  reason: VersionReason | null
  wish: string | null
  written_by: string | null
}

/** What users want of every recipe; no row where they never said. */
interface PreferencesTable {
  user_id: string
  /** JSON, as it goes over the wire. */
  content: string
}

/** Links that show one recipe to whoever has them. */
interface SharesTable {
  recipe_id: string
  /** The secret of the link. */
  token: string
  /** From when on it opens nothing; null is never. */
  expires_at: Timestamp | null
  /** Search engines may list its page. */
  published: Flag
  created_at: Timestamp
}

/** Links to files with recipes, each good once. */
interface ExportsTable {
  user_id: string
  token_hash: string
  format: ExportFormat
  /** A JSON list; null for all of the account's. */
  recipe_ids: string | null
  expires_at: Timestamp
}

/** What is limited, counted in windows of time. */
interface RateCountersTable {
  key: string
  count: number
  /** When the window ends and the count starts again. */
  resets_at: Timestamp
}

/** Mails that still have to be sent. */
interface OutboxTable {
  id: string
  kind: 'recovery' | 'sign_up_code' | 'password_unset' | 'password_changed' | 'email_changed'
  /** Of the account it is for; where there is none, nothing is sent. Of `email_changed` the one that the account had. */
  email_key: string
  language: string
  attempts: number
  next_attempt_at: Timestamp
  created_at: Timestamp
}

/** What the writing of a recipe or of an answer took, whatever came of it. Nothing of what was asked or answered. */
interface GenerationsTable {
  id: string
  /** Null for a guest. */
  user_id: string | null
  kind: 'generate' | 'improve' | 'ask' | 'read'
  /** `kitchen`, or the provider that was asked. */
  provider: string
  model: string | null
  /** `written`, `left` (the cook did not wait), or the code of the error, also where the kitchen stepped in. */
  outcome: string
  /** How often the provider was called. */
  calls: number
  tokens_in: number
  tokens_out: number
  duration_ms: number
  created_at: Timestamp
}

/** Requests that came with an `Idempotency-Key`, by a hash of it and of whose it is. */
interface GenerationKeysTable {
  key: string
  request_hash: string
  user_id: string | null
  /** Names the attempt that is under way, until then unless it goes on saying so. */
  claim: string
  claimed_until: Timestamp
  /** What came of it: a saved recipe, or the answer where nothing was saved, sealed. */
  recipe_id: string | null
  answer: string | null
  /** The error's code where the attempt failed: the key is free again. */
  failure: string | null
  retry_after: number | null
  expires_at: Timestamp
}

export interface Tables {
  users: UsersTable
  sessions: SessionsTable
  one_time_codes: OneTimeCodesTable
  recipes: RecipesTable
  recipe_versions: RecipeVersionsTable
  shares: SharesTable
  preferences: PreferencesTable
  exports: ExportsTable
  rate_counters: RateCountersTable
  outbox: OutboxTable
  generations: GenerationsTable
  generation_keys: GenerationKeysTable
}
