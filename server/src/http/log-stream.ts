import { setTimeout as wait } from 'node:timers/promises'
import { destination } from 'pino'

/** How long the end of the process waits for whoever reads the log. */
const longestFlushMs = 1000

/**
 * Of the process, however many apps it has. Lines are written some at a time, a fifth of a second later at most, and
 * before the process ends: a write for each took a third of the processor time of reading a recipe. A full disk or a
 * reader that stands still costs lines, and neither the server nor its memory.
 */
export const logStream = destination({
  dest: 1,
  sync: false,
  minLength: 16_000,
  maxLength: 1024 * 1024,
  periodicFlush: 200,
})

let isTaken = true
logStream.on('write', () => (isTaken = true))
logStream.on('error', () => (isTaken = false))

// Called as the process ends: its own tries for ever where nobody reads any more, or where the disk is full.
const flushSync = logStream.flushSync.bind(logStream)
logStream.flushSync = () => {
  if (isTaken) flushSync()
}

/** Ends the process with what was logged, as far as somebody takes it. */
export async function exitWithLog(code: number): Promise<never> {
  const isFlushed = new Promise<boolean>((resolve) => logStream.flush(() => resolve(true)))
  // A write that nobody takes in cannot be called back, and whoever leaves in order waits for it.
  if (!(await Promise.race([isFlushed, wait(longestFlushMs, false)]))) process.kill(process.pid, 'SIGKILL')
  return process.exit(code)
}
