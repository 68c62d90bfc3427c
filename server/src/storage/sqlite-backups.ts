import { once } from 'node:events'
import { existsSync, mkdirSync, readdirSync, renameSync, statSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { type Clock, systemClock, toFileTimestamp, toTimestamp } from '../clock.ts'
import { syncToDisk } from './copy-whole.ts'
import { holdLock } from './hold-lock.ts'
import { makePrivate } from './keep-private.ts'

export interface Backup {
  readonly name: string
  readonly bytes: number
  readonly made_at: string
}

/** Sorts by time; the colons of ISO 8601 are no good in a file name everywhere. */
const backupName = /^roux-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)-(\d{3})Z\.sqlite$/

/** What a copy that broke off leaves. */
const isUndone = /\.sqlite\.part(?:-wal|-shm|-journal)?$/

/**
 * The finished back-ups of a folder, newest first; none where there is no folder. Those that are dated in the future
 * come last: whenever they were made, a clock was wrong.
 * @throws Error when the folder cannot be read
 */
export function listBackups(folder: string, clock: Clock = systemClock): Backup[] {
  const found = namesIn(folder)
    .filter((name) => backupName.test(name))
    .toSorted()
    .toReversed()
    .flatMap((name) => {
      const bytes = sizeOf(join(folder, name))
      return bytes === undefined ? [] : [{ name, bytes, made_at: name.replace(backupName, '$1T$2:$3:$4.$5Z') }]
    })
  const now = toTimestamp(clock())
  const isPast = ({ made_at }: Backup) => made_at <= now
  return [...found.filter(isPast), ...found.filter((one) => !isPast(one))]
}

/**
 * Copies a SQLite file while it is in use, checks the copy and keeps the newest ones. What a copy that broke off left
 * behind is cleared away with the next.
 * @param keep how many stay; 0 keeps all
 * @throws Error when the copy is not whole, and it is not kept then; or when another back-up is being made
 */
export async function makeBackup(
  file: string,
  folder: string,
  keep: number,
  clock: Clock = systemClock,
): Promise<Backup> {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const letGo = await holdLock(`${folder}.lock`)
  if (!letGo) throw new Error(`Another back-up into ${folder} is being made`)
  try {
    for (const name of namesIn(folder)) if (isUndone.test(name)) await rm(join(folder, name), { force: true })
    const name = freeName(folder, clock())
    const part = join(folder, `${name}.part`)
    await copyBeside(file, part)
    renameSync(part, join(folder, name))
    syncToDisk(folder)
    const others = listBackups(folder, clock).filter((one) => one.name !== name)
    if (keep > 0) for (const old of others.slice(keep - 1)) await rm(join(folder, old.name), { force: true })
    const left = listBackups(folder, clock)
    // Those of a Roux that left it to the folder.
    for (const one of left) makePrivate(join(folder, one.name))
    const made = left.find((one) => one.name === name)
    if (!made) throw new Error('the back-up has gone missing')
    return made
  } finally {
    letGo()
  }
}

/** A clock that was set back comes by the same time again. */
function freeName(folder: string, time: number): string {
  const name = `roux-${toFileTimestamp(time)}.sqlite`
  return existsSync(join(folder, name)) ? freeName(folder, time + 1) : name
}

/** `copyWhole` in a thread of its own: to check a large file takes longer than requests should wait. */
async function copyBeside(file: string, part: string): Promise<void> {
  const worker = new Worker(new URL('./copy-whole-worker.ts', import.meta.url), {
    workerData: { file, part },
    // Not those of the process, which may be meant for its own entry.
    execArgv: [],
  })
  const [code] = await once(worker, 'exit')
  if (code !== 0) throw new Error(`the copy ended with ${code}`)
}

/** Undefined where no file can be looked at: another process may be clearing it away. */
function sizeOf(path: string): number | undefined {
  try {
    const found = statSync(path)
    return found.isFile() ? found.size : undefined
  } catch {
    return undefined
  }
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw error
  }
}
