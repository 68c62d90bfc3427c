import { renameSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { Client } from 'pg'
import { describe, expect, onTestFinished, test } from 'vitest'
import { startAppWithDatabase } from '../../test/call-as.ts'
import { createDatabase } from '../../test/engines.ts'
import { startPostgres } from '../../test/postgres.ts'
import { bearer, signUp } from '../../test/sign-up.ts'
import { readError, startApp } from '../../test/start-app.ts'
import { openDatabase } from '../storage/database.ts'

describe('metrics', () => {
  const metricsToken = 'a-token-of-the-monitor'
  const read = (url: string, token?: string) =>
    fetch(`${url}/metrics`, token === undefined ? {} : { headers: { authorization: `Bearer ${token}` } })

  test('are for whoever knows the token, and a missing page for everybody else', async () => {
    const url = await startApp('sqlite', { metricsToken })
    for (const token of [undefined, '', 'another', `${metricsToken}x`]) {
      expect((await read(url, token)).status).toBe(404)
    }
    const response = await read(url, metricsToken)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toContain('text/plain')
  })

  test('are not there without a token set', async () => {
    const text = await (await read(await startApp('sqlite'), 'x')).text()
    expect(text).not.toContain('process_cpu')
  })

  test('count by route and never name an address, an e-mail or an id', async () => {
    const { url, call } = await startAppWithDatabase('sqlite', { metricsToken })
    const cook = await signUp(url)
    await call(undefined, 'POST', `/password-recovery/${cook.email}`)
    await call(cook, 'GET', '/recipes/0199aaaa-0000-7000-8000-000000000000')
    const text = await (await read(url, metricsToken)).text()
    expect(text).toContain(
      'http_request_duration_seconds_count{method="GET",route="/api/v1/recipes/:id",status="404"} 1',
    )
    expect(text).toMatch(/nodejs_eventloop_lag_seconds \d/)
    expect(text).not.toContain('@')
    expect(text).not.toContain('0199aaaa')
  })
})

describe('other origins', () => {
  const ask = (url: string, origin: string, method = 'GET') =>
    fetch(`${url}/api/v1/users/me`, {
      method,
      headers: { origin, ...(method === 'OPTIONS' && { 'access-control-request-method': 'GET' }) },
    })
  const allowed = (response: Response) => response.headers.get('access-control-allow-origin')

  test('may not call the API', async () => {
    const url = await startApp('sqlite')
    expect(allowed(await ask(url, 'https://evil.example'))).toBeNull()
    expect(allowed(await ask(url, 'https://evil.example', 'OPTIONS'))).toBeNull()
  })

  test('may where they are named, and only they', async () => {
    const url = await startApp('sqlite', { corsOrigins: ['https://app.example.org'] })
    const response = await ask(url, 'https://app.example.org', 'OPTIONS')
    expect(allowed(response)).toBe('https://app.example.org')
    expect(response.headers.get('access-control-allow-credentials')).toBe('true')
    for (const origin of ['https://evil.example', 'https://app.example.org.evil.example', 'null']) {
      expect(allowed(await ask(url, origin))).toBeNull()
      expect(allowed(await ask(url, origin, 'OPTIONS'))).toBeNull()
    }
  })
})

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
  expect(await isReady()).toBe(false)

  renameSync(`${socket}.away`, socket)
  await expect.poll(isReady, { timeout: 2000 }).toBe(true)
  expect((await ask()).status).toBe(200)
})

test('a connection that dies inside a transaction fails that transaction, and nothing else', async () => {
  const settings = await createDatabase('postgres')
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
