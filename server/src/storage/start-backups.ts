import type { Settings } from '../config.ts'
import type { CleanUp } from './clean-up.ts'
import { listBackups, makeBackup } from './sqlite-backups.ts'

const hourMs = 60 * 60 * 1000

/** `setTimeout` counts in 32 bits. */
const longestWaitMs = 24 * hourMs

/** Not while everything else starts, and not again at once after one that failed. */
const shortestWaitMs = 60_000

/** Backs the SQLite file up whenever the newest back-up is old enough, counted across restarts. */
export function startBackups(
  { database, backups: { folder, everyHours, keep } }: Pick<Settings, 'database' | 'backups'>,
  onFailure: (error: unknown) => void,
): CleanUp {
  if (database.engine !== 'sqlite' || everyHours === 0) return { stop: () => Promise.resolve() }
  const { file } = database
  const timeLeft = () => {
    const newest = listBackups(folder)[0]
    return newest ? Date.parse(newest.made_at) + everyHours * hourMs - Date.now() : 0
  }
  let running = Promise.resolve()
  let timer: NodeJS.Timeout | undefined
  let isStopped = false
  const plan = () => {
    if (isStopped) return
    timer = setTimeout(run, Math.min(Math.max(timeLeft(), shortestWaitMs), longestWaitMs))
    timer.unref()
  }
  const run = () => {
    if (timeLeft() <= 0) running = makeBackup(file, folder, keep).then(() => undefined, onFailure)
    void running.then(plan)
  }
  plan()
  return {
    stop() {
      isStopped = true
      clearTimeout(timer)
      return running
    },
  }
}
