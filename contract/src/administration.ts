import * as z from 'zod/mini'
import { limits } from './limits.ts'
import { PageQuery } from './page.ts'
import { text } from './text.ts'
import { providerErrors } from './writer-errors.ts'

/** Which accounts are listed. */
export const UserListQuery = z.extend(PageQuery, {
  /** Searches e-mails and names, without regard to case; all words must be found. */
  q: z._default(text(0, limits.fullName), ''),
})

export type UserListQuery = z.output<typeof UserListQuery>

/** What this Roux is made of: names only, never an address or a key. */
export const Installation = z.object({
  /** `kitchen`, or the name of the AI provider. */
  provider: z.string(),
  /** The provider's model; null for the built-in kitchen, and where it is not known yet. */
  model: z.nullable(z.string()),
  /** How much of the model is here, while it is being brought to this machine; null otherwise. */
  model_percent: z.nullable(z.int()),
  /** Whether mails go to a mail server, or become files in a folder. */
  mail: z.enum(['smtp', 'folder']),
  database: z.enum(['sqlite', 'postgres']),
})

export type Installation = z.infer<typeof Installation>

/** What can be tested, in the order in which it is shown. */
export const checkNames = ['provider', 'mail', 'database'] as const

export type CheckName = (typeof checkNames)[number]

/** Why a test failed: a closed list, each worded in both languages by the web app. Details stand in the log only. */
export const checkCodes = [
  ...providerErrors,
  'mail_unavailable',
  'mail_login_refused',
  'mail_folder_unusable',
  'database_unavailable',
] as const

export type CheckCode = (typeof checkCodes)[number]

/** What is to be tested; all of it where nothing is said. */
export const CheckQuery = z.object({ name: z.optional(z.enum(checkNames)) })

/** What came of a test. */
export const CheckResult = z.object({
  name: z.enum(checkNames),
  ok: z.boolean(),
  /** Null where all is well. */
  code: z.nullable(z.enum(checkCodes)),
})

export type CheckResult = z.infer<typeof CheckResult>

export const CheckResults = z.array(CheckResult)

/** A whole copy of the SQLite file. It holds everything, so it never leaves the server through the API. */
export const Backup = z.object({
  name: z.string(),
  bytes: z.int(),
  made_at: z.iso.datetime({ precision: 3 }),
})

export type Backup = z.infer<typeof Backup>

/** The back-ups that are there, newest first. None on PostgreSQL, which is backed up with its own tools. */
export const Backups = z.object({
  data: z.array(Backup),
  /** How often one is made by itself; 0 is never. */
  every_hours: z.int(),
  /** How many are kept; 0 keeps all. */
  keep: z.int(),
})

export type Backups = z.infer<typeof Backups>

/** How far back usage is summed up, in days, the present one included. A day begins at midnight UTC. */
export const usageDays = 30

/** What one recipe writer did on one day with one outcome. */
export const Usage = z.object({
  day: z.iso.date(),
  /** `kitchen`, or the name of the AI provider that was asked. */
  provider: z.string(),
  /** `written`, `left` (the cook did not wait), or the code of the error, also where the kitchen stepped in. */
  outcome: z.string(),
  count: z.int(),
  tokens_in: z.int(),
  tokens_out: z.int(),
  /** Milliseconds. */
  median_ms: z.int(),
})

export type Usage = z.infer<typeof Usage>

/** Newest day first. */
export const Usages = z.object({ data: z.array(Usage) })
