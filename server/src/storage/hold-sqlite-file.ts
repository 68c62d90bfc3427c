import { existsSync, realpathSync, statSync } from 'node:fs'
import { holdLock, type Patience } from './hold-lock.ts'

/**
 * Keeps a SQLite file to this process: limits, queues and back-ups count on being alone with it.
 * @returns what lets go of it
 * @throws Error when another process holds it, or could hold it by another name
 */
export async function holdSqliteFile(file: string, patience?: Patience): Promise<() => void> {
  const isThere = existsSync(file)
  if (isThere && statSync(file).nlink > 1) {
    throw new Error(
      `${file} is there under another name too (a hard link), where SQLite would keep another log of it: remove the other name, or make it a copy`,
    )
  }
  // Whatever links lead to it, its lock is where it is.
  const letGo = await holdLock(`${isThere ? realpathSync(file) : file}.lock`, patience)
  if (letGo) return letGo
  throw new Error(
    `Another Roux is using ${file}, and SQLite serves one process: stop the other one, or give both a PostgreSQL (DATABASE_URL)`,
  )
}
