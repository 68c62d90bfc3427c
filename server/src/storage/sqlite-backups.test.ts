import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  linkSync,
  mkdirSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test, vi } from 'vitest'
import { makeFolder } from '../../test/start-app.ts'
import { assertWhole, countRows } from './copy-whole.ts'
import { openDatabase } from './database.ts'
import { holdSqliteFile } from './hold-sqlite-file.ts'
import { restoreSqlite } from './restore-sqlite.ts'
import { listBackups, makeBackup } from './sqlite-backups.ts'
import { startBackups } from './start-backups.ts'

/** A database with recipes, and a connection that goes on writing into it. */
function makeDatabase(recipes: number) {
  const folder = makeFolder('roux-backups-')
  const file = join(folder, 'roux.sqlite')
  const db = new DatabaseSync(file)
  onTestFinished(() => {
    if (db.isOpen) db.close()
  })
  db.exec('pragma journal_mode = wal; create table recipes (id integer primary key, title text)')
  const add = (title: string) => db.prepare('insert into recipes (title) values (?)').run(title)
  db.exec('begin')
  for (let number = 0; number < recipes; number += 1) add(`recipe ${number}`)
  db.exec('commit')
  return { folder, file, db, add, backups: join(folder, 'backups') }
}

const titlesIn = (file: string) => {
  const db = new DatabaseSync(file, { readOnly: true })
  try {
    return db
      .prepare('select title from recipes order by id')
      .all()
      .map(({ title }) => title)
  } finally {
    db.close()
  }
}

test('a back-up holds what was there, also what is still in the log', async () => {
  const { file, backups } = makeDatabase(20)
  const { name } = await makeBackup(file, backups, 7)
  expect(titlesIn(join(backups, name))).toEqual(titlesIn(file))
  expect(readdirSync(backups)).toEqual([name])
})

test('the newest are kept, and nothing that a back-up before them left undone', async () => {
  const { file, backups } = makeDatabase(1)
  const names: string[] = []
  for (let made = 0; made < 4; made += 1) {
    names.push((await makeBackup(file, backups, 2)).name)
    writeFileSync(join(backups, `${names.at(-1)}.part`), 'broken off')
  }
  await makeBackup(file, backups, 2)
  expect(listBackups(backups)).toHaveLength(2)
  expect(listBackups(backups)[1]?.name).toBe(names[3])
  expect(readdirSync(backups).filter((name) => name.endsWith('.part'))).toEqual([])
})

const dayMs = 24 * 60 * 60 * 1000

test('a back-up is there when it has been made, however many there are that a clock dated ahead', async () => {
  const { file, backups } = makeDatabase(1)
  const wrong = () => Date.now() + 400 * dayMs
  const ahead: string[] = []
  for (let made = 0; made < 3; made += 1) ahead.push((await makeBackup(file, backups, 3, wrong)).name)
  for (const left of [[ahead[2], ahead[1]], [ahead[2]], []]) {
    const { name } = await makeBackup(file, backups, 3)
    expect(listBackups(backups)[0]?.name).toBe(name)
    expect(listBackups(backups).map((one) => one.name)).toEqual(expect.arrayContaining([name, ...left]))
    expect(listBackups(backups)).toHaveLength(3)
  }
  const only = await makeBackup(file, backups, 1)
  expect(readdirSync(backups)).toEqual([only.name])
})

test('a clock that was set back to a time that has a back-up makes another one', async () => {
  const { file, backups } = makeDatabase(1)
  const stopped = () => Date.UTC(2026, 0, 1)
  const made = [await makeBackup(file, backups, 7, stopped), await makeBackup(file, backups, 7, stopped)]
  expect(new Set(made.map(({ name }) => name)).size).toBe(2)
  expect(listBackups(backups)).toHaveLength(2)
})

test('a back-up is made when the newest that is not of the future is old enough, and after a jump of the clock', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const { file, backups: folder } = makeDatabase(1)
  let time = Date.UTC(2026, 10, 22)
  const settings = { database: { engine: 'sqlite', file }, backups: { folder, everyHours: 24, keep: 9 } } as const
  const backups = startBackups(
    settings,
    (error) => expect.unreachable(String(error)),
    () => time,
  )
  /** How many there are after so many minutes, at whose beginning the clock jumps. */
  const madeAfter = async (minutes: number, jump = 0) => {
    time += minutes * 60_000 + jump
    await vi.advanceTimersByTimeAsync(minutes * 60_000)
    // The next one is planned when this one has been made.
    await expect.poll(() => vi.getTimerCount()).toBe(1)
    return backups.list().length
  }
  expect(await madeAfter(1)).toBe(1)
  expect(await madeAfter(23 * 60)).toBe(1)
  expect(await madeAfter(60)).toBe(2)
  expect(await madeAfter(60, dayMs)).toBe(3)
  expect(await madeAfter(60, -365 * dayMs)).toBe(4)
  expect(await madeAfter(22 * 60, -30_000)).toBe(4)
  expect(await madeAfter(2 * 60)).toBe(5)
  expect(await madeAfter(22 * 60, 30_000)).toBe(5)
  expect(await madeAfter(2 * 60, 365 * dayMs)).toBe(6)
  await backups.stop()
})

test('a back-up while others write is whole', async () => {
  const { file, backups, add } = makeDatabase(2000)
  let isDone = false
  const writing = (async () => {
    while (!isDone) {
      add('written meanwhile')
      await new Promise((resolve) => setImmediate(resolve))
    }
  })()
  const { name } = await makeBackup(file, backups, 7)
  isDone = true
  await writing
  expect(titlesIn(join(backups, name)).length).toBeGreaterThanOrEqual(2000)
})

test('rows that come and go while it is made are no damage', async () => {
  const { file, backups, db } = makeDatabase(500)
  db.exec('create table outbox (id integer primary key)')
  let isThere = false
  const flicker = setInterval(() => {
    db.exec(isThere ? 'delete from outbox' : 'insert into outbox (id) values (1)')
    isThere = !isThere
  })
  onTestFinished(() => clearInterval(flicker))
  for (let made = 0; made < 5; made += 1) {
    const copy = join(backups, (await makeBackup(file, backups, 1)).name)
    expect(titlesIn(copy)).toHaveLength(500)
  }
})

test('two that are made at once do not get in the way of each other', async () => {
  const { file, backups } = makeDatabase(3000)
  const made = await Promise.all([makeBackup(file, backups, 7), makeBackup(file, backups, 7)])
  expect(listBackups(backups).map(({ name }) => name)).toEqual(
    made
      .map(({ name }) => name)
      .toSorted()
      .toReversed(),
  )
})

test('what cannot be read in the folder of back-ups is none, and does no harm', async () => {
  const { file, backups, folder } = makeDatabase(1)
  mkdirSync(join(backups, 'roux-2026-01-01T00-00-00-000Z.sqlite'), { recursive: true })
  symlinkSync(join(folder, 'gone'), join(backups, 'roux-2026-01-02T00-00-00-000Z.sqlite'))
  const { name } = await makeBackup(file, backups, 1)
  expect(listBackups(backups).map((one) => one.name)).toEqual([name])
})

test('a folder that cannot be written to is said, and said again', async () => {
  const { file, folder, backups } = makeDatabase(1)
  writeFileSync(backups, 'no folder')
  await expect(makeBackup(file, backups, 7)).rejects.toThrow(/EEXIST|ENOTDIR/)
  await expect(makeBackup(join(folder, 'nothing'), join(folder, 'other'), 7)).rejects.toThrow('There is no file')
  rmSync(backups)
  expect((await makeBackup(file, backups, 7)).bytes).toBeGreaterThan(0)
})

test('a damaged file is no back-up: it is refused, and the database stays as it is', async () => {
  const { file, backups, folder, db } = makeDatabase(2000)
  const { name } = await makeBackup(file, backups, 7)
  db.close()
  const backup = join(backups, name)
  truncateSync(backup, 20_000)
  await expect(restoreSqlite(backup, file)).rejects.toThrow()
  await expect(restoreSqlite(join(folder, 'nothing'), file)).rejects.toThrow('There is no file')
  writeFileSync(join(folder, 'text'), 'no database at all')
  await expect(restoreSqlite(join(folder, 'text'), file)).rejects.toThrow()
  await expect(restoreSqlite(file, file)).rejects.toThrow('the database itself')
  expect(titlesIn(file)).toHaveLength(2000)
})

test('a restored file holds the rows of the back-up, and what was there is kept beside it', async () => {
  const { file, backups, add, db } = makeDatabase(3)
  const { name } = await makeBackup(file, backups, 7)
  add('later')
  db.close()
  const aside = await restoreSqlite(join(backups, name), file)
  expect(titlesIn(file)).toEqual(['recipe 0', 'recipe 1', 'recipe 2'])
  expect(titlesIn(aside ?? '')).toEqual(['recipe 0', 'recipe 1', 'recipe 2', 'later'])
})

test('what is still in the log beside it belongs to the file that is restored', async () => {
  const { file, add } = makeDatabase(3)
  add('in the log')
  const other = join(makeFolder('roux-empty-'), 'roux.sqlite')
  await restoreSqlite(file, other)
  expect(titlesIn(other)).toContain('in the log')
})

test('a back-up is restored into an empty folder', async () => {
  const { file, backups } = makeDatabase(3)
  const { name } = await makeBackup(file, backups, 7)
  const other = join(makeFolder('roux-empty-'), 'new', 'roux.sqlite')
  expect(await restoreSqlite(join(backups, name), other)).toBeUndefined()
  expect(statSync(dirname(other)).mode & 0o077).toBe(0)
  assertWhole(other)
  const db = new DatabaseSync(other)
  expect(countRows(db).get('recipes')).toBe(3)
  db.close()
})

test('a file that has a second name is held under neither, and one that a link leads to is the one it leads to', async () => {
  const { folder, file } = makeDatabase(1)
  const impatient = { tries: 1, pause: 0 }
  const letGo = await holdSqliteFile(file, impatient)
  symlinkSync(file, join(folder, 'link.sqlite'))
  await expect(holdSqliteFile(join(folder, 'link.sqlite'), impatient)).rejects.toThrow('Another Roux is using')
  linkSync(file, join(folder, 'second.sqlite'))
  await expect(holdSqliteFile(join(folder, 'second.sqlite'), impatient)).rejects.toThrow('second.sqlite is there under')
  letGo()
  await expect(holdSqliteFile(file, impatient)).rejects.toThrow('roux.sqlite is there under another name too')
  rmSync(join(folder, 'second.sqlite'))
  ;(await holdSqliteFile(file, impatient))()
})

test('nobody else may read the database, what is beside it or its back-ups, whatever the folder lets them', async () => {
  const folder = makeFolder('roux-rights-')
  chmodSync(folder, 0o755)
  const [file, backups] = [join(folder, 'roux.sqlite'), join(folder, 'backups')]
  const settings = { engine: 'sqlite', file } as const
  const rights = () => {
    const paths = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
    return paths.map(({ parentPath, name }) => [name, statSync(join(parentPath, name)).mode & 0o777])
  }
  const first = await openDatabase(settings, () => undefined)
  const letGo = await holdSqliteFile(file)
  await makeBackup(file, backups, 7)
  const made = rights()
  expect(made.map(([name]) => name)).toEqual(
    expect.arrayContaining(['roux.sqlite', 'roux.sqlite-wal', 'roux.sqlite.lock']),
  )
  expect(made).toEqual(made.map(([name]) => [name, 0o600]))
  await first.close()
  letGo()
  // As an earlier Roux left them.
  for (const name of readdirSync(folder, { recursive: true })) chmodSync(join(folder, String(name)), 0o755)
  const second = await openDatabase(settings, () => undefined)
  ;(await holdSqliteFile(file))()
  const { name } = await makeBackup(file, backups, 7)
  await second.close()
  await restoreSqlite(join(backups, name), file)
  expect(rights()).toEqual(rights().map(([one]) => [one, 0o600]))
  expect(rights().map(([one]) => one)).toEqual(expect.arrayContaining([expect.stringContaining('roux.sqlite.before-')]))
})

test('a file that is no database is named', async () => {
  const { folder, file } = makeDatabase(1)
  const text = join(folder, 'text.sqlite')
  writeFileSync(text, 'no database at all'.repeat(100))
  const says = new RegExp(`${text}: file is not a database`)
  await expect(openDatabase({ engine: 'sqlite', file: text }, () => undefined)).rejects.toThrow(says)
  await expect(makeBackup(text, join(folder, 'backups'), 7)).rejects.toThrow(says)
  await expect(restoreSqlite(text, file)).rejects.toThrow(says)
  writeFileSync(`${file}.lock`, 'no lock at all'.repeat(100))
  await expect(holdSqliteFile(file)).rejects.toThrow(`${file}.lock: file is not a database`)
})

test('a file is held by one process alone, and let go of however that ends', async () => {
  const file = join(makeFolder('roux-held-'), 'roux.sqlite')
  const module = fileURLToPath(new URL('hold-sqlite-file.ts', import.meta.url))
  const program = `const { holdSqliteFile } = await import(${JSON.stringify(module)})
    await holdSqliteFile(${JSON.stringify(file)})
    console.log('held')
    setInterval(() => globalThis.gc(), 5)`
  const child = spawn(process.execPath, ['--expose-gc', '--input-type=module', '-e', program])
  await once(child.stdout, 'data')
  const impatient = { tries: 2, pause: 20 }
  await expect(holdSqliteFile(file, impatient)).rejects.toThrow(/Another Roux is using .*DATABASE_URL/)
  child.kill('SIGKILL')
  await once(child, 'exit')
  const letGo = await holdSqliteFile(file, impatient)
  await expect(holdSqliteFile(file, impatient)).rejects.toThrow('Another Roux')
  letGo()
  ;(await holdSqliteFile(file, impatient))()
})
