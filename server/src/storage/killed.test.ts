import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { blankRow } from '../../test/blank-recipe.ts'
import { createEmptyDatabase, engines } from '../../test/engines.ts'
import { makeFolder } from '../../test/start-app.ts'
import type { DatabaseSettings } from '../config.ts'
import { connectTo, openDatabase } from './database.ts'
import { moveToPostgres } from './move-to-postgres.ts'
import { restoreSqlite } from './restore-sqlite.ts'
import { listBackups, makeBackup } from './sqlite-backups.ts'

/** A process of its own that runs a program with our modules. */
function runProgram(program: string) {
  const child = spawn(process.execPath, ['--input-type=module', '-e', program])
  onTestFinished(() => void child.kill('SIGKILL'))
  let complaint = ''
  child.stderr.on('data', (text: Buffer) => (complaint += text.toString()))
  return { child, gone: once(child, 'exit'), complaint: () => complaint }
}

async function killOnceItSpeaks(program: string): Promise<void> {
  const { child, gone, complaint } = runProgram(program)
  child.stdout.once('data', () => child.kill('SIGKILL'))
  expect([await gone, complaint()]).toEqual([[null, 'SIGKILL'], ''])
}

const load = (file: string) => `await import(${JSON.stringify(import.meta.resolve(file))})`

/** Says a word and waits, so that what is under way is killed there and nowhere else. */
const stayHere =
  "process.stdout.write('here'); for (;;) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1000)"

/** A back-up and a restore count from the moment a file gets its name. */
const stayBeforeRenaming = `
  const fs = (await import('node:fs')).default
  fs.renameSync = () => { ${stayHere} }
  ;(await import('node:module')).syncBuiltinESMExports()`

async function addRecipes(settings: DatabaseSettings, count: number): Promise<void> {
  const { db, close } = await openDatabase(settings, () => undefined)
  const user = { id: 'u', email: 'a@example.org', email_key: 'a@example.org', full_name: null, password_hash: '' }
  const flags = { is_active: true, is_superuser: false, email_verified: false }
  await db
    .insertInto('users')
    .values({ ...user, ...flags, created_at: '' })
    .execute()
  const row = { ...blankRow, user_id: 'u', description: 'x'.repeat(2000) }
  await db
    .insertInto('recipes')
    .values(Array.from({ length: count }, (_, number) => ({ ...row, id: `${number}`, title: `${number}` })))
    .execute()
  await close()
}

async function makeSqlite(recipes: number) {
  const settings = await createEmptyDatabase('sqlite')
  if (settings.engine !== 'sqlite') throw new Error('wrong engine')
  await addRecipes(settings, recipes)
  return { settings, file: settings.file, backups: join(makeFolder('roux-killed-'), 'backups') }
}

test.each(engines)('a migration that is killed leaves nothing, and the next start does it, on %s', async (engine) => {
  const settings = await createEmptyDatabase(engine)
  await killOnceItSpeaks(`
    const { connectTo } = ${load('./database.ts')}
    const { migrate } = ${load('./migrate.ts')}
    const halfway = {
      transformResult: async ({ result }) => result,
      transformQuery: ({ node }) => {
        if (node.kind === 'CreateIndexNode') { ${stayHere} }
        return node
      },
    }
    await migrate(connectTo(${JSON.stringify(settings)}, { hasTimeLimits: false }).withPlugin(halfway))`)
  const db = connectTo(settings, { hasTimeLimits: false })
  onTestFinished(() => db.destroy())
  const tables = async () => (await db.introspection.getTables()).map(({ name }) => name)
  expect(await tables()).not.toContain('users')
  await addRecipes(settings, 1)
  expect(await tables()).toContain('users')
})

test('a back-up that is killed is none, and the next one clears away what it left', async () => {
  const { file, backups } = await makeSqlite(300)
  await killOnceItSpeaks(`
    ${stayBeforeRenaming}
    const { makeBackup } = ${load('./sqlite-backups.ts')}
    await makeBackup(${JSON.stringify(file)}, ${JSON.stringify(backups)}, 7)`)
  expect(readdirSync(backups)).toEqual([expect.stringMatching(/\.part$/)])
  expect(listBackups(backups)).toEqual([])
  const { name } = await makeBackup(file, backups, 7)
  expect(readdirSync(backups)).toEqual([name])
})

test('a restore that is killed leaves what was there, and can be done again', async () => {
  const { settings, file, backups } = await makeSqlite(3)
  const backup = join(backups, (await makeBackup(file, backups, 7)).name)
  const count = async (remove?: string) => {
    const { db, close } = await openDatabase(settings, () => undefined)
    if (remove !== undefined) await db.deleteFrom('recipes').where('id', '=', remove).execute()
    const rows = await db.selectFrom('recipes').select('id').execute()
    await close()
    return rows.length
  }
  expect(await count('0')).toBe(2)
  await killOnceItSpeaks(`
    ${stayBeforeRenaming}
    const { restoreSqlite } = ${load('./restore-sqlite.ts')}
    await restoreSqlite(${JSON.stringify(backup)}, ${JSON.stringify(file)})`)
  expect(await count()).toBe(2)
  await restoreSqlite(backup, file)
  expect(await count()).toBe(3)
})

test('a move that is killed leaves a mark and no rows, and the next one starts over', async () => {
  const { settings, file } = await makeSqlite(300)
  const target = await createEmptyDatabase('postgres')
  if (target.engine !== 'postgres') throw new Error('wrong engine')
  const mail = { id: 'm', kind: 'recovery' as const, email_key: 'a', language: 'en' as const, attempts: 0 }
  const source = await openDatabase(settings, () => undefined)
  await source.db
    .insertInto('outbox')
    .values({ ...mail, next_attempt_at: '', created_at: '' })
    .execute()
  await source.close()
  await (await openDatabase(target, () => undefined)).close()
  const client = new Client({ connectionString: target.url })
  await client.connect()
  onTestFinished(() => client.end())
  // The recipes are copied by the time the move has to wait here.
  await client.query('begin; lock table outbox in exclusive mode')
  const { child, gone } = runProgram(`
    const { moveToPostgres } = ${load('./move-to-postgres.ts')}
    await moveToPostgres(${JSON.stringify(file)}, ${JSON.stringify(target.url)})`)
  // Other tests have databases, and locks, on the same PostgreSQL.
  const own = '(select oid from pg_database where datname = current_database())'
  const waiting = `select 1 from pg_locks where not granted and database = ${own}`
  await expect.poll(async () => (await client.query(waiting)).rowCount).toBe(1)
  child.kill('SIGKILL')
  await gone
  await client.query('rollback')
  await expect(openDatabase(target, () => undefined)).rejects.toThrow('A move into this PostgreSQL broke off')
  expect((await client.query('select count(*) as count from recipes')).rows).toEqual([{ count: 0 }])
  expect(await moveToPostgres(file, target.url)).toMatchObject({ isAnew: true, rows: { recipes: 300, outbox: 1 } })
  await (await openDatabase(target, () => undefined)).close()
})
