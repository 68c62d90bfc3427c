import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'

const busy = 5

/** A connection that nothing refers to is closed, and its lock goes with it. */
const held = new Set<DatabaseSync>()

/** Milliseconds: a process that is being replaced has that long to end. */
const patience = { tries: 20, pause: 250 }

/**
 * Keeps a SQLite file to this process: limits, queues and back-ups count on being alone with it. The lock is one that
 * SQLite takes of the system, on a file beside it, so that it goes with the process however that ends.
 * @returns what lets go of it
 * @throws Error when another process holds it
 */
export async function holdSqliteFile(file: string, { tries, pause } = patience): Promise<() => void> {
  mkdirSync(dirname(file), { recursive: true })
  const lock = new DatabaseSync(`${file}.lock`, { timeout: 0 })
  for (let tried = 1; ; tried += 1) {
    try {
      lock.exec('begin exclusive')
      held.add(lock)
      return () => {
        held.delete(lock)
        lock.close()
      }
    } catch (error) {
      const isHeld = error instanceof Error && 'errcode' in error && error.errcode === busy
      if (isHeld && tried < tries) {
        await wait(pause)
        continue
      }
      lock.close()
      if (!isHeld) throw error
      throw new Error(
        `Another Roux is using ${file}, and SQLite serves one process: stop the other one, or give both a PostgreSQL (DATABASE_URL)`,
      )
    }
  }
}
