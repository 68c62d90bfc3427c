import { closeSync, existsSync, fsyncSync, openSync, rmSync, statSync } from 'node:fs'
import { backup, DatabaseSync } from 'node:sqlite'
import { keepPrivate } from './keep-private.ts'
import { nameFile } from './name-file.ts'

/** In one go: nothing is gained by pieces, and the log of the source grows until the copy is made. */
const allPages = 2 ** 31 - 1

/**
 * Copies all of a SQLite file, its log included, as it is at one moment, and checks the copy. What is kept for minutes
 * is left out: it would stay in a back-up for as long as that.
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
    const counts = nameFile(file, () => countRows(source))
    keepPrivate(part)
    await backup(source, part, { rate: allPages })
    assertWhole(part, makeSingleFile(part, counts))
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

/**
 * In WAL mode even a reader would put files beside it.
 * @param counts rows of each table of the source
 * @returns the rows that are to be there then
 */
function makeSingleFile(file: string, counts: ReadonlyMap<string, number>): ReadonlyMap<string, number> {
  const copy = new DatabaseSync(file)
  try {
    copy.exec('pragma journal_mode = delete')
    const left = counts.get('generation_keys')
    return left === undefined ? counts : new Map(counts).set('generation_keys', left - dropAnswers(copy))
  } finally {
    copy.close()
  }
}

/**
 * Takes the answers that wait for whoever repeats a request out of a SQLite database, and their bytes out of its file.
 * @returns how many there were
 */
export function dropAnswers(db: DatabaseSync): number {
  db.exec('pragma secure_delete = on')
  return Number(db.prepare('delete from generation_keys where answer is not null').run().changes)
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
