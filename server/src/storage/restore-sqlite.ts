import { copyFileSync, existsSync, mkdirSync, realpathSync, renameSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { type Clock, systemClock, toFileTimestamp } from '../clock.ts'
import { copyWhole, dropAnswers, syncToDisk } from './copy-whole.ts'
import { makePrivate } from './keep-private.ts'

/** The log of a SQLite file belongs to it: beside another file it would be applied to the wrong pages. */
const sides = ['-wal', '-shm'] as const

/**
 * Puts a back-up in the place of a SQLite file that no process uses. What stood there is kept beside it.
 * @returns where the earlier file went, if there was one
 * @throws Error when the back-up is not whole; nothing has changed then
 */
export async function restoreSqlite(
  backupFile: string,
  file: string,
  clock: Clock = systemClock,
): Promise<string | undefined> {
  if (existsSync(backupFile) && existsSync(file) && realpathSync(backupFile) === realpathSync(file)) {
    throw new Error(`${backupFile} is the database itself and no back-up`)
  }
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  const part = `${file}.restoring`
  await copyWhole(backupFile, part)
  const aside = existsSync(file) ? keepAside(file, clock) : undefined
  // At every moment there is either the earlier file or the restored one.
  renameSync(part, file)
  syncToDisk(dirname(file))
  return aside
}

function keepAside(file: string, clock: Clock): string {
  takeInLog(file)
  const aside = `${file}.before-${toFileTimestamp(clock())}`
  for (const side of ['', ...sides]) {
    if (existsSync(`${file}${side}`)) copyFileSync(`${file}${side}`, `${aside}${side}`)
    makePrivate(`${aside}${side}`)
  }
  syncToDisk(aside)
  for (const side of sides) rmSync(`${file}${side}`, { force: true })
  return aside
}

/** The last connection that closes writes the log into the file. A damaged file, or an early one, is kept as it is. */
function takeInLog(file: string): void {
  try {
    const db = new DatabaseSync(file)
    try {
      db.exec('pragma wal_checkpoint(truncate)')
      dropAnswers(db)
    } finally {
      db.close()
    }
  } catch {
    // It is being replaced.
  }
}
