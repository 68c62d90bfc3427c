import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { join } from 'node:path'
import { backup, DatabaseSync } from 'node:sqlite'
import { holdLock } from './hold-lock.ts'

export interface Backup {
  readonly name: string
  readonly bytes: number
  readonly made_at: string
}

/** Sorts by time; the colons of ISO 8601 are no good in a file name everywhere. */
const backupName = /^roux-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)-(\d{3})Z\.sqlite$/

/** What a copy that broke off leaves. */
const isUndone = /\.sqlite\.part(?:-wal|-shm|-journal)?$/

/** In one go: nothing is gained by pieces, and the log of the source grows until the copy is made. */
const allPages = 2 ** 31 - 1

/** The finished back-ups of a folder, newest first. */
export function listBackups(folder: string): Backup[] {
  return namesIn(folder)
    .filter((name) => backupName.test(name))
    .toSorted()
    .toReversed()
    .flatMap((name) => {
      const bytes = sizeOf(join(folder, name))
      return bytes === undefined ? [] : [{ name, bytes, made_at: name.replace(backupName, '$1T$2:$3:$4.$5Z') }]
    })
}

/**
 * Copies a SQLite file while it is in use, checks the copy and keeps the newest ones. What a copy that broke off left
 * behind is cleared away with the next.
 * @param keep how many stay; 0 keeps all
 * @throws Error when the copy is not whole, and it is not kept then; or when another back-up is being made
 */
export async function makeBackup(file: string, folder: string, keep: number): Promise<Backup> {
  mkdirSync(folder, { recursive: true })
  const letGo = await holdLock(`${folder}.lock`)
  if (!letGo) throw new Error(`Another back-up into ${folder} is being made`)
  try {
    for (const name of namesIn(folder)) if (isUndone.test(name)) rmSync(join(folder, name), { force: true })
    const name = `roux-${new Date().toISOString().replaceAll(/[:.]/g, '-')}.sqlite`
    const part = join(folder, `${name}.part`)
    await copyWhole(file, part)
    renameSync(part, join(folder, name))
    syncToDisk(folder)
    const all = listBackups(folder)
    const made = all.find((one) => one.name === name)
    if (!made) throw new Error('the back-up has gone missing')
    if (keep > 0) for (const old of all.slice(keep)) rmSync(join(folder, old.name), { force: true })
    return made
  } finally {
    letGo()
  }
}

/**
 * Copies all of a SQLite file, its log included, as it is at one moment, and checks the copy.
 * @param part takes the place of whatever is there
 * @throws Error when the copy is not whole; there is none then
 */
export async function copyWhole(file: string, part: string): Promise<void> {
  if (!existsSync(file)) throw new Error(`There is no file ${file}`)
  removeWithSides(part)
  const source = new DatabaseSync(file, { readOnly: true, timeout: 5000 })
  try {
    // What others write from here on is neither counted nor copied.
    source.exec('begin')
    const counts = countRows(source)
    await backup(source, part, { rate: allPages })
    makeSingleFile(part)
    assertWhole(part, counts)
    syncToDisk(part)
  } catch (error) {
    removeWithSides(part)
    throw error
  } finally {
    source.close()
  }
}

function removeWithSides(file: string): void {
  for (const side of ['', '-wal', '-shm', '-journal']) rmSync(`${file}${side}`, { force: true })
}

/** In WAL mode even a reader would put files beside it. */
function makeSingleFile(file: string): void {
  const copy = new DatabaseSync(file)
  copy.exec('pragma journal_mode = delete')
  copy.close()
}

/**
 * @param expected rows of each table
 * @throws Error when a file is no whole database
 */
export function assertWhole(file: string, expected?: ReadonlyMap<string, number>): void {
  const copy = new DatabaseSync(file, { readOnly: true })
  try {
    const verdict = String(copy.prepare('pragma integrity_check').get()?.integrity_check)
    if (verdict !== 'ok') throw new Error(`${file} is damaged: ${verdict}`)
    const counts = countRows(copy)
    if (!counts.has('recipes')) throw new Error(`${file} holds no recipes table`)
    for (const [table, count] of expected ?? counts) {
      if (counts.get(table) !== count) throw new Error(`${file} does not hold all of the table ${table}`)
    }
  } finally {
    copy.close()
  }
}

/** Rows of each table. */
export function countRows(db: DatabaseSync): Map<string, number> {
  const tables = db.prepare("select name from sqlite_schema where type = 'table' and name not like 'sqlite_%'").all()
  return new Map(
    tables.map(({ name }) => {
      const quoted = String(name).replaceAll('"', '""')
      return [String(name), Number(db.prepare(`select count(*) as count from "${quoted}"`).get()?.count)]
    }),
  )
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
  } catch {
    return []
  }
}

/** A rename may reach the disk before what was written; a folder cannot be opened so on Windows. */
export function syncToDisk(path: string): void {
  if (process.platform === 'win32' && statSync(path).isDirectory()) return
  const descriptor = openSync(path, 'r')
  try {
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
}
