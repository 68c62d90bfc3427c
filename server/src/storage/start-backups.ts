import { type Clock, systemClock, timeOf } from '../clock.ts'
import type { Settings } from '../config.ts'
import type { CleanUp } from './clean-up.ts'
import { type Backup, listBackups, makeBackup } from './sqlite-backups.ts'

const hourMs = 60 * 60 * 1000

/** A clock that has jumped, or a machine that has slept, is noticed within that long. */
const longestWaitMs = hourMs

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

/**
 * Backs the SQLite file up whenever the newest back-up is old enough: by its date, which counts across restarts, or by
 * the time since this process made it, which no clock changes.
 */
export function startBackups(
  { database, backups: { folder, everyHours, keep } }: Pick<Settings, 'database' | 'backups'>,
  onFailure: (error: unknown) => void,
  clock: Clock = systemClock,
): Backups {
  if (database.engine !== 'sqlite') return { stop: () => Promise.resolve(), list: () => [] }
  const { file } = database
  const everyMs = everyHours * hourMs
  let dueAt = Number.POSITIVE_INFINITY
  const timeLeft = () => Math.min(dueAt - performance.now(), everyMs - ageOfNewest(folder, clock()))
  let running: Promise<unknown> = Promise.resolve()
  // One after the other: each clears away what it takes for left behind by one that broke off.
  const makeNow = () => {
    const made = running.then(async () => {
      const backup = await makeBackup(file, folder, keep, clock)
      dueAt = performance.now() + everyMs
      return backup
    })
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
    list: () => listBackups(folder, clock),
    makeNow,
    async stop() {
      isStopped = true
      clearTimeout(timer)
      await running
    },
  }
}

/**
 * In milliseconds. Endless where there is none, or only some of the future, and where the folder cannot be read: the
 * back-up that is then due fails too, and says why.
 */
function ageOfNewest(folder: string, now: number): number {
  try {
    const age = now - timeOf(listBackups(folder, () => now)[0]?.made_at ?? '')
    return age >= 0 ? age : Number.POSITIVE_INFINITY
  } catch {
    return Number.POSITIVE_INFINITY
  }
}
