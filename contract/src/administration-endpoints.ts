import { Backup, Backups, CheckQuery, CheckResults, Installation, Usages } from './administration.ts'
import { AccountSpaces } from './space.ts'

/** What the calls of the administration take and answer, but for the accounts: these are calls of their own kind. */
export const administrationEndpoints = {
  readInstallation: {
    summary: 'Which provider, mail transport and database this Roux uses',
    caller: 'superuser',
    response: Installation,
    errors: [],
  },
  runChecks: {
    summary: 'Test provider, mail and database; the provider is really asked',
    caller: 'superuser',
    query: CheckQuery,
    response: CheckResults,
    errors: [],
  },
  readUsage: {
    summary: 'Recipes written, failures, tokens and times of the last 30 days, by day, provider and outcome',
    caller: 'superuser',
    response: Usages,
    errors: [],
  },
  listSpace: {
    summary: 'The accounts that keep most, the fullest first',
    caller: 'superuser',
    response: AccountSpaces,
    errors: [],
  },
  listBackups: {
    summary: 'The back-ups of SQLite, newest first',
    caller: 'superuser',
    response: Backups,
    errors: ['backups_unreadable'],
  },
  makeBackup: {
    summary: 'Back SQLite up now',
    caller: 'superuser',
    response: Backup,
    errors: ['backup_elsewhere', 'backup_failed'],
  },
} as const
