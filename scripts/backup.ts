import { relative } from 'node:path'
import { makeBackup } from '../server/src/storage/sqlite-backups.ts'
import { runCommand } from './run-command.ts'

// Copies the SQLite file, also while Roux is running.
await runCommand(async ({ database, backups }) => {
  if (database.engine !== 'sqlite') throw new Error('PostgreSQL is backed up with pg_dump: see docs/operations.md')
  const { name, bytes } = await makeBackup(database.file, backups.folder, backups.keep)
  return `Backed up to ${relative(process.cwd(), backups.folder)}/${name} (${bytes} bytes, checked).`
})
