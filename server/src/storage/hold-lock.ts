import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'
import { keepPrivate } from './keep-private.ts'
import { nameFile } from './name-file.ts'

const busy = 5

/** A connection that nothing refers to is closed, and its lock goes with it. */
const held = new Set<DatabaseSync>()

/** How often to try, and milliseconds between: a process that is being replaced has that long to end. */
const usualPatience = { tries: 20, pause: 250 }

export type Patience = typeof usualPatience

/**
 * Keeps something to this process. The lock is one that SQLite takes of the system, so that it goes with the process
 * however that ends.
 * @param file where the lock is; it stays empty
 * @returns what lets go of it, or undefined when another process holds it
 */
export async function holdLock(file: string, { tries, pause } = usualPatience): Promise<(() => void) | undefined> {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  keepPrivate(file)
  const lock = new DatabaseSync(file, { timeout: 0 })
  for (let tried = 1; ; tried += 1) {
    try {
      nameFile(file, () => lock.exec('begin exclusive'))
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
      return undefined
    }
  }
}
