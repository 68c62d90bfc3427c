import { resolve } from 'node:path'
import { holdSqliteFile } from '../server/src/storage/hold-sqlite-file.ts'
import { restoreSqlite } from '../server/src/storage/restore-sqlite.ts'
import { runCommand } from './run-command.ts'

// Puts a back-up in the place of the SQLite file. Roux must not be running.
await runCommand(async ({ database }) => {
  if (database.engine !== 'sqlite') throw new Error('PostgreSQL is restored with pg_restore: see docs/operations.md')
  const backup = process.argv[2]
  if (backup === undefined) throw new Error('Which back-up? npm run restore -- data/backups/roux-….sqlite')
  const letGo = await holdSqliteFile(database.file)
  try {
    const aside = await restoreSqlite(resolve(backup), database.file)
    return `Restored ${database.file}.${aside ? ` What was there before is ${aside}.` : ''}`
  } finally {
    letGo()
  }
})
