import type { ColumnType } from 'kysely'

/** Written as a boolean; SQLite reads it back as 0 or 1, PostgreSQL as a boolean. */
type Flag = ColumnType<boolean | 0 | 1, boolean, boolean>

/** ISO 8601 in UTC with milliseconds: it sorts as text and is the same on both engines. */
type Timestamp = string

interface UsersTable {
  id: string
  email: string
  /** Lower case: e-mails are compared without case. */
  email_key: string
  full_name: string | null
  /** A PHC string. */
  password_hash: string
  is_active: Flag
  is_superuser: Flag
  email_verified: Flag
  created_at: Timestamp
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
  language: string
  /** JSON arrays: always read and written whole. */
  ingredients: string
  directions: string
  findings: string
  created_at: Timestamp
  updated_at: Timestamp
  /** Set while a deletion can still be undone. */
  deleted_at: Timestamp | null
}

export interface Tables {
  users: UsersTable
  recipes: RecipesTable
}
