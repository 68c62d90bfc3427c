import type { Language } from '@roux/contract/language'
import type { ColumnType } from 'kysely'

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

interface RecipesTable {
  id: string
  user_id: string
  title: string
  description: string
  /** Minutes. */
  preparation_time: number
  cook_time: number
  serves: number
  is_favorite: Flag
  language: Language
  /** JSON arrays as they go over the wire: a list of recipes is put together without parsing them. */
  ingredients: string
  directions: string
  findings: string
  /** Title, description and ingredients, folded: what `q` searches. */
  search_text: string
  /** Counts the changes of content; the ETag. */
  revision: number
  created_at: Timestamp
  updated_at: Timestamp
  /** Set while a deletion can still be undone. */
  deleted_at: Timestamp | null
}

interface RecipeVersionsTable {
  recipe_id: string
  /** From 1, in the order of the changes. */
  version: number
  title: string
  description: string
  preparation_time: number
  cook_time: number
  serves: number
  language: Language
  ingredients: string
  directions: string
  replaced_at: Timestamp
}

/** What users want of every recipe; no row where they never said. */
interface PreferencesTable {
  user_id: string
  /** JSON, as it goes over the wire. */
  content: string
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

export interface Tables {
  users: UsersTable
  sessions: SessionsTable
  one_time_codes: OneTimeCodesTable
  recipes: RecipesTable
  recipe_versions: RecipeVersionsTable
  preferences: PreferencesTable
  rate_counters: RateCountersTable
  outbox: OutboxTable
}
