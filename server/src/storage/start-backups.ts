import type { Settings } from '../config.ts'
import type { CleanUp } from './clean-up.ts'
import { type Backup, listBackups, makeBackup } from './sqlite-backups.ts'

const hourMs = 60 * 60 * 1000

/** `setTimeout` counts in 32 bits. */
const longestWaitMs = 24 * hourMs

/** Not while everything else starts, and not again at once after one that failed. */
const shortestWaitMs = 60_000

export interface Backups extends CleanUp {
  /**
   * Newest first.
   * @throws Error when their folder cannot be read
   */
  list(): Backup[]
  /** Makes one at once; undefined on PostgreSQL, which is backed up with its own tools. */
  readonly makeNow?: () => Promise<Backup>
}

/** Backs the SQLite file up whenever the newest back-up is old enough, counted across restarts. */
export function startBackups(
  { database, backups: { folder, everyHours, keep } }: Pick<Settings, 'database' | 'backups'>,
  onFailure: (error: unknown) => void,
): Backups {
  if (database.engine !== 'sqlite') return { stop: () => Promise.resolve(), list: () => [] }
  const { file } = database
  const timeLeft = () => {
    const newest = newestIn(folder)
    return newest ? Date.parse(newest.made_at) + everyHours * hourMs - Date.now() : 0
  }
  let running: Promise<unknown> = Promise.resolve()
  // One after the other: each clears away what it takes for left behind by one that broke off.
  const makeNow = () => {
    const made = running.then(() => makeBackup(file, folder, keep))
    running = made.catch(() => undefined)
    return made
  }
  let timer: NodeJS.Timeout | undefined
  let isStopped = everyHours === 0
  const plan = () => {
    if (isStopped) return
    timer = setTimeout(run, Math.min(Math.max(timeLeft(), shortestWaitMs), longestWaitMs))
    timer.unref()
  }
  const run = () => {
    if (timeLeft() <= 0) makeNow().catch(onFailure)
    void running.then(plan)
  }
  plan()
  return {
    list: () => listBackups(folder),
    makeNow,
    async stop() {
      isStopped = true
      clearTimeout(timer)
      await running
    },
  }
}

/** None where the folder cannot be read: the back-up that is then due fails too, and says why. */
function newestIn(folder: string): Backup | undefined {
  try {
    return listBackups(folder)[0]
  } catch {
    return undefined
  }
}
