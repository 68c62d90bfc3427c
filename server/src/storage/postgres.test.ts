import { renameSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { Client } from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { testTable } from '../../../contract/test/test-table.ts'
import { createEmptyDatabase } from '../../test/engines.ts'
import { startPostgres } from '../../test/postgres.ts'
import { bearer, signUp } from '../../test/sign-up.ts'
import { readError, startApp } from '../../test/start-app.ts'
import { openDatabase } from './database.ts'
import { postgres as engine } from './postgres.ts'

test('a PostgreSQL that is gone answers 503 with a pause, and Roux is back with it', async () => {
  const postgres = await startPostgres()
  onTestFinished(postgres.stop)
  const url = await startApp('postgres', { database: { engine: 'postgres', url: postgres.url('postgres') } })
  const cook = await signUp(url)
  const ask = () => fetch(`${url}/api/v1/recipes/`, { headers: bearer(cook) })
  const isReady = async () => (await fetch(`${url}/readyz`)).ok
  expect([(await ask()).status, await isReady()]).toEqual([200, true])

  const admin = new Client({ connectionString: postgres.url('postgres') })
  await admin.connect()
  onTestFinished(() => admin.end())
  const socket = join(postgres.folder, '.s.PGSQL.5432')
  renameSync(socket, `${socket}.away`)
  await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()')
  for (let tries = 0; tries < 3; tries += 1) {
    const response = await ask()
    expect(response.status).toBe(503)
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await readError(response)).toMatchObject({ code: 'stopping', detail: 'Service Unavailable' })
  }
  await expect.poll(isReady, { timeout: 3000 }).toBe(false)

  renameSync(`${socket}.away`, socket)
  await expect.poll(isReady, { timeout: 2000 }).toBe(true)
  expect((await ask()).status).toBe(200)
})

test('a connection that dies inside a transaction fails that transaction, and nothing else', async () => {
  const settings = await createEmptyDatabase('postgres')
  const database = await openDatabase(settings, () => undefined)
  onTestFinished(() => database.close())
  const backend = sql<{ pid: number }>`select pg_backend_pid() as pid`
  const broken = database.db.transaction().execute(async (trx) => {
    const pid = (await backend.execute(trx)).rows[0]?.pid
    await sql`select pg_terminate_backend(${pid})`.execute(database.db)
    // No statement is under way when the news arrives.
    await expect
      .poll(async () => (await sql`select 1 from pg_stat_activity where pid = ${pid}`.execute(database.db)).rows)
      .toEqual([])
    await backend.execute(trx)
  })
  await expect(broken).rejects.toSatisfy(database.engine.isUnavailable)
  await database.ping()
})

testTable([
  ...['ENOTFOUND', 'EAI_AGAIN', 'ECONNREFUSED', 'EHOSTUNREACH', 'ENETUNREACH', 'ETIMEDOUT', 'EPIPE'],
  ...['08006', '08P01', '25006', '25P03', '28P01', '3D000', '53100', '53200', '53300', '55P03'],
  ...['57014', '57P01', '57P03', '57P05', '58030'],
])('what says that PostgreSQL cannot be used at present is read so', (code) => {
  expect(engine.isUnavailable(Object.assign(new Error('of pg'), { code }))).toBe(true)
})

testTable(['22001', '23505', '25P02', '40P01', '42601', '42P01', 'XX000', 'ERR_INVALID_ARG_TYPE'])(
  'what else PostgreSQL says is a fault of ours',
  (code) => {
    expect(engine.isUnavailable(Object.assign(new Error('of pg'), { code }))).toBe(false)
  },
)
