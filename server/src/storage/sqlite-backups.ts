import { closeSync, fsyncSync, mkdirSync, openSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { backup, DatabaseSync } from 'node:sqlite'

export interface Backup {
  readonly name: string
  readonly bytes: number
  readonly made_at: string
}

/** Sorts by time; the colons of ISO 8601 are no good in a file name everywhere. */
const backupName = /^roux-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)-(\d{3})Z\.sqlite$/

/** In one go: a copy in pieces would begin anew with every write of another process. */
const allPages = 2 ** 31 - 1

/** The finished back-ups of a folder, newest first. */
export function listBackups(folder: string): Backup[] {
  return namesIn(folder)
    .filter((name) => backupName.test(name))
    .toSorted()
    .toReversed()
    .map((name) => ({
      name,
      bytes: statSync(join(folder, name)).size,
      made_at: name.replace(backupName, '$1T$2:$3:$4.$5Z'),
    }))
}

/**
 * Copies a SQLite file while it is in use, checks the copy and keeps the newest ones. What a copy that broke off left
 * behind is cleared away with the next.
 * @param keep how many stay; 0 keeps all
 * @throws Error when the copy is not whole; it is not kept then
 */
export async function makeBackup(file: string, folder: string, keep: number): Promise<Backup> {
  mkdirSync(folder, { recursive: true })
  for (const name of namesIn(folder)) if (name.endsWith('.part')) rmSync(join(folder, name), { force: true })
  const name = `roux-${new Date().toISOString().replaceAll(/[:.]/g, '-')}.sqlite`
  const part = join(folder, `${name}.part`)
  try {
    await copyWhole(file, part)
    syncToDisk(part)
    renameSync(part, join(folder, name))
    syncToDisk(folder)
  } finally {
    for (const left of [part, `${part}-wal`, `${part}-shm`, `${part}-journal`]) rmSync(left, { force: true })
  }
  const all = listBackups(folder)
  const made = all.find((one) => one.name === name)
  if (!made) throw new Error('the back-up has gone missing')
  if (keep > 0) for (const old of all.slice(keep)) rmSync(join(folder, old.name), { force: true })
  return made
}

async function copyWhole(file: string, part: string): Promise<void> {
  const source = new DatabaseSync(file, { readOnly: true, timeout: 5000 })
  try {
    const before = countRows(source)
    await backup(source, part, { rate: allPages })
    const after = countRows(source)
    makeSingleFile(part)
    assertWhole(part, (table, count) => {
      const bounds = [before.get(table) ?? 0, after.get(table) ?? 0]
      // While rows come and go, the copy lies between what there was before and after.
      return before.has(table) && count >= Math.min(...bounds) && count <= Math.max(...bounds)
    })
  } finally {
    source.close()
  }
}

/** In WAL mode even a reader would put files beside it. */
function makeSingleFile(file: string): void {
  const copy = new DatabaseSync(file)
  copy.exec('pragma journal_mode = delete')
  copy.close()
}

/**
 * @param isRight whether a table may have that many rows
 * @throws Error when a file is no whole database
 */
export function assertWhole(file: string, isRight: (table: string, count: number) => boolean = () => true): void {
  const copy = new DatabaseSync(file, { readOnly: true })
  try {
    const verdict = String(copy.prepare('pragma integrity_check').get()?.integrity_check)
    if (verdict !== 'ok') throw new Error(`${file} is damaged: ${verdict}`)
    const counts = countRows(copy)
    if (!counts.has('recipes')) throw new Error(`${file} holds no recipes table`)
    for (const [table, count] of counts) {
      if (!isRight(table, count)) throw new Error(`${file} does not hold all of the table ${table}`)
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
