import { holdLock, type Patience } from './hold-lock.ts'

/**
 * Keeps a SQLite file to this process: limits, queues and back-ups count on being alone with it.
 * @returns what lets go of it
 * @throws Error when another process holds it
 */
export async function holdSqliteFile(file: string, patience?: Patience): Promise<() => void> {
  const letGo = await holdLock(`${file}.lock`, patience)
  if (letGo) return letGo
  throw new Error(
    `Another Roux is using ${file}, and SQLite serves one process: stop the other one, or give both a PostgreSQL (DATABASE_URL)`,
  )
}
