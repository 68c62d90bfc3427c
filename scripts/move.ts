import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { holdSqliteFile } from '../server/src/storage/hold-sqlite-file.ts'
import { moveToPostgres } from '../server/src/storage/move-to-postgres.ts'
import { runCommand } from './run-command.ts'

// Copies everything from the SQLite file into an empty PostgreSQL. Roux must not be running.
await runCommand(async ({ database }) => {
  const { values } = parseArgs({ options: { to: { type: 'string' } } })
  if (values.to === undefined || !/^postgres(ql)?:/.test(values.to)) {
    throw new Error('Where to? npm run move -- --to postgres://user:password@host/database')
  }
  if (database.engine !== 'sqlite') throw new Error('DATABASE_URL is set: there is no SQLite file to move from')
  if (!existsSync(database.file)) throw new Error(`There is no SQLite file ${database.file}`)
  const letGo = await holdSqliteFile(database.file)
  try {
    const { rows, isAnew } = await moveToPostgres(database.file, values.to)
    const counts = Object.entries(rows).map(([table, count]) => `  ${table}: ${count}`)
    return [
      ...(isAnew ? ['A move before this one broke off; this one started over.'] : []),
      'Moved, and compared row by row:',
      ...counts,
      'Set DATABASE_URL to use it. The SQLite file is as it was.',
    ].join('\n')
  } finally {
    letGo()
  }
})
